import * as Dashboard from "@sendwright/dashboard/server/Dashboard"
import * as Docs from "@sendwright/docs/Docs"
import { RequestContext } from "@sendwright/http/RequestContext"
import * as Answers from "@sendwright/http/ResponseMiddleware"
import * as Routes from "@sendwright/http/Routes"
import * as Mailgun from "@sendwright/mailgun/Mailgun"
import { MailgunSettings } from "@sendwright/mailgun/MailgunSettings"
import * as Postmark from "@sendwright/postmark/Postmark"
import { PostmarkSettings } from "@sendwright/postmark/PostmarkSettings"
import * as Resend from "@sendwright/resend/Resend"
import { ResendSettings } from "@sendwright/resend/ResendSettings"
import * as SendGrid from "@sendwright/sendgrid/SendGrid"
import { SendGridSettings } from "@sendwright/sendgrid/SendGridSettings"
import * as SesApi from "@sendwright/ses-api/SesApi"
import { SesApiSettings } from "@sendwright/ses-api/SesApiSettings"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import * as Layer from "effect/Layer"
import type { SurfacePaths } from "../config/SurfacePaths.ts"
import * as ProviderEventsRoute from "../engine/ProviderEventsRoute.ts"
import * as ReceivedRoute from "../engine/ReceivedRoute.ts"

const toDocs = HttpServerResponse.redirect("/docs", { status: 303 })

/** `GET /`: without the dashboard, a browser that opens the address of the server is led to the documentation. */
const root = HttpRouter.use((router) =>
  router.add(
    "GET",
    "/",
    Effect.map(RequestContext, (context) => {
      context.route = "/"
      return toDocs
    })
  )
)

const posts = Layer.merge(ProviderEventsRoute.layer, ReceivedRoute.layer)

const always = Layer.mergeAll(Routes.layer, Docs.layer, Layer.provide(posts, Answers.layer))

/**
 * Every route of the reference server: those of the API, its documentation, those on which providers report and bring
 * mail, and the dashboard.
 */
export const layer = Layer.merge(always, Dashboard.layer)

/** The same without the dashboard. */
export const layerNoDashboard = Layer.merge(always, Layer.provide(root, Answers.layer))

/** The interfaces of other services, each under its path, where it has one. */
export const layerSurfaces = ({ mailgunPath, postmarkPath, resendPath, sendgridPath, sesPath }: SurfacePaths) =>
  Layer.mergeAll(
    resendPath === null
      ? Layer.empty
      : Layer.provide(Resend.layer, Layer.succeed(ResendSettings, { path: resendPath })),
    sendgridPath === null
      ? Layer.empty
      : Layer.provide(SendGrid.layer, Layer.succeed(SendGridSettings, { path: sendgridPath })),
    postmarkPath === null
      ? Layer.empty
      : Layer.provide(Postmark.layer, Layer.succeed(PostmarkSettings, { path: postmarkPath })),
    sesPath === null
      ? Layer.empty
      : Layer.provide(SesApi.layer, Layer.succeed(SesApiSettings, { path: sesPath })),
    mailgunPath === null
      ? Layer.empty
      : Layer.provide(Mailgun.layer, Layer.succeed(MailgunSettings, { path: mailgunPath }))
  )
