// Authorization matrix of live queues: organizers, players in line, watchers.
import type { CallName } from '#contract/contract.ts'
import { queueChangeBetween } from '#domain/queue/queue-change.ts'
import { openQueue } from '#domain/queue/queue.ts'
import { aQueue } from '#test/scenes/queue-scene.ts'
import { run, seen } from '../event-outcomes.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing, waiting } from '../matrix-scene.ts'
import { anEventFor } from '../matrix-targets.ts'

/** Holders of the watch link, at any visibility, unless the event is deleted. */
const linked: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'queue-not-found',
}

async function aQueueFor(
  cell: Cell,
  players: readonly string[] = [playing, waiting],
): Promise<{ id: string; eventId: string; queueKey: string }> {
  const { eventId } = await anEventFor(cell)
  const { queueKey } = await aQueue(cell.scene.db, eventId, {
    players,
    now: cell.scene.app.clock.now(),
  })
  return { id: eventId, eventId, queueKey }
}

const notMe = ({ me }: Cell): string => (me === playing ? waiting : playing)

const rule = { kind: 'winners-stay', stay: 2, court: 1 } as const

export const rows: readonly MatrixRow[] = [
  row('queues-byEvent', 'an event', seen, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId } }
  }),
  row('queues-watch', 'a queue with a link', linked, async (cell) => {
    const { id, queueKey } = await aQueueFor(cell)
    return { id, input: { queueKey } }
  }),
  row('queues-open', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return {
      id: eventId,
      input: { eventId, rule, levels: [3.5], courts: [{ court: 1, lane: null }] },
    }
  }),
  row('queues-step', 'a court that ends', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return {
      id,
      input: {
        eventId,
        step: { kind: 'finish', court: 1, game: 1, winner: 'a', points: [11, 7] },
      },
    }
  }),
  row('queues-step', 'a member', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId, step: { kind: 'leave', number: 8 } } }
  }),
  row('queues-step', 'its rule and lanes', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId, step: { kind: 'rule', rule, levels: [3.5] } } }
  }),
  row('queues-step', 'its courts', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    const courts = [
      { court: 1, lane: null },
      { court: 2, lane: 0 },
    ]
    return { id, input: { eventId, step: { kind: 'courts', courts } } }
  }),
  row('queues-step', 'a pair', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId, step: { kind: 'pair', number: 5, with: 6 } } }
  }),
  row('queues-setOwn', 'an event', seen, async (cell) => {
    const { id, eventId } = await aQueueFor(cell, [cell.me])
    return { id, input: { eventId, kind: 'pause' } }
  }),
  row('queues-setOwn', 'a player who is asked', seen, async (cell) => {
    const { id, eventId } = await aQueueFor(cell, [cell.me, notMe(cell)])
    return { id, input: { eventId, kind: 'ask', with: 1 } }
  }),
  row('queues-setOwn', 'a guest with a new host', seen, async (cell) => {
    const { id, eventId } = await aQueueFor(cell, [cell.me, notMe(cell)])
    await cell.scene.db
      .updateTable('events')
      .set({ guestsPerPlayer: 4 })
      .where('eventId', '=', eventId)
      .execute()
    return { id, input: { eventId, kind: 'leave', guests: [{ guest: 5, to: 1 }] } }
  }),
  row('queues-undo', 'an event', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    const empty = openQueue({ kind: 'four-off', stay: 2, court: 1 }, [], [])
    const change = queueChangeBetween(empty, { ...empty, levels: [] })
    await cell.scene.db
      .updateTable('queues')
      .set({ steps: 1 })
      .where('eventId', '=', eventId)
      .execute()
    await cell.scene.db
      .insertInto('queue_steps')
      .values({
        eventId,
        step: 1,
        actorId: null,
        kind: 'rule',
        change: JSON.stringify(change),
        created: new Date(cell.scene.app.clock.now()),
      })
      .execute()
    return { id, input: { eventId, step: 1 } }
  }),
  row('queues-setState', 'an event', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId, state: 'closed' } }
  }),
  row('queues-setWatch', 'an event', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId, isOn: true } }
  }),
  row('queues-apart', 'an event', run, async (cell) => {
    const { id, eventId } = await aQueueFor(cell)
    return { id, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'queues-open',
  'queues-step',
  'queues-setOwn',
  'queues-undo',
  'queues-setState',
  'queues-setWatch',
]
