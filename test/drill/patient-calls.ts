// Calls as the app makes them: with a key, retried until they are answered. Measures the waits.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { backoffMs } from '#client/net/backoff.ts'

export type PatientCalls = {
  ask(name: string, data: unknown, token: string): Promise<unknown>
  unexpected: string[]
  mark(): void
  /** Requests sent since the mark, and the longest wait for an answer, ms. */
  measure(): { attempts: number; worstMs: number }
  /** True when no call that started before this moment is still waiting. */
  isAnsweredSince(atMs: number): boolean
}

/** Same values as src/client/net/call.ts. */
const timeoutMs = 20_000
const backoff = { firstMs: 250, maxMs: 3_000 }

export function createPatientCalls(url: string): PatientCalls {
  const underWay = new Map<string, number>()
  const unexpected: string[] = []
  let markedAtMs = performance.now()
  let attempts = 0
  let worstMs = 0
  const waitedMs = (beganAtMs: number): number =>
    performance.now() - Math.max(beganAtMs, markedAtMs)
  return {
    unexpected,
    ask: async (name, data, token) => {
      const key = randomUUID()
      const beganAtMs = performance.now()
      underWay.set(key, beganAtMs)
      for (let attempt = 0; ; attempt += 1) {
        attempts += 1
        const answer = await callOnce(`${url}/call/${name}`, { data, token, key })
        if (answer === null) {
          await delay(backoffMs(backoff, attempt, Math.random()))
          continue
        }
        underWay.delete(key)
        worstMs = Math.max(worstMs, waitedMs(beganAtMs))
        if (!('result' in answer)) unexpected.push(`${name} ${JSON.stringify(answer)}`)
        return answer.result ?? null
      }
    },
    mark: () => {
      markedAtMs = performance.now()
      attempts = 0
      worstMs = 0
    },
    measure: () => ({
      attempts,
      worstMs: Math.max(worstMs, ...[...underWay.values()].map(waitedMs)),
    }),
    isAnsweredSince: (atMs) => [...underWay.values()].every((beganAtMs) => beganAtMs > atMs),
  }
}

async function callOnce(
  url: string,
  { data, token, key }: { data: unknown; token: string; key: string },
): Promise<{ result?: unknown } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ data }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        authorization: `Bearer ${token}`,
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if ([502, 503, 504].includes(response.status)) return null
    return (await response.json()) as { result?: unknown }
  } catch {
    return null
  }
}
