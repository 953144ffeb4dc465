import cluster from "node:cluster"

/** The variable by which a worker knows that it is one: its number among the workers of the server, from 1. */
export const numberVariable = "SENDWRIGHT_PROCESS"

/** The number of this process among the workers of a server; null: it is none of them. */
export const workerNumber = (environment: NodeJS.ProcessEnv): string | null =>
  cluster.isWorker ? environment[numberVariable] ?? null : null

/** Tells a process whether it is to do what happens once, as none has served before it. */
export const firstVariable = "SENDWRIGHT_PROCESS_FIRST"
