#!/usr/bin/env node
import { createRequire } from "node:module"
import { create } from "./create.ts"

const { version } = createRequire(import.meta.url)("../package.json") as { readonly version: string }

process.exitCode = await create({
  args: process.argv.slice(2),
  version,
  nodeVersion: process.versions.node,
  manager: process.env["npm_config_user_agent"],
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr
})
