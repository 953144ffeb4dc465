import { assert, describe, it } from "@effect/vitest"
import { finish } from "@sendwright/core/foundation/Steps"
import { render } from "@sendwright/core/templates/Rendering"
import * as Result from "effect/Result"
import * as FastCheck from "fast-check"
import { scriptLinks } from "../src/templates/ScriptLinks.ts"

const issuesOf = (html: string, u: string) => {
  const rendered = render({ subject: "s", html, text: null }, { u, word: "x" }, undefined)
  return Result.isFailure(rendered) ? rendered.failure.map(({ path }) => path.join(".")) : []
}

describe("a link of a template", () => {
  it("takes no value that runs code, however its scheme and its attribute are written", () => {
    const schemes = ["javascript:alert(1)", "JavaScript:1", " java\tscript:1", "vbscript:1", "data:text/html,x"]
    const links = ["<a href=\"{{u}}\">", "<a HREF = '{{ u }}'>", "<a href={{{u}}}>", "<form action=\"\n{{u}}\">"]
    FastCheck.assert(FastCheck.property(
      FastCheck.constantFrom(...schemes),
      FastCheck.constantFrom(...links),
      FastCheck.string(),
      (scheme, link, rest) => assert.deepStrictEqual(issuesOf(`<p>{{word}}</p>${link}`, scheme + rest), ["variables.u"])
    ))
  })

  it("looks at each value once, however often the html names it", () => {
    let looked = 0
    const variables = {
      get u() {
        looked++
        return " ".repeat(10_000)
      }
    }
    assert.deepStrictEqual(finish(scriptLinks("<a href={{u}}>{{u}}".repeat(1_000), variables)), [])
    assert.strictEqual(looked, 1)
  })

  it("takes every other address, and such a text where no link begins", () => {
    for (const address of ["https://example.com/javascript:", "mailto:a@b.example", "/a", "#javascript:", ""]) {
      assert.deepStrictEqual(issuesOf("<a href=\"{{u}}\">", address), [])
    }
    assert.deepStrictEqual(issuesOf("<img src=\"{{u}}\">", "data:image/png;base64,AA=="), [])
    for (
      const html of [
        "<p>{{u}}</p>",
        "<a href=\"https://a.example/?{{u}}\">",
        "<a data-xhref=\"{{u}}\">",
        "href=x {{u}}"
      ]
    ) {
      assert.deepStrictEqual(issuesOf(html, "javascript:1"), [])
    }
  })
})
