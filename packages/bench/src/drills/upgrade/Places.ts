/** The places of servers: which version runs at each port, when nobody did, and what those that ran complained of. */
import { performance } from "node:perf_hooks"
import { fileURLToPath } from "node:url"
import type { Node, Stage } from "../faults/Stage.ts"
import type { Reply, Target, Version } from "./Client.ts"

const nextRelease = fileURLToPath(new URL("nextRelease.ts", import.meta.url))
export const releaseAfter = fileURLToPath(new URL("releaseAfter.ts", import.meta.url))

/** What new servers call themselves to the mail server, so that it can tell. */
export const newName = "new.drill.test"

export interface Places {
  readonly targets: () => ReadonlyArray<Target>
  /** Ends those that run another version, one after another as their operator does, and starts this one there. */
  readonly become: (versions: ReadonlyArray<Version>) => Promise<void>
  /** For how long the server had been told to stop whose port was asked, in milliseconds; null where none had. */
  readonly awaySince: (reply: Reply) => number | null
  /** What was logged as a warning or worse, each once. */
  readonly troubles: () => ReadonlyArray<string>
}

/** Of servers that run the old version. */
export const makePlaces = (stage: Stage, oldProgram: string): Places => {
  const programs: Readonly<Record<Version, string>> = { old: oldProgram, new: nextRelease }
  const envOf = (version: Version) => version === "new" ? { SMTP_URL: `${stage.env["SMTP_URL"]}&name=${newName}` } : {}
  const places = stage.nodes.map((node): { node: Node; port: number; version: Version } => ({
    node,
    port: node.server.port,
    version: "old"
  }))
  const absences: Array<{ readonly port: number; readonly fromMs: number; readonly toMs: number }> = []
  const troubles = new Set<string>()
  const note = ({ node, version }: (typeof places)[number]) => {
    for (const { level, message } of node.server.log) {
      if (/^(?:warn|error|fatal)/i.test(level)) troubles.add(`${version}: ${level}: ${message.slice(0, 160)}`)
    }
  }
  return {
    targets: () => places,
    become: async (versions) => {
      for (const [index, place] of places.entries()) {
        const version = versions[index] ?? place.version
        if (version === place.version) continue
        const fromMs = performance.now()
        await stage.leave(place.node, "SIGTERM")
        note(place)
        place.version = version
        place.node = await stage.join({ program: programs[version], port: place.port, env: envOf(version) })
        absences.push({ port: place.port, fromMs, toMs: performance.now() })
      }
    },
    awaySince: ({ atMs, port }) => {
      const absence = absences.find((one) => one.port === port && atMs >= one.fromMs && atMs <= one.toMs)
      return absence === undefined ? null : Math.round(atMs - absence.fromMs)
    },
    troubles: () => {
      for (const place of places) note(place)
      return [...troubles]
    }
  }
}
