/** The part of mailauth 7.1 that has no declarations of its own: what it verifies the signatures of one message with. */
declare module "mailauth/lib/dkim/dkim-verifier.js" {
  /** A field of the header as it came, folds included; `key` is its name in lower case. */
  interface Row {
    readonly key: string
    readonly casedKey: string
    readonly line: Buffer
  }

  /** What a signature asks for, once its tags were read. */
  interface SignatureField {
    readonly type: "DKIM" | "ARC"
    readonly signingDomain: string
    readonly selector: string
    readonly bodyCanon: "simple" | "relaxed"
    readonly hashAlgo: "sha1" | "sha256"
    /** Empty: the whole body. */
    readonly maxBodyLength: number | ""
    readonly bodyHashKey?: string
    /** When it was made, by its own word. */
    readonly timestamp: Date | null
    /** Why it cannot be verified. */
    readonly skip?: string
    readonly invalid?: string
  }

  interface VerifiedSignature {
    readonly id: string
    readonly status: { readonly result: string; readonly underSized?: number }
  }

  interface BodyHash {
    readonly hash: string
    readonly mimeStructureStart: number
    /** How much of the body the signature covers, and how much there is, both in its canonical form. */
    readonly bodyHashedBytes: number
    readonly canonicalizedLength: number
    readonly byteLength: number
  }

  /** Finds a key for the seals of a chain too, each once. */
  interface KeyCache {
    readonly resolver: unknown
    readonly get: (...question: ReadonlyArray<unknown>) => Promise<unknown>
  }

  interface ArcData {
    keyCache: KeyCache
    readonly chain: ReadonlyArray<unknown> | false
    readonly lastEntry?: {
      messageSignature?: VerifiedSignature
      readonly "arc-seal": { readonly parsed: { readonly d?: { readonly value: unknown } } }
    }
  }

  export class DkimVerifier {
    constructor(options: {
      readonly resolver: (name: string, type: string) => Promise<unknown>
      readonly strict: boolean
      readonly minBitLength: number
      readonly curTime: Date
    })
    headers: { readonly parsed: ReadonlyArray<Row> }
    readonly arc: ArcData
    readonly signatureHeaders: ReadonlyArray<SignatureField>
    readonly bodyHashes: Map<string, BodyHash>
    messageHeaders(headers: { readonly parsed: ReadonlyArray<Row> }): Promise<void>
    verifySignature(signature: SignatureField): Promise<VerifiedSignature>
  }
}
