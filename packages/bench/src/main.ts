/** `pnpm bench NAME`: runs one benchmark, prints its figures and keeps them in `results/`; or `proving-ground`. */
const benchmarks: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  "accept": async () => (await import("./accept.ts")).accept,
  "join": async () => (await import("./join.ts")).join,
  "submission": async () => (await import("./submission.ts")).submission,
  "receiving": async () => (await import("./receiving.ts")).receiving,
  "mx": async () => (await import("./mx.ts")).direct,
  "proving-ground": async () => (await import("./provingGround.ts")).provingGround,
  "deferred": async () => (await import("./deferred.ts")).deferredQueue,
  "dispatch": async () => (await import("./dispatch.ts")).dispatch,
  "export": async () => (await import("./export.ts")).exportAccount,
  "retention": async () => (await import("./retention.ts")).retention,
  "erase": async () => (await import("./erase.ts")).erase,
  "memory": async () => (await import("./memory.ts")).memory,
  "list": async () => (await import("./list.ts")).list,
  "webhooks": async () => (await import("./webhooks.ts")).webhooks,
  "overload": async () => (await import("./overload.ts")).overload,
  "sustain": async () => (await import("./sustain.ts")).sustain,
  "footprint": async () => (await import("./footprint.ts")).footprint,
  "dashboard": async () => (await import("./dashboard.ts")).dashboard,
  "replies": async () => (await import("./replies.ts")).replies,
  "weight": async () => (await import("./weight.ts")).weight,
  "keep-schema": async () => (await import("./history/keep.ts")).keep,
  "drill-nodes": async () => (await import("./drills/nodes.ts")).nodes,
  "drill-join": async () => (await import("./drills/join.ts")).joinDrill,
  "drill-embedded": async () => (await import("./drills/embedded.ts")).embedded,
  "drill-model": async () => (await import("./drills/model.ts")).model,
  "drill-idempotency": async () => (await import("./drills/idempotency.ts")).idempotency,
  "drill-cancel": async () => (await import("./drills/cancel.ts")).cancel,
  "drill-simulation": async () => (await import("./drills/simulation.ts")).simulation,
  "drill-faults": async () => (await import("./drills/faults.ts")).faults,
  "drill-cells": async () => (await import("./drills/cells.ts")).cells,
  "drill-patroni": async () => (await import("./drills/patroni.ts")).patroni,
  "drill-rate": async () => (await import("./drills/rate.ts")).rateLimits,
  "drill-upgrade": async () => (await import("./drills/upgrade.ts")).upgrade,
  "drill-installed": async () => (await import("./drills/installed.ts")).installed,
  "drill-soak": async () => (await import("./drills/soak.ts")).soak,
  "drill-submission": async () => (await import("./drills/submission.ts")).submissionDrill,
  "drill-mx": async () => (await import("./drills/mx.ts")).mxDrill,
  "drill-mx-tls": async () => (await import("./drills/mxTls.ts")).mxTlsDrill,
  "drill-mx-shaping": async () => (await import("./drills/mxShaping.ts")).mxShapingDrill,
  "drill-received": async () => (await import("./drills/received.ts")).receivedDrill,
  "drill-floods": async () => (await import("./drills/floods.ts")).floods,
  "drill-corpus": async () => (await import("./drills/corpus.ts")).corpus
}

const name = process.argv[2] ?? ""
const load = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (load === undefined) {
  process.stderr.write(`Usage: pnpm bench <${Object.keys(benchmarks).join("|")}>\n`)
  process.exit(1)
}
const run = await load()
await run()
// Left to itself, Node may turn in a circle for ever while it tidies up after sockets that a drill broke.
process.exit()
