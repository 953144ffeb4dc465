import * as Redocly from "@redocly/openapi-core"
import { Api } from "@sendwright/api/Api"
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core"
import { oas3_1 } from "@stoplight/spectral-formats"
import { schema, truthy } from "@stoplight/spectral-functions"
import { oas } from "@stoplight/spectral-rulesets"
import { OpenApi } from "effect/http-api"
import { assert, describe, it } from "vitest"

const text = JSON.stringify(OpenApi.fromApi(Api))

describe("the OpenAPI document", () => {
  it("breaks none of Redocly's recommended rules", async () => {
    const config = await Redocly.createConfig({ extends: ["recommended-strict"], telemetry: "off" })
    const problems = await Redocly.lintFromString({ source: text, absoluteRef: "/openapi.json", config })
    assert.deepStrictEqual(
      problems.map(({ location, message, ruleId }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
      []
    )
  }, 300_000)

  it("breaks none of Spectral's rules for OpenAPI, and every body has an example", async () => {
    const spectral = new Spectral()
    spectral.setRuleset({
      extends: [[oas as unknown as RulesetDefinition, "recommended"]],
      rules: {
        // Whom to ask is for the operator to say; the document is every operator's.
        "info-contact": "off",
        // As in later versions of the rules: this one's own path breaks on the null of an example.
        "duplicated-entry-in-enum": {
          given: "$..[?(@property !== 'properties' && @ && @.enum && @.enum.constructor.name === 'Array')]",
          then: { field: "enum", function: schema, functionOptions: { schema: { type: "array", uniqueItems: true } } }
        },
        "body-example": {
          description: "Each body of a request and of an answer has an example",
          formats: [oas3_1],
          given: "$.paths[*][*]..content[application/json]",
          then: { field: "examples", function: truthy },
          severity: "error"
        }
      }
    })
    const problems = await spectral.run(JSON.parse(text))
    assert.deepStrictEqual(problems.map(({ code, message, path }) => `${code} ${path.join("/")}: ${message}`), [])
  }, 300_000)
})
