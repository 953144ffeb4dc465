declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly serviceEndpoint: string
      readonly allowMismatchedSignatures: boolean
      readonly directory: string
      readonly configureBuckets: ReadonlyArray<{ readonly name: string; readonly configs: ReadonlyArray<string> }>
    })
    readonly store: {
      listObjects: (
        bucket: string,
        options: object
      ) => Promise<{ readonly objects: ReadonlyArray<{ readonly key: string }> }>
    }
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
