import { afterAll, beforeAll, describe, it } from "vitest"
import { cases } from "./portable.ts"
import { startStub } from "./stub.ts"

describe("the client in Node", () => {
  let stub: Awaited<ReturnType<typeof startStub>>
  beforeAll(async () => {
    stub = await startStub()
  })
  afterAll(() => stub.stop())

  for (const [name, run] of cases) it(name, () => run(stub.origin))
})
