/**
 * Vitest global setup: the dashboard's page, built once for the run if its sources have changed. The servers that tests
 * start serve it as it stands in `assets`, and answer 503 in its place where it is missing.
 */
import { buildPage } from "../../build.ts"

export default async function setup(): Promise<void> {
  await buildPage()
}
