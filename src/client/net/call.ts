// The one way to call the server. A call carries a client-made idempotency key, so a retry after a
// lost answer runs once. It retries only when no answer came (network, 502 to 504); a refusal is
// final.
import type { CallInput, CallName, CallOutput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { wireVersion } from '#domain/version/version.ts'
import { logProblem } from '../device/log.ts'
import { newId } from '../device/new-id.ts'
import { announceSessionLost } from '../session/session-lost.ts'
import { backoffMs, type Backoff } from './backoff.ts'
import { asObject, parseJson, readRefusal } from './wire-values.ts'

export type CallOptions = {
  /** Use the same key to repeat an earlier call, for example one queued offline. */
  idempotencyKey?: string
  /** Stops waiting and retrying; the call then returns 'unavailable'. */
  signal?: AbortSignal
  /** Lets the first attempt outlive the page, for calls made while leaving it. */
  keepalive?: boolean
  attempts?: number
}

export type CallWorld = {
  fetch: typeof fetch
  origin: string
  random: () => number
  attempts: number
  backoff: Backoff
  timeoutMs: number
  /** The longest Retry-After that the same call still waits for. */
  pauseMaxMs: number
  log: (...facts: string[]) => void
}

const browserWorld: CallWorld = {
  fetch: (...request) => fetch(...request),
  origin: '',
  random: Math.random,
  attempts: 5,
  backoff: { firstMs: 250, maxMs: 3000 },
  timeoutMs: 20_000,
  pauseMaxMs: 5000,
  log: logProblem,
}

const noAnswerStatuses: ReadonlySet<number> = new Set([502, 503, 504])
const unavailable = (seconds?: number): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code: 'unavailable', ...(seconds === undefined ? {} : { params: { seconds } }) },
})
const pauseMs = (answer: Result<unknown>): number =>
  answer.ok ? 0 : Number(answer.refusal.params?.['seconds'] ?? 0) * 1000

type Call = <N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<Result<CallOutput<N>>>

export function createCall(world: CallWorld): Call {
  return async (
    name,
    input,
    { idempotencyKey = newId(), signal, keepalive = false, attempts = world.attempts } = {},
  ) => {
    const request = {
      name,
      body: JSON.stringify({ data: input }),
      idempotencyKey,
      signal,
      keepalive,
    }
    let answer = await askOnce(world, request)
    for (let attempt = 1; attempt < attempts && mayAskAgain(answer, world, signal); attempt += 1) {
      const ownMs = backoffMs(world.backoff, attempt - 1, world.random())
      await waitUnlessAborted(Math.max(pauseMs(answer), ownMs), signal)
      answer = signal?.aborted === true ? unavailable() : await askOnce(world, request)
    }
    if (!answer.ok) world.log('Cloud Function call failed', name, answer.refusal.code)
    return answer as Result<CallOutput<typeof name>>
  }
}

/**
 * A longer Retry-After ends the call, because retrying sooner would ignore the server's request.
 */
const mayAskAgain = (
  answer: Result<unknown>,
  { pauseMaxMs }: CallWorld,
  signal: AbortSignal | undefined,
): boolean =>
  !answer.ok &&
  answer.refusal.code === 'unavailable' &&
  signal?.aborted !== true &&
  pauseMs(answer) <= pauseMaxMs

/** The answer's shape is the contract's, which the server validates before sending. */
export const call: Call = createCall(browserWorld)

type Request = {
  name: string
  body: string
  idempotencyKey: string
  signal: AbortSignal | undefined
  keepalive: boolean
}

async function askOnce(
  world: CallWorld,
  { name, body, idempotencyKey, signal, keepalive }: Request,
): Promise<Result<unknown>> {
  const timeout = AbortSignal.timeout(world.timeoutMs)
  try {
    const response = await world.fetch(`${world.origin}/call/${encodeURIComponent(name)}`, {
      method: 'POST',
      body,
      keepalive,
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'x-sideout-wire': String(wireVersion),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    })
    if (noAnswerStatuses.has(response.status))
      return unavailable(Math.max(0, Number(response.headers.get('retry-after'))) || 0)
    return readAnswer(parseJson(await response.text()))
  } catch {
    return unavailable()
  }
}

function readAnswer(answer: unknown): Result<unknown> {
  const body = asObject(answer)
  if (body !== null && 'result' in body) return ok(body['result'])
  const refusal = readRefusal(asObject(body?.['error'])?.['details'])
  if (refusal.code === 'not-signed-in') announceSessionLost()
  return { ok: false, refusal }
}

function waitUnlessAborted(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    if (signal?.aborted === true) done()
    else signal?.addEventListener('abort', done)
  })
}
