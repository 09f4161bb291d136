// Signs people up continuously as clients do: each request has one key and is retried until it is
// answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { addressHeader } from '#test/support/raw-client.ts'
import { until } from '#test/support/until.ts'

export type SignUp = { playerId: string; eventId: string }
export type Acknowledged = SignUp & { place: string }
export type Writers = {
  acknowledged: Acknowledged[]
  unexpected: string[]
  more(count: number): Promise<void>
  finish(): Promise<void>
}

const writersAtOnce = 8
const triesAgainAfterMs = 10

/**
 * Signs up in the given order. `tokens` are identity tokens by player; each player gets a separate
 * address in addressHeader.
 */
export function startWriters(
  url: string,
  signUps: readonly SignUp[],
  tokens: ReadonlyMap<string, string>,
): Writers {
  const queue = [...signUps]
  const acknowledged: Acknowledged[] = []
  const unexpected: string[] = []
  const addresses = new Map(
    Array.from(tokens.keys(), (playerId, n) => [playerId, `10.0.${n >> 8}.${n & 255}`]),
  )
  let isFinishing = false

  const write = async (): Promise<void> => {
    for (
      let next = isFinishing ? undefined : queue.pop();
      next !== undefined;
      next = isFinishing ? undefined : queue.pop()
    ) {
      const answer = await askUntilAnswered(url, next, {
        authorization: `Bearer ${tokens.get(next.playerId)}`,
        [addressHeader]: addresses.get(next.playerId) ?? '',
      })
      if (answer.place === undefined) unexpected.push(JSON.stringify(answer))
      else acknowledged.push({ ...next, place: answer.place })
    }
  }
  const writers = Promise.all(Array.from({ length: writersAtOnce }, write))
  return {
    acknowledged,
    unexpected,
    more: async (count) => {
      const enough = acknowledged.length + count
      await until(
        `${count} more sign-ups`,
        () => acknowledged.length >= enough || queue.length === 0,
      )
    },
    finish: async () => {
      isFinishing = true
      await writers
    },
  }
}

async function askUntilAnswered(
  url: string,
  { playerId, eventId }: SignUp,
  who: Record<string, string>,
): Promise<{ place?: string }> {
  const key = randomUUID()
  for (;;) {
    const answer = await fetch(`${url}/call/events-signUp`, {
      method: 'POST',
      body: JSON.stringify({ data: { eventId, guests: 0 } }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...who },
    }).then(
      async (response) =>
        response.status === 503
          ? null
          : ((await response.json()) as { result?: { place: string } }),
      () => null,
    )
    if (answer !== null)
      return { ...answer.result, ...(answer.result === undefined && { [playerId]: answer }) }
    await delay(triesAgainAfterMs)
  }
}
