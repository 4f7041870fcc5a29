// The published original's JavaScript driver on the burst server; bursts.py says what it is asked and what it tells.
// Usage: PAPERCLIP_RUNNER_DIST=<its build> node codex_original.mjs '{"server": ..., "count": ...}'
import { register } from "node:module";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

// The part of the driver that trusts a checkout reads TOML, which it never does here; its parser need not be installed.
const parser = "data:text/javascript,export const parse = () => ({});";
const hook = `export const resolve = (name, context, next) =>
  name === "smol-toml" ? { url: ${JSON.stringify(parser)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const load = (path) => import(pathToFileURL(resolve(process.env.PAPERCLIP_RUNNER_DIST, path)).href);
const { ProcessCodexAppServerTransport } = await load("drivers/codex/app-server-transport.js");
const { CodexAppServerDriver } = await load("drivers/codex/codex-app-server-driver.js");
const { createCodexTaskEnvelope } = await load("contracts/codex.js");

const burst = { rate: 0, rounds: 1, stall: 0, way: "", ...JSON.parse(process.argv[2]) };
const text = `burst ${burst.count} ${burst.bytes} ${burst.rate}`;
const workspace = `${burst.folder}/workspace`;
const environment = { PATH: process.env.PATH, HOME: `${burst.folder}/home` };
const told = { rates: [], latencies: [], growth: 0, delivered: 0, failure: null };
const kibibytes = () => Math.round(process.memoryUsage.rss() / 1024);

const transport = () =>
  new ProcessCodexAppServerTransport({
    command: burst.server,
    args: ["app-server"],
    workingDirectory: workspace,
    environment,
    onDiagnostic: (message) => { told.failure ??= message; },
  });

async function takeDeltas(stream, isDelta, textOf) {
  const before = kibibytes();
  let started = 0n;
  let left = burst.count;
  for await (const entry of stream) {
    if (!isDelta(entry)) {
      if (entry.eventType === "session.failed") break;
      continue;
    }
    left -= 1;
    told.delivered += 1;
    if (burst.rate) {
      told.latencies.push(Number(process.hrtime.bigint() - BigInt(textOf(entry).slice(0, 20))) / 1e9);
    } else if (!started) {
      started = BigInt(textOf(entry).slice(0, 20));
      if (burst.stall) {
        await sleep(burst.stall * 1000);
        told.growth = kibibytes() - before;
      }
    }
    if (!left) break;
  }
  if (left) throw new Error(told.failure ?? "the stream ended early");
  if (!burst.rate && !burst.stall) told.rates.push((burst.count / Number(process.hrtime.bigint() - started)) * 1e9);
}

async function driverRound(number) {
  const driver = new CodexAppServerDriver({
    taskEnvelope: createCodexTaskEnvelope({ objective: "burst" }),
    conversationMode: "direct",
    capabilities: { goals: false },
    transportFactory: transport,
    environment,
    onDiagnostic: (message) => { told.failure ??= message; },
  });
  const session = await driver.openSession({
    runId: `run-${number}`,
    normalizedSessionId: "session-1",
    workingDirectory: workspace,
  });
  try {
    await session.startTurn({ message: { text } });
    await takeDeltas(session.events(), (event) => event.eventType === "item.delta", (event) => event.payload.text ?? event.payload.delta);
  } finally {
    await session.close({ reason: "done" });
  }
}

async function transportRound() {
  const wire = transport();
  try {
    await wire.request("initialize", { clientInfo: { name: "bench", title: "bench", version: "1" } });
    const { thread } = await wire.request("thread/start", { cwd: workspace });
    await wire.request("turn/start", { threadId: thread.id, input: [{ type: "text", text }] });
    await takeDeltas(wire.notifications(), (entry) => entry.method === "item/agentMessage/delta", (entry) => entry.params.delta);
  } finally {
    await wire.close();
  }
}

try {
  for (let number = 0; number < burst.rounds; number += 1) {
    await (burst.way === "transport" ? transportRound() : driverRound(number));
    told.failure = null;
  }
} catch (error) {
  told.failure = error.message;
}
process.stdout.write(JSON.stringify(told), () => process.exit(0));
