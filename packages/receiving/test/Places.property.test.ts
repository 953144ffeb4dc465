import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import * as Places from "../src/Places.ts"

const now = 100_000

const address = fc.tuple(fc.nat(3), fc.nat(3)).map(([network, host]) => `192.0.${network}.${host}`)

const place = fc.record({
  address,
  isBusy: fc.boolean(),
  hasSpoken: fc.boolean(),
  silent: fc.oneof(fc.constantFrom(0, 249, 250, 999, 1_000, 4_999, 5_000), fc.nat(8_000))
})

interface Seat {
  readonly address: string
  readonly isBusy: boolean
  readonly hasSpoken: boolean
  readonly silent: number
}

const placesOf = (seats: ReadonlyArray<Seat>) =>
  new Map<string, Places.Place>(seats.map(({ address, hasSpoken, isBusy, silent }, at) => [
    `${at}`,
    { ...Places.sideOf(address), isBusy, hasSpoken, since: now - silent }
  ]))

const count = (places: ReadonlyMap<string, Places.Place>, is: (place: Places.Place) => boolean) =>
  [...places.values()].filter(is).length

describe("Places", () => {
  const all = fc.array(place, { minLength: 1, maxLength: 30 }).map(placesOf)

  it("ends nobody who is busy, nor who was silent for less than the grace of its kind", () =>
    fc.assert(
      fc.property(all, address, (places, from) => {
        const newcomer = Places.sideOf(from)
        const id = Places.toEnd(places, newcomer, now)
        if (id === undefined) return
        const ended = places.get(id)!
        const silent = now - ended.since
        assert.isFalse(ended.isBusy)
        assert.isAtLeast(silent, 250)
        if (silent >= (ended.hasSpoken ? 5_000 : 1_000)) return
        // Sooner than that only on a side that has more, even then.
        if (ended.hasSpoken) assert.isAtLeast(silent, 1_000)
        const more = (name: "origin" | "network") =>
          count(places, (place) => place[name] === ended[name]) -
          count(places, (place) => place[name] === newcomer[name])
        assert.isAtLeast(Math.max(more("origin"), more("network")), 2)
      }),
      { numRuns: 1_000 }
    ))

  it("finds somebody where one was silent for five seconds, or for one and never spoke", () =>
    fc.assert(
      fc.property(all, address, (places, from) => {
        const silent = count(places, ({ hasSpoken, isBusy, since }) =>
          !isBusy && now - since >= (hasSpoken ? 5_000 : 1_000))
        if (silent > 0) {
          assert.isDefined(Places.toEnd(places, Places.sideOf(from), now))
        }
      }),
      { numRuns: 1_000 }
    ))

  it("has a place for a newcomer of a network of its own while silent ones crowd all of them", () =>
    fc.assert(fc.property(
      fc.array(
        fc.record({ address, isBusy: fc.constant(false), hasSpoken: fc.boolean(), silent: fc.constant(1_000) }),
        {
          minLength: 30,
          maxLength: 50
        }
      ).map(placesOf),
      (places) => {
        const ended = places.get(Places.toEnd(places, Places.sideOf("198.51.100.1"), now)!)!
        // The fullest side loses one, and first who never spoke.
        const size = (network: string) => count(places, (place) => place.network === network)
        for (const { hasSpoken, network } of places.values()) {
          assert.isAtMost(size(network), size(ended.network))
          if (network === ended.network && ended.hasSpoken) assert.isTrue(hasSpoken)
        }
      }
    )))

  it("takes the place of who is silent for longest, of those alike", () =>
    fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 5_000, max: 9_000 }), { minLength: 1 }), (silences) => {
      const places = placesOf(
        silences.map((silent) => ({ address: "192.0.2.1", isBusy: false, hasSpoken: true, silent }))
      )
      const ended = places.get(Places.toEnd(places, Places.sideOf("192.0.2.1"), now)!)!
      assert.strictEqual(now - ended.since, Math.max(...silences))
    })))
})
