"""The built distribution, as a user gets it."""
