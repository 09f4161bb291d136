// One HTTP request with a hard time limit. A plain timer destroys the connection, because an
// AbortSignal passed to fetch may be garbage-collected before it fires, leaving the request waiting
// forever.
import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { createLimiter } from './limiter.ts'

export type BoundedRequest = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: Uint8Array
  /**
   * Covers everything: waiting for a connection, connecting, sending, and reading the whole
   * response.
   */
  withinMs: number
  bytesMax: number
}
export type BoundedAnswer = { status: number; etag: string | undefined; body: Buffer }

export class TooSlowError extends Error {
  override name = 'TooSlowError'
}

/** As many as a page of photos requests; hanging ones hold no more. */
const atOnce = 64
const agentOptions = { keepAlive: true, maxFreeSockets: 8, timeout: 30_000 }

type Send = (request: BoundedRequest) => Promise<BoundedAnswer>
type Agents = { http: HttpAgent; https: HttpsAgent }

export function createBoundedSender(): Send {
  const agents: Agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) }
  const limit = createLimiter(atOnce)
  return (request) =>
    new Promise((resolve, reject) => {
      let sent: ClientRequest | null = null
      let isOver = false
      const timer = setTimeout(() => {
        isOver = true
        const error = new TooSlowError(`no whole answer within ${request.withinMs} ms`)
        reject(error)
        sent?.destroy(error)
      }, request.withinMs)
      const run = (): Promise<void> =>
        new Promise((done) => {
          // Its time ran out while it was queued.
          if (isOver) {
            done()
            return
          }
          sent = open(request, agents)
          answerTo(sent, request.bytesMax)
            .then(resolve, reject)
            .finally(() => {
              clearTimeout(timer)
              done()
            })
        })
      void limit(run)
    })
}

function open({ url, method, headers, body }: BoundedRequest, agents: Agents): ClientRequest {
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  const options = { method, headers: { ...headers, ...length } }
  const sent = url.startsWith('https:')
    ? requestHttps(url, { ...options, agent: agents.https })
    : requestHttp(url, { ...options, agent: agents.http })
  return sent.end(body)
}

const answerTo = (sent: ClientRequest, bytesMax: number): Promise<BoundedAnswer> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      readWhole(response, bytesMax).then(
        (body) => resolve({ status, etag: headers.etag, body }),
        reject,
      )
    })
  })

async function readWhole(response: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > bytesMax) throw new Error(`the answer is longer than ${bytesMax} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
