import type { Caller } from "@sendwright/core/accounts/Caller"
import { NotFound, type SendwrightError, ValidationError } from "@sendwright/core/foundation/Errors"
import { parseOptions, queryIssuesOf } from "@sendwright/core/foundation/Issues"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { HttpRouter, HttpServerRequest, type HttpServerResponse } from "effect/http"
import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { makeAdmit } from "./Authorization.ts"
import { dieOnServerFault, type ServerFault } from "./dieOnServerFault.ts"
import { errorResponse } from "./Failures.ts"
import { RequestContext } from "./RequestContext.ts"
import { unknownQuery } from "./RequestErrors.ts"

type TypeOf<S> = [S] extends [never] ? undefined : S extends Schema.Top ? S["Type"] : undefined

/** What a request asks of an endpoint: its caller is let in, its path and its query are read, its body is not. */
interface Asked<Endpoint> {
  readonly caller: Caller
  readonly request: HttpServerRequest.HttpServerRequest
  readonly params: TypeOf<HttpApiEndpoint.Params<Endpoint>>
  readonly query: TypeOf<HttpApiEndpoint.Query<Endpoint>>
}

/** Answers a request, or says what is wrong with it. */
type Answer<Endpoint> = (
  asked: Asked<Endpoint>
) => Effect.Effect<HttpServerResponse.HttpServerResponse, SendwrightError | ServerFault>

/** One answer for each endpoint of a group. */
export type Answers<Group> = {
  readonly [Identifier in HttpApiGroup.Endpoints<Group>["identifier"]]: Answer<
    HttpApiEndpoint.WithIdentifier<HttpApiGroup.Endpoints<Group>, Identifier>
  >
}

type Reader = (input: unknown) => Result.Result<unknown, Schema.SchemaError>

const reader = (schema: Schema.Top): Reader =>
  Schema.decodeUnknownResult(schema as Schema.Decoder<unknown>, parseOptions) as Reader

/** Reads the path and the query of a request as its endpoint declares them. */
const readerOf = ({ params, query }: HttpApiEndpoint.Top) => {
  const readParams = params === undefined ? undefined : reader(params)
  const readQuery = query === undefined ? undefined : reader(Schema.toCodecArrayFromSingle(query))
  return (context: Context.Context<never>): Result.Result<readonly [unknown, unknown], NotFound | ValidationError> => {
    const asked = Context.getUnsafe(context, HttpServerRequest.ParsedSearchParams)
    const inPath = readParams?.(Context.getUnsafe(context, HttpRouter.RouteContext).params)
    if (inPath !== undefined && Result.isFailure(inPath)) return Result.fail(new NotFound())
    if (readQuery === undefined) {
      const unknown = unknownQuery(asked)
      return unknown === undefined ? Result.succeed([inPath?.success, undefined]) : Result.fail(unknown)
    }
    const inQuery = readQuery(asked)
    return Result.isSuccess(inQuery)
      ? Result.succeed([inPath?.success, inQuery.success])
      : Result.fail(new ValidationError({ issues: queryIssuesOf(inQuery.failure, asked) }))
  }
}

/**
 * Puts the endpoints of a group on the router as plain routes, for those that are called the most: their answers are
 * written without a schema, and `HttpApiBuilder`'s route, which copies every service of the process into the context of
 * each request, is spared. Who is let in, the order of checks and the error envelope are those of the other groups.
 */
export const add = Effect.fnUntraced(function*<Group extends HttpApiGroup.Constraint>(
  group: Group,
  answers: Answers<Group>
) {
  const { annotations, endpoints } = group as unknown as Pick<HttpApiGroup.Top, "annotations" | "endpoints">
  const admitTo = yield* makeAdmit
  const router = yield* HttpRouter.HttpRouter

  const routeOf = (endpoint: HttpApiEndpoint.Top) => {
    const admit = admitTo(endpoint, annotations)
    const read = readerOf(endpoint)
    const answer = (answers as Readonly<Record<string, Answer<unknown>>>)[endpoint.identifier]!
    return HttpRouter.route(
      endpoint.method as "GET",
      endpoint.path as HttpRouter.PathInput,
      Effect.withFiber((fiber) => {
        const { context } = fiber
        const request = Context.getUnsafe(context, HttpServerRequest.HttpServerRequest)
        return admit(request, fiber.getRef(RequestContext)).pipe(
          Effect.flatMap((caller) => {
            const asked = read(context)
            if (Result.isFailure(asked)) return Effect.fail(asked.failure)
            const [params, query] = asked.success as [undefined, undefined]
            return answer({ caller, request, params, query })
          }),
          dieOnServerFault,
          Effect.catch((error: SendwrightError) => Effect.succeed(errorResponse(error)))
        )
      })
    )
  }

  yield* router.addAll(Object.values<HttpApiEndpoint.Top>(endpoints).map(routeOf))
})
