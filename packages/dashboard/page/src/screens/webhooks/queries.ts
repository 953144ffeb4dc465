import type { WebhookEventType } from "@sendwright/core/model/WebhookEventType"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { type Answer, call } from "../../foundation/api.ts"

export type Endpoint = Answer<"GET /accounts/:account_id/webhooks">["data"][number]
export type OpenEndpoint = Answer<"GET /accounts/:account_id/webhooks/:id">
export type Delivery = Answer<"GET /accounts/:account_id/webhooks/:id/deliveries">["data"][number]

export const endpointsQuery = (account: string) =>
  queryOptions({
    queryKey: ["webhooks", account],
    queryFn: ({ signal }) => call("GET /accounts/:account_id/webhooks", { params: { account_id: account } }, { signal })
  })

export const endpointQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: ["webhooks", account, id],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/webhooks/:id", { params: { account_id: account, id } }, { signal })
  })

/** The number of deliveries to an endpoint that failed within the last `hours`. */
export const failedQuery = (account: string, id: string, hours: number) =>
  queryOptions({
    queryKey: ["webhooks", account, id, "failed", "last", hours],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/webhooks/:id/failed", {
        params: { account_id: account, id },
        query: { since: new Date(Date.now() - hours * 3_600_000).toISOString() }
      }, { signal })
  })

export interface DeliveryFilters {
  readonly mode: "live" | "test"
  readonly status: Delivery["status"] | undefined
  readonly event: WebhookEventType | undefined
  readonly q: string | undefined
}

export const deliveriesQuery = (account: string, id: string, { event, mode, q, status }: DeliveryFilters) =>
  infiniteQueryOptions({
    queryKey: ["webhooks", account, id, "deliveries", mode, status, event, q],
    queryFn: ({ pageParam, signal }) =>
      call("GET /accounts/:account_id/webhooks/:id/deliveries", {
        params: { account_id: account, id },
        query: {
          limit: "50",
          ...mode === "test" ? { mode } : {},
          ...status === undefined ? {} : { status },
          ...event === undefined ? {} : { event },
          ...q === undefined ? {} : { q },
          ...pageParam === null ? {} : { cursor: pageParam }
        }
      }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor
  })

export const deliveryQuery = (account: string, id: string, delivery: string) =>
  queryOptions({
    queryKey: ["webhooks", account, id, "delivery", delivery],
    queryFn: ({ signal }) =>
      call("GET /accounts/:account_id/webhooks/:id/deliveries/:delivery_id", {
        params: { account_id: account, id, delivery_id: delivery }
      }, { signal })
  })
