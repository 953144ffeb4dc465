import { RequestErrors } from "@sendwright/api/Authorization"
import { Conflict, NotFound, sendErrors, ValidationError } from "@sendwright/api/ErrorEnvelope"
import { IdParam, Mode } from "@sendwright/api/wire/Scalars"
import { WireNewTemplate, WireTemplate, WireTemplateChange, WireTemplateVersion } from "@sendwright/api/wire/Template"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import * as Schema from "effect/Schema"
import { Access } from "./Access.ts"
import { ForMembers } from "./Guard.ts"
import { accountBase, accountParams } from "./paths.ts"
import {
  VersionParam,
  WireTemplates,
  WireTemplateTest,
  WireTestOptions,
  WireTestSent,
  WireVersions
} from "./wire/Template.ts"

const params = { ...accountParams, id: IdParam } as const
const one = `${accountBase}/templates/:id` as const
const versionParams = { ...params, version: VersionParam } as const
const version = `${one}/versions/:version` as const

/** The templates of an account, their versions, and the data for writing them. */
export class TemplatesGroup extends HttpApiGroup.make("templates").add(
  HttpApiEndpoint.get("list", `${accountBase}/templates`, {
    params: accountParams,
    success: WireTemplates
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("create", `${accountBase}/templates`, {
    params: accountParams,
    payload: WireNewTemplate,
    success: WireTemplate.pipe(HttpApiSchema.status(201)),
    error: [ValidationError, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("get", one, { params, success: WireTemplate, error: NotFound }).annotate(Access, "viewer"),
  // Changes one version, and saves the result as the next. If the version is no longer the latest, it is a conflict.
  HttpApiEndpoint.patch("save", version, {
    params: versionParams,
    payload: WireTemplateChange,
    success: WireTemplate,
    error: [ValidationError, NotFound, Conflict]
  }).annotate(Access, "developer"),
  HttpApiEndpoint.delete("remove", one, {
    params,
    success: HttpApiSchema.NoContent,
    error: NotFound
  }).annotate(Access, "developer"),
  HttpApiEndpoint.get("versions", `${one}/versions`, {
    params,
    query: { before: Schema.optionalKey(VersionParam) },
    success: WireVersions,
    error: NotFound
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.get("version", version, {
    params: versionParams,
    success: WireTemplateVersion,
    error: NotFound
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("restore", `${version}/restore`, {
    params: versionParams,
    success: WireTemplate,
    error: [ValidationError, NotFound]
  }).annotate(Access, "developer"),
  // An empty document with the policy of a preview. The page writes the unsaved template into it.
  HttpApiEndpoint.get("frame", `${accountBase}/template-frame`, {
    params: accountParams,
    query: { images: Schema.optionalKey(Schema.Literal("remote")) },
    success: Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/html; charset=utf-8" }))
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.get("testOptions", `${accountBase}/template-tests`, {
    params: accountParams,
    success: WireTestOptions
  }).annotate(Access, "viewer"),
  HttpApiEndpoint.post("test", `${accountBase}/template-tests`, {
    params: accountParams,
    query: { mode: Schema.optionalKey(Mode) },
    payload: WireTemplateTest,
    success: WireTestSent.pipe(HttpApiSchema.status(201)),
    error: sendErrors
  }).annotate(Access, "developer")
).middleware(RequestErrors).middleware(ForMembers) {}
