/**
 * The statements that the engine runs most often, as they are sent: one file each in `statements`, to be read and to be
 * reviewed when it changes. `vitest packages/postgres/test/statements -u` writes them anew, and their plans.
 */
import { assert, layer } from "@effect/vitest"
import * as PgStorage from "@sendwright/postgres/PgStorage"
import * as fixtures from "@sendwright/testing/fixtures"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { expect } from "vitest"
import { random, serverClient } from "./databases.ts"
import {
  acceptStatements,
  formatted,
  handOffStatements,
  logStatements,
  makeRecorder,
  type Shown,
  siteStatements,
  webhookStatements
} from "./hotStatements.ts"

const recorder = makeRecorder()
const client = Layer.effect(SqlClient, Effect.map(SqlClient, recorder.recorded)).pipe(Layer.provide(serverClient))
const storage = PgStorage.layer.pipe(Layer.provideMerge(client), Layer.provide(Layer.merge(random, fixtures.peppers)))

/** Holds what a command sends to its file. */
const shown: Shown = (name, command) =>
  Effect.gen(function*() {
    recorder.take()
    const answer = yield* command
    const texts = recorder.take().map(({ text }) => formatted(text))
    assert.isNotEmpty(texts, name)
    const file = `./statements/${name}.sql`
    yield* Effect.promise(() => expect(`${texts.join(";\n\n")}\n`).toMatchFileSnapshot(file))
    return answer
  })

layer(storage)("the statement", (it) => {
  it.effect("of an accept", () => acceptStatements(shown))

  it.effect("of a hand-off", () => handOffStatements(shown))

  it.effect("of a site of receivers", () => siteStatements(shown))

  it.effect("of a webhook", () => webhookStatements(shown))

  it.effect("of a page of the log", () => logStatements(shown))
})
