/** Vitest global setup: the first directory of embedded databases, made once for the run, as each would take seconds. */
import { buildCluster } from "../build.ts"

export default async function setup(): Promise<void> {
  await buildCluster()
}
