/** One SNS topic, read from its ARN: who may sign for it follows from its region and partition. */
export interface TopicArn {
  readonly arn: string
  readonly region: string
  /** The one host that serves its region: `sns.<region>.amazonaws.com`, in China `….amazonaws.com.cn`. */
  readonly host: string
}

const form = /^arn:(aws|aws-cn|aws-us-gov):sns:([a-z]{2}(?:-[a-z]+)+-[0-9]{1,2}):[0-9]{12}:[A-Za-z0-9_-]{1,256}$/

/** Reads an ARN such as `arn:aws:sns:us-east-1:123456789012:ses-events`; `undefined` where it is none of a topic. */
export const parse = (text: string): TopicArn | undefined => {
  const [, partition, region] = form.exec(text) ?? []
  if (partition === undefined || region === undefined) return undefined
  // A region of China in the partition of the rest of the world, or the other way round, does not exist.
  if (region.startsWith("cn-") !== (partition === "aws-cn")) return undefined
  if (region.startsWith("us-gov-") !== (partition === "aws-us-gov")) return undefined
  const domain = partition === "aws-cn" ? "amazonaws.com.cn" : "amazonaws.com"
  return { arn: text, region, host: `sns.${region}.${domain}` }
}
