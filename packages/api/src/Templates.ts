import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access, Authorization, RequestErrors, scoped } from "./Authorization.ts"
import { Conflict, NotFound, ValidationError } from "./ErrorEnvelope.ts"
import { IdParam } from "./wire/Scalars.ts"
import { WireNewTemplate, WireRestore, WireTemplate, WireTemplateChange, WireTemplateVersion } from "./wire/Template.ts"

/** Stored texts for emails, with every version of them. */
export class TemplatesGroup extends HttpApiGroup.make("templates").add(
  HttpApiEndpoint.post("create", "/v1/templates", {
    payload: WireNewTemplate,
    success: WireTemplate.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict]
  }).annotateMerge(OpenApi.annotations({
    summary: "Add a template",
    description: "Its slug comes from its name unless one is given; a given slug that is taken is a conflict."
  })),
  HttpApiEndpoint.get("list", "/v1/templates", {
    success: Schema.Struct({ data: Schema.Array(WireTemplate) }).annotate({
      identifier: "TemplateList",
      description: "Every template of the account."
    })
  }).annotateMerge(OpenApi.annotations({
    summary: "List templates",
    description: "Every template of the account, oldest first."
  })),
  HttpApiEndpoint.get("get", "/v1/templates/:id", {
    params: { id: IdParam },
    success: WireTemplate,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Get a template",
    description: "One template, as its latest version has it."
  })),
  HttpApiEndpoint.patch("change", "/v1/templates/:id", {
    params: { id: IdParam },
    payload: WireTemplateChange,
    success: WireTemplate,
    error: [ValidationError, NotFound, Conflict]
  }).annotateMerge(OpenApi.annotations({
    summary: "Change a template",
    description: "Only passed fields change; null takes html or text away. Every save is a version of its own."
  })),
  HttpApiEndpoint.delete("remove", "/v1/templates/:id", {
    params: { id: IdParam },
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "Remove a template",
    description: "Emails that were sent from it keep the text they were sent with."
  })),
  HttpApiEndpoint.get("versions", "/v1/templates/:id/versions", {
    params: { id: IdParam },
    success: Schema.Struct({ data: Schema.Array(WireTemplateVersion) }).annotate({
      identifier: "TemplateVersionList",
      description: "Every version of a template."
    }),
    error: NotFound
  }).annotateMerge(OpenApi.annotations({
    summary: "List the versions of a template",
    description: "Every version, newest first."
  })),
  HttpApiEndpoint.post("restore", "/v1/templates/:id/restore", {
    params: { id: IdParam },
    payload: WireRestore,
    success: WireTemplate,
    error: [ValidationError, NotFound]
  }).annotateMerge(OpenApi.annotations({
    summary: "Restore an old version",
    description: "Saves the content of an old version as the next one; nothing is taken out of the history."
  }))
).middleware(RequestErrors).middleware(Authorization).annotateEndpoints(Access, scoped("templates:manage"))
  .annotateMerge(
    OpenApi.annotations({
      title: "Templates",
      description: "Stored texts for emails, with variables and a history."
    })
  )
{}
