import { createHash } from "node:crypto"
import * as fs from "node:fs"
import * as os from "node:os"
import * as path from "node:path"

// The room that a Unix socket's address has for its path, less the closing zero, where it is smallest.
const longestPath = 103
const writableByOthers = 0o022
const isWindows = process.platform === "win32"

const insideOf = (dataDir: string): string => path.join(dataDir, "admin.sock")

/** Says where the socket is, where the data directory's path is too long to have it inside. */
const recordOf = (dataDir: string): string => path.join(dataDir, "admin.path")

const fits = (file: string): boolean => Buffer.byteLength(file) <= longestPath

const pipeOf = (dataDir: string): string =>
  `\\\\.\\pipe\\sendwright-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`

const statOf = (place: string): fs.Stats | undefined => {
  try {
    return fs.lstatSync(place)
  } catch {
    return undefined
  }
}

/** The directory that the system keeps for this user alone, else the one that all share. */
const shortDirectory = (): string => {
  const own = process.env["XDG_RUNTIME_DIR"]
  const stat = own === undefined || own === "" ? undefined : statOf(own)
  return own !== undefined && stat?.isDirectory() === true && stat.uid === process.getuid?.() &&
      (stat.mode & 0o77) === 0
    ? own
    : os.tmpdir()
}

/**
 * Where the server that holds a data directory is to listen for its operator: in the directory or, where its path is too
 * long, in a new directory of its own whose name nobody can foretell. What a killed server left behind is taken away:
 * the directory's lock says that nobody else listens. Throws where files cannot be written.
 */
export const prepare = (dataDir: string): { readonly file: string; readonly remove: () => void } => {
  if (isWindows) return { file: pipeOf(dataDir), remove: () => {} }
  const inside = insideOf(dataDir)
  const record = recordOf(dataDir)
  fs.rmSync(inside, { force: true })
  fs.rmSync(record, { force: true })
  if (fits(inside)) return { file: inside, remove: () => {} }
  const directory = fs.mkdtempSync(path.join(shortDirectory(), "sendwright-"))
  const file = path.join(directory, "admin.sock")
  fs.writeFileSync(record, `${file}\n`, { flag: "wx", mode: 0o600 })
  return {
    file,
    remove: () => {
      fs.rmSync(record, { force: true })
      fs.rmSync(directory, { recursive: true, force: true })
    }
  }
}

/** Closes the socket to everybody but its owner, which its directory does already. */
export const close = (file: string): void => {
  if (!isWindows) fs.chmodSync(file, 0o600)
}

/** The socket of a data directory as the command line finds it. */
export type Found =
  | { readonly _tag: "Found"; readonly file: string }
  | { readonly _tag: "None" }
  | { readonly _tag: "Untrusted"; readonly message: string }

const untrusted = (what: string, todo: string): Found => ({
  _tag: "Untrusted",
  message: `${what}, who could answer in the server's place and read what is asked and answered: ${todo}.`
})

/**
 * Finds the socket of a data directory, and trusts it only where nobody else can have put it there: it, its directory and
 * what names them belong to this user, to root or, for root, to the owner of the data directory; and nobody else may
 * write to the directory.
 */
export const find = (dataDir: string): Found => {
  if (isWindows) return { _tag: "Found", file: pipeOf(dataDir) }
  const uid = process.getuid?.() ?? 0
  const trusted = new Set([uid, 0])
  const owner = statOf(dataDir)?.uid
  if (uid === 0 && owner !== undefined) trusted.add(owner)
  const isForeign = (stat: fs.Stats | undefined) => stat !== undefined && !trusted.has(stat.uid)

  const recorded = statOf(recordOf(dataDir))
  if (isForeign(recorded)) {
    return untrusted(`${recordOf(dataDir)} belongs to another user`, "take it away and restart the server")
  }
  const file = recorded?.isFile() === true
    ? fs.readFileSync(recordOf(dataDir), "utf8").trim()
    : insideOf(dataDir)
  const socket = statOf(file)
  if (socket === undefined || !fits(file)) return { _tag: "None" }
  const directory = path.dirname(file)
  const around = statOf(directory)
  if (isForeign(socket) || isForeign(around)) {
    return untrusted(
      `The socket ${file} or its directory belongs to another user`,
      "take it away and restart the server"
    )
  }
  if (around !== undefined && (around.mode & writableByOthers) !== 0) {
    return untrusted(`The directory ${directory} can be written by others`, `chmod go-w ${directory}`)
  }
  return socket.isSocket() ? { _tag: "Found", file } : { _tag: "None" }
}
