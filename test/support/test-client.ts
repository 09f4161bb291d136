// Calls as a client makes them: over HTTP, with the headers of one person or of no one.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'

export type RawAnswer = { status: number; body: unknown; headers: Headers }

export type TestClient = {
  /** Makes a call; a write gets an Idempotency-Key of its own unless `key` gives one. */
  call<N extends CallName>(
    name: N,
    data: CallInput<N>,
    key?: string,
  ): Promise<Result<CallOutput<N>>>
  /** Makes a call that must succeed, if need be once more, and gives its value. */
  must<N extends CallName>(name: N, data: CallInput<N>, key?: string): Promise<CallOutput<N>>
  /** Sends any body to a call and gives the whole answer. */
  raw(name: string, body: unknown, headers?: Record<string, string>): Promise<RawAnswer>
}

/** How often a call that must succeed is made again, and after how long: what Retry-After says, ms. */
const againMax = 3
const retryMs = 1_000
const isBusy = (result: Result<unknown>): boolean =>
  !result.ok && result.refusal.code === 'unavailable'

/** A client of the server at `url` that sends `headers` with every call. */
export function testClient(url: string, headers: Record<string, string> = {}): TestClient {
  const raw: TestClient['raw'] = async (name, body, extra = {}) => {
    const answer = await fetch(`${url}/call/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...extra },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      headers: answer.headers,
    }
  }
  const call: TestClient['call'] = async <N extends CallName>(
    name: N,
    data: CallInput<N>,
    key: string = randomUUID(),
  ): Promise<Result<CallOutput<N>>> => {
    const { body } = await raw(name, { data }, { 'idempotency-key': key })
    const answer = body as { result: CallOutput<N> } | { error: { details: Refusal } }
    return 'result' in answer
      ? { ok: true, value: answer.result }
      : { ok: false, refusal: answer.error.details }
  }
  return {
    raw,
    call,
    must: async (name, data, key = randomUUID()) => {
      let result = await call(name, data, key)
      // As in the app: a machine that is too busy for a moment says so, and is asked again.
      for (let again = 0; again < againMax && isBusy(result); again += 1) {
        await setTimeout(retryMs)
        result = await call(name, data, key)
      }
      if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.refusal)}`)
      return result.value
    },
  }
}
