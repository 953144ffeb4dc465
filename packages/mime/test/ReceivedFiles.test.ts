import { assert, describe, it } from "@effect/vitest"
import { ReceivedFiles } from "@sendwright/core/received/ReceivedFiles"
import * as Effect from "effect/Effect"
import * as ReceivedFilesLayer from "../src/ReceivedFiles.ts"

const message = Buffer.from(
  [
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Two files",
    "--b",
    "Content-Type: application/octet-stream; name=a.bin",
    "Content-Disposition: attachment; filename=a.bin",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from([0, 255, 10, 13]).toString("base64"),
    "--b",
    "Content-Type: text/plain; name=b.txt",
    "Content-Disposition: attachment; filename=b.txt",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "Gr=C3=B6=C3=9Fe",
    "--b--",
    ""
  ].join("\r\n")
)

describe("ReceivedFiles", () => {
  it.effect("reads the attachments of a message, decoded, in their order", () =>
    Effect.gen(function*() {
      const files = yield* ReceivedFiles
      const contents = (yield* files.read(message)).map((content) => Buffer.from(content, "base64"))
      assert.deepStrictEqual([...contents[0]!], [0, 255, 10, 13])
      assert.strictEqual(contents[1]!.toString(), "Größe")
      assert.strictEqual(contents.length, 2)
      assert.deepStrictEqual(yield* files.read(Buffer.from("Subject: none\r\n\r\n")), [])
    }).pipe(Effect.provide(ReceivedFilesLayer.layer)))
})
