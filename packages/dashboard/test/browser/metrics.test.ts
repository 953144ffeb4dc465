import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { serve, type Stubs } from "./stub.ts"

type Metrics = Answer<"GET /accounts/:account_id/metrics">
type Figures = Metrics["series"][number]["total"]

const figures = (n: number): Figures => ({
  accepted: n,
  sent: n,
  delivered: Math.round(n * 0.97),
  bounced: Math.round(n * 0.02),
  bounced_temporarily: 1,
  complained: n > 100 ? 1 : 0,
  delayed: 2,
  failed: 0,
  cancelled: 0,
  delivery_ms: n === 0 ? null : { p50: 900, p95: 4_200 }
})

const series = (name: string | null, scale: number) => {
  const counts = Array.from({ length: 24 }, (_, n) => n === 7 ? 0 : Math.round(scale * (60 + 50 * Math.sin(n / 3))))
  return { name, total: figures(counts.reduce((left, right) => left + right)), points: counts.map(figures) }
}

const answer = (change: Partial<Metrics> = {}): Metrics => {
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
  return {
    starts: Array.from({ length: 24 }, (_, n) => new Date(hour - (23 - n) * 3_600_000).toISOString()),
    series: [series(null, 1)],
    rest: null,
    is_current: true,
    ...change
  }
}

const stubs: Stubs = {
  "GET /session": me,
  "GET /service": service,
  "GET /accounts/:account_id/overview": {
    id: "acc_01",
    name: "Acme",
    plan: "pro",
    plan_step: null,
    created_at: "2026-01-02T10:00:00.000Z",
    paused: null,
    suspended: null,
    limits: { monthly_emails: 50_000, daily_emails: null, domains: 10, request_rate: 20, received_megabytes: 10_000 },
    used: { monthly_emails: 12_430, domains: 2, received_bytes: 41_000_000 },
    standing: {
      recipients: 4_211,
      min_recipients: 200,
      bounces: { count: 47, rate: 0.011, limit: 0.08, least: 10 },
      complaints: { count: 1, rate: 0.0002, limit: 0.003, least: 5 },
      day: { bounces: 3, complaints: 1 },
      new_account: null
    }
  },
  "GET /accounts/:account_id/metrics": ({ query }) =>
    query.get("by") === "none" ? answer() : answer({ series: [series("acme.dev", 0.8), series(null, 0.2)] })
}

inBrowser("metrics", ({ open }) => {
  test("answer in a sentence, draw each question, and show the figures of a chart on a click", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/metrics")
    await page.getByRole("heading", { name: "How much goes out" }).waitFor()
    await page.getByText(/recipients handed over in the last 24 hours/).waitFor()
    await page.getByText("Pauses the account: 8 %").waitFor()
    await expect.poll(() => page.locator("canvas").count()).toBe(6)
    await expectAccessible(page)
    await picture(page, "metrics")
    await page.getByText("Show as a table").nth(3).click()
    const table = page.getByRole("region", { name: "How fast, as a table" })
    await table.getByText("4.2 s").first().waitFor()
    await expect.poll(() => table.getByRole("row").nth(8).textContent()).toMatch(/––$/)
    await expectAccessible(page)
    const phone = await open(server, "/a/acc_01/metrics", { width: 360, height: 740, touch: true })
    await phone.getByRole("heading", { name: "How fast" }).waitFor()
    await expectNoSideways(phone)
    await picture(phone, "metrics")
  })

  test("show the figures of all series at the pointer", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/metrics")
    const chart = page.getByRole("img", { name: "How much goes out" })
    await chart.waitFor()
    const box = (await chart.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => page.locator("section", { has: chart }).locator("b").textContent()).toMatch(/^\d+$/)
  })

  test("keep the choices in the address, by keyboard alone, and go back by mouse", async () => {
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/metrics?zone=UTC")
    await page.getByRole("heading", { name: "How fast" }).waitFor()
    await tabTo(page, "combobox", "By")
    await page.keyboard.type("By s")
    await page.getByRole("button", { name: "acme.dev" }).waitFor()
    await tabTo(page, "button", "acme.dev")
    await press(page, "Enter")
    await page.getByText("Shown: acme.dev").waitFor()
    expect(new URL(page.url()).search).toBe("?zone=UTC&by=domain&name=acme.dev")
    expect(server.calls.filter((call) => call.includes("/metrics")).every((call) => call.includes("zone=UTC"))).toBe(
      true
    )
    await expectAccessible(page)
    await picture(page, "metrics-domains")
    await page.getByRole("button", { name: "acme.dev" }).click()
    await page.getByText("Shown: acme.dev").waitFor({ state: "detached" })
  })

  test("tell why there are deliveries but no times", async () => {
    const { series: [all], ...rest } = answer()
    const timeless = (of: Figures): Figures => ({ ...of, delivery_ms: null })
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/metrics": {
        ...rest,
        series: [{ ...all!, total: { ...timeless(all!.total), delivered: 1_914 }, points: all!.points.map(timeless) }]
      }
    })
    const page = await open(server, "/a/acc_01/metrics")
    await page.getByText("Of the 1,914 deliveries of this time none says how long it took").waitFor()
  })

  test("tell that nothing was sent, and what to do", async () => {
    const none = answer()
    const zero = { ...figures(0), bounced_temporarily: 0, delayed: 0 }
    await using server = await serve({
      ...stubs,
      "GET /accounts/:account_id/metrics": {
        ...none,
        series: [{ name: null, total: zero, points: none.starts.map(() => zero) }]
      }
    })
    const page = await open(server, "/a/acc_01/metrics")
    await page.getByRole("button", { name: "Look at 90 days" }).click()
    await page.getByRole("heading", { name: "Nothing went out in the last 90 days." }).waitFor()
    await expectAccessible(page)
  })
})
