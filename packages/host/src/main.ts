#!/usr/bin/env node
import "effect/schema/SchemaJITCompiler/enable"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { program } from "./cli/Program.ts"

NodeRuntime.runMain(program)
