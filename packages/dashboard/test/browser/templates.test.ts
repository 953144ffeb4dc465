import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { Answer } from "../../page/src/foundation/api.ts"
import { expectAccessible, expectNoSideways, inBrowser, picture, press, tabTo } from "./browser.ts"
import { me, service } from "./fixtures.ts"
import { failure, Reply, serve, type Stubs } from "./stub.ts"

type Template = Answer<"GET /accounts/:account_id/templates/:id">
type Payload = Record<string, unknown>

const frame = (images: boolean) =>
  new Reply(200, undefined, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      `sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src data:${
        images ? " https:" : ""
      }; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`
  })

const first: Template = {
  id: "tpl_1",
  slug: "welcome",
  name: "Welcome",
  subject: "Welcome, {{ name }}",
  html: "<h1 style=\"color: rgb(0, 128, 0)\">Hello {{ name }}</h1>\n<p>Your plan is {{ plan }}.</p>",
  text: "Hello {{ name }}",
  variables: ["name", "plan"],
  version: 1,
  created_at: "2026-11-02T10:00:00.000Z",
  updated_at: "2026-11-02T10:00:00.000Z"
}

/** A server with one template and its versions. */
const stored = () => {
  const versions = [{ ...first, created_by: "Kim" }]
  const latest = () => versions.at(-1)!
  const save = (change: Payload, by: string) => {
    const next = { ...latest(), ...change, version: latest().version + 1, created_by: by }
    versions.push(next)
    return next
  }
  const row = () => {
    const { id, name, slug, subject, updated_at, version } = latest()
    return { id, name, slug, subject, updated_at, version }
  }
  const stubs: Stubs = {
    "GET /session": me,
    "GET /service": service,
    "GET /accounts/:account_id/templates": () => ({ data: [row()] }),
    "POST /accounts/:account_id/templates": ({ payload }) =>
      ({ ...first, ...payload as Payload, id: "tpl_2", slug: "other", version: 1 }) as Template,
    "GET /accounts/:account_id/templates/:id": () => latest(),
    "PATCH /accounts/:account_id/templates/:id/versions/:version": ({ params, payload }) => {
      if (Number(params["version"]) !== latest().version) return failure(409, "conflict", "Somebody saved meanwhile.")
      return save(payload as Payload, "Ada")
    },
    "DELETE /accounts/:account_id/templates/:id": () => undefined,
    "GET /accounts/:account_id/templates/:id/versions": () => ({
      data: versions.toReversed().map(({ created_at, created_by, name, version }) => ({
        version,
        name,
        created_by,
        created_at
      })),
      has_more: false
    }),
    "GET /accounts/:account_id/templates/:id/versions/:version": ({ params }) => {
      const found = versions[Number(params["version"]) - 1]
      return found ?? failure(404, "not_found", "There is no such version.")
    },
    "POST /accounts/:account_id/templates/:id/versions/:version/restore": ({ params }) => {
      const { html, name, subject, text } = versions[Number(params["version"]) - 1]!
      return save({ html, name, subject, text }, "Ada")
    },
    "GET /accounts/:account_id/template-frame": ({ query }) => frame(query.get("images") === "remote"),
    "GET /accounts/:account_id/template-tests": {
      domains: ["acme.dev"],
      recipients: {
        own: "ada@acme.dev",
        delivered: "delivered@sandbox.test",
        bounced: "bounced@sandbox.test",
        complained: "complained@sandbox.test"
      }
    },
    "POST /accounts/:account_id/template-tests": { id: "eml_1" }
  }
  return { stubs, save, latest }
}

const editorOf = (page: Page, name = "HTML") => page.getByRole("textbox", { name, exact: true })
const previewOf = (page: Page) => page.frameLocator("iframe[title=Preview]")

