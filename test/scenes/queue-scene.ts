// A live queue with nine people on one court, inserted directly into the database.
import { randomUUID } from 'node:crypto'
import { decideQueue } from '#domain/queue/queue-step.ts'
import { openQueue } from '#domain/queue/queue.ts'
import { toLinkKey } from '#domain/shared/link-key.ts'
import type { Database } from '#server/db/open-database.ts'
import { readLinkName } from '#server/link/link-keys.ts'

export async function aQueue(
  db: Database,
  eventId: string,
  { players, now }: { players: readonly string[]; now: number },
): Promise<{ queueKey: string }> {
  const [host = null] = players
  const guests = Array.from({ length: 9 - players.length }, (_, index) => index + 1)
  const people = [
    ...players.map((playerId) => ({ playerId, guestOf: null, guest: null })),
    ...guests.map((guest) => ({ playerId: null, guestOf: host, guest: ((guest - 1) % 4) + 1 })),
  ].map((person, number) => ({ eventId, number, ...person }))
  const arrived = decideQueue(
    openQueue({ kind: 'four-off', stay: 2, court: 1 }, [], [{ court: 1, lane: null }]),
    { kind: 'arrive', numbers: people.map(({ number }) => number), lane: 0 },
    now,
  )
  if (!arrived.ok) throw new Error(arrived.refusal.code)
  const queueKey = toLinkKey(eventId, randomUUID().replaceAll('-', '').slice(0, 22))
  await db
    .insertInto('queues')
    .values({
      eventId,
      value: JSON.stringify(arrived.value),
      watchKey: readLinkName(queueKey),
      opened: new Date(now),
    })
    .execute()
  await db.insertInto('queue_members').values(people).execute()
  return { queueKey }
}
