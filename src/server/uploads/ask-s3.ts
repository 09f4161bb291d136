// Requests to any S3-compatible server, addressed by path (http://host/bucket/key). They and their
// bodies are signed, and each has a time limit.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { createBoundedSender, type BoundedAnswer } from './send-bounded.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

const pauseMs = 100
const answerBytesMax = 16_000_000

const isStumble = (status: number): boolean => status === 429 || status >= 500

export type AskS3 = (method: string, path: string, body?: Uint8Array) => Promise<BoundedAnswer>

/** Throws when no answer came in time; any status is an answer. */
export function createAskS3(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeoutMs, retries, contentType }: { timeoutMs: number; retries: number; contentType: string },
): AskS3 {
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3' })
  const send = createBoundedSender()
  return async (method, path, body) => {
    const deadline = performance.now() + timeoutMs
    const url = `${endpoint}/${bucket}${path}`
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const about = {
      'x-amz-content-sha256': hash,
      ...(body !== undefined && { 'content-type': contentType }),
    }
    for (let tries = 0; ; tries += 1) {
      const signed = await client.sign(url, { method, headers: about })
      const answer = await send({
        url,
        method,
        headers: Object.fromEntries(signed.headers),
        ...(body !== undefined && { body }),
        withinMs: Math.max(1, deadline - performance.now()),
        bytesMax: answerBytesMax,
      })
      const nextPauseMs = pauseMs * 2 ** tries
      const isLast = tries >= retries || performance.now() + nextPauseMs >= deadline
      if (isLast || !isStumble(answer.status)) return answer
      await delay(nextPauseMs)
    }
  }
}

export const findS3Code = ({ body }: BoundedAnswer): string | undefined =>
  /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1]