inBrowser("templates", ({ open }) => {
  test("are listed, and opened by keyboard alone", async () => {
    const { stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates")
    await page.getByRole("row", { name: /Welcome/ }).waitFor()
    await expectAccessible(page)
    await picture(page, "templates")
    await press(page, "j", "Enter")
    await editorOf(page).waitFor()
    expect(page.url()).toBe(`${server.url}/a/acc_01/templates/tpl_1`)
    await expect.poll(() => page.title()).toBe("Welcome · Acme – Sendwright")
  })

  test("are written by mouse, with a preview that follows", async () => {
    const { latest, stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1")
    const heading = previewOf(page).getByRole("heading", { name: "Hello {{ name }}" })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 128, 0)")
    await page.getByText("2 variables have no value").waitFor()
    await expect.poll(() => page.locator(".cm-variable-missing").count()).toBe(2)
    await page.getByLabel("name", { exact: true }).fill("Ada <3")
    await previewOf(page).getByRole("heading", { name: "Hello Ada <3" }).waitFor()
    await page.getByText("1 variable has no value").waitFor()
    await expect.poll(() => page.locator(".cm-variable-missing").count()).toBe(1)
    await editorOf(page).click()
    await press(page, "Control+End")
    // None of the page's keys works while somebody writes.
    await page.keyboard.type("<p>g k ?</p>")
    await previewOf(page).getByText("g k ?").waitFor()
    await expectAccessible(page)
    await picture(page, "template")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved as version 2.").waitFor()
    expect(latest()).toMatchObject({ version: 2, html: `${first.html}<p>g k ?</p>`, text: first.text })
    await expect.poll(() => page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true)
    await page.reload()
    await previewOf(page).getByRole("heading", { name: "Hello Ada <3" }).waitFor()
  })

  test("are written and saved by keyboard alone, and Tab leaves the editor", async () => {
    const { latest, stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1?view=text")
    await editorOf(page, "Plain text").waitFor()
    await tabTo(page, "textbox", "Subject")
    await page.keyboard.type("!")
    await tabTo(page, "textbox", "Plain text")
    await page.keyboard.type("A ")
    await press(page, "Control+s")
    await page.getByText("Saved as version 2.").waitFor()
    expect(latest().text).toBe("A Hello {{ name }}")
    await tabTo(page, "textbox", /^name$/)
    await page.keyboard.type("Ada")
    await page.getByRole("region", { name: "Plain text" }).getByText("A Hello Ada").waitFor()
  })

  test("tell that somebody else saved meanwhile, and keep typed text", async () => {
    const { latest, save, stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1", { allowed: /409/ })
    await page.getByLabel("Subject").fill("Mine")
    save({ subject: "Theirs" }, "Kim")
    await press(page, "Control+s")
    await page.getByText("Kim saved version 2 meanwhile. What you typed is kept here.").waitFor()
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Mine")
    expect(latest().subject).toBe("Theirs")
    await expectAccessible(page)
    await picture(page, "template-conflict")
    await page.getByRole("button", { name: "See what changed" }).click()
    await page.getByText("Subject: Theirs").waitFor()
    await page.getByRole("button", { name: "Save mine as version 3" }).click()
    await page.getByText("Saved as version 3.").waitFor()
    expect(latest().subject).toBe("Mine")
    await expect.poll(() => page.getByText("meanwhile").count()).toBe(0)
  })

  test("find by themselves that a save whose answer was lost was made", async () => {
    const { latest, stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1", { allowed: /ERR_FAILED/ })
    await page.route("**/versions/1", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel("Subject").fill("Unheard")
    await page.getByText("Unsaved changes").waitFor()
    await press(page, "Control+s")
    await page.getByText("Unsaved changes").waitFor({ state: "detached" })
    expect(latest()).toMatchObject({ version: 2, subject: "Unheard" })
    expect(await page.getByLabel("Subject").inputValue()).toBe("Unheard")
  })

  test("treat text that is typed during a save as a change of the saved version", async () => {
    const { latest, stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1")
    await page.getByLabel("Subject").fill("One")
    // Types as soon as the word appears, before any other code of the page runs.
    await page.getByLabel("Subject").evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!
      new MutationObserver((_, observer) => {
        if (!document.body.textContent.includes("Saved as version 2.")) return
        observer.disconnect()
        set!.call(input, "Two")
        input.dispatchEvent(new Event("input", { bubbles: true }))
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    await press(page, "Control+s")
    await page.getByText("Saved as version 2.").waitFor()
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Two")
    await press(page, "Control+s")
    await page.getByText("Saved as version 3.").waitFor()
    expect(latest()).toMatchObject({ version: 3, subject: "Two" })
  })

  test("keep unsaved changes over a reload, and ask before another screen replaces them", async () => {
    const { stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1")
    await page.getByLabel("Subject").fill("Half a sent")
    await page.reload()
    await page.getByText("Shown with your unsaved changes").waitFor()
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Half a sent")
    await page.getByRole("link", { name: "Templates" }).click()
    const dialog = page.getByRole("dialog", { name: "Leave with unsaved changes?" })
    await dialog.waitFor()
    await expectAccessible(page)
    await dialog.getByRole("button", { name: "Stay" }).click()
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe("Half a sent")
    await page.getByRole("link", { name: "Templates" }).click()
    await dialog.getByRole("button", { name: "Discard and leave" }).click()
    await page.getByRole("row", { name: /Welcome/ }).click()
    await editorOf(page).waitFor()
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe(first.subject)
  })

  test("show what each version changed, and restore one", async () => {
    const { latest, save, stubs } = stored()
    save({ html: first.html!.replace("Your plan", "The plan") }, "Ada")
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1?view=versions")
    await page.getByText("What differs between version 1 and version 2").waitFor()
    await page.locator(".cm-deletedChunk", { hasText: "Your plan" }).waitFor()
    await page.locator(".cm-changedLine", { hasText: "The plan" }).waitFor()
    await expectAccessible(page)
    await picture(page, "template-versions")
    await page.getByRole("button", { name: /Version 1/ }).click()
    await page.getByText("This is the first version.").waitFor()
    expect(new URL(page.url()).search).toBe("?view=versions&version=1")
    await page.getByRole("button", { name: "Restore version 1" }).click()
    await page.getByText("Version 1 is restored as version 3.").waitFor()
    expect(latest()).toMatchObject({ version: 3, html: first.html })
  })

  test("send a test of the unsaved text, once every variable has a value", async () => {
    const { stubs } = stored()
    await using server = await serve(stubs)
    const asked: Array<unknown> = []
    server.set({
      "POST /accounts/:account_id/template-tests": ({ payload }) => {
        asked.push(payload)
        return { id: "eml_1" }
      }
    })
    const page = await open(server, "/a/acc_01/templates/tpl_1")
    await page.getByRole("button", { name: "Send a test" }).click()
    const dialog = page.getByRole("dialog", { name: "Send a test" })
    await dialog.getByText("Give a sample value for name, plan first.").waitFor()
    await press(page, "Escape")
    await page.getByLabel("name", { exact: true }).fill("Ada")
    await page.getByLabel("plan", { exact: true }).fill("Free")
    await page.getByLabel("Subject").fill("Try")
    await page.getByRole("button", { name: "Send a test" }).click()
    await dialog.getByLabel("To", { exact: true }).selectOption("bounced")
    await expectAccessible(page)
    await picture(page, "template-test")
    await dialog.getByRole("button", { name: "Send test" }).click()
    await page.getByText("The test to bounced@sandbox.test is accepted.").waitFor()
    expect(asked).toEqual([{
      from: "hello@acme.dev",
      to: "bounced@sandbox.test",
      subject: "Try",
      html: first.html,
      text: first.text,
      variables: { name: "Ada", plan: "Free" }
    }])
  })

  test("run nothing that is written into them, and load no image until asked", async () => {
    const { save, stubs } = stored()
    save({
      html: "<p>Hello</p><script>top.ran = 1</script><img src=x onerror=\"top.ran = 2\">"
        + "<img src=\"https://tracker.invalid/a.png\"><a href=\"https://elsewhere.invalid/\">Go</a>"
        + "<iframe srcdoc=\"<script>top.ran = 3</script>\"></iframe><svg onload=\"top.ran = 4\"></svg>"
        + "<form action=\"https://elsewhere.invalid/\"><button>Post</button></form>"
        + "<meta http-equiv=\"refresh\" content=\"0;url=https://elsewhere.invalid/\">"
    }, "Kim")
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1", {
      allowed: /Content Security Policy|Blocked (?:script|form)|sandboxed/
    })
    const requests: Array<string> = []
    // The browser reports a refused request, but does not send it.
    page.on("requestfailed", (request) => request.failure()?.errorText === "csp" || requests.push(request.url()))
    page.on("requestfinished", (request) => requests.push(request.url()))
    await previewOf(page).getByText("Hello").waitFor()
    await previewOf(page).getByRole("link", { name: "Go" }).click()
    await previewOf(page).getByRole("button", { name: "Post" }).click()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined()
    expect(requests.filter((url) => !url.startsWith(server.url) && !url.startsWith("data:"))).toEqual([])
    await previewOf(page).getByText("Hello").waitFor()
  })

  test("are duplicated and deleted, which asks for the slug", async () => {
    const { stubs } = stored()
    await using server = await serve(stubs)
    const page = await open(server, "/a/acc_01/templates/tpl_1")
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("menuitem", { name: "Duplicate" }).click()
    await page.getByText("“Copy of Welcome” is created.").waitFor()
    await page.goBack()
    await editorOf(page).waitFor()
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("menuitem", { name: "Delete …" }).click()
    const dialog = page.getByRole("dialog", { name: "Delete Welcome?" })
    await expect.poll(() => dialog.getByRole("button", { name: "Delete template" }).isDisabled()).toBe(true)
    await dialog.getByLabel("Type welcome to go on").fill("welcome")
    await dialog.getByRole("button", { name: "Delete template" }).click()
    await page.getByText("Template “Welcome” is deleted.").waitFor()
    expect(server.calls).toContain("DELETE /accounts/acc_01/templates/tpl_1")
  })

  test("are created, and fit a phone", async () => {
    const { stubs } = stored()
    await using server = await serve({ ...stubs, "GET /accounts/:account_id/templates": { data: [] } })
    const page = await open(server, "/a/acc_01/templates", { width: 360, height: 740 })
    await page.getByRole("heading", { name: "Templates will stand here." }).waitFor()
    await expectAccessible(page)
    await picture(page, "templates-empty")
    await page.getByRole("button", { name: "New template" }).click()
    await page.getByLabel("Name").fill("Receipt")
    await page.getByLabel("Subject").fill("Your receipt")
    await press(page, "Enter")
    await page.waitForURL(`${server.url}/a/acc_01/templates/tpl_2`)
    await page.getByLabel("Slug").waitFor()
    await expectNoSideways(page)
    await expectAccessible(page)
    await picture(page, "template")
  })
})
