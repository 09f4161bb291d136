// Calls the server over HTTP as a client does, with one person's headers or without a session.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'

export type RawAnswer = { status: number; body: unknown; headers: Headers }

export type TestClient = {
  /** Writes get a new Idempotency-Key unless `key` is given. */
  call<N extends CallName>(
    name: N,
    data: CallInput<N>,
    key?: string,
  ): Promise<Result<CallOutput<N>>>
  /** Makes a call that must succeed, with retries, and returns its value. */
  must<N extends CallName>(name: N, data: CallInput<N>, key?: string): Promise<CallOutput<N>>
  raw(name: string, body: unknown, headers?: Record<string, string>): Promise<RawAnswer>
}

/** Maximum retries, and the pause between them as in Retry-After, ms. */
const againMax = 3
const retryMs = 1_000
const isBusy = (result: Result<unknown>): boolean =>
  !result.ok && result.refusal.code === 'unavailable'

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
      // As in the app: a busy server asks for a retry.
      for (let again = 0; again < againMax && isBusy(result); again += 1) {
        await setTimeout(retryMs)
        result = await call(name, data, key)
      }
      if (!result.ok) throw new Error(`${name} was refused: ${JSON.stringify(result.refusal)}`)
      return result.value
    },
  }
}
