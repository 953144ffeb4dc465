/**
 * Vitest global setup: builds the dashboard's page once for the run, if its sources have changed. Servers that tests
 * start serve it from `assets`. Without it they answer 503.
 */
import { buildPage } from "../../build.ts"

export default async function setup(): Promise<void> {
  await buildPage()
}
