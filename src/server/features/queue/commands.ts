// Runs one step of a live queue, inside the caller's transaction and under the event's row lock:
// decides, saves, publishes, and alerts called players.
import { listReturning } from '#domain/queue/going-home.ts'
import { listOpenAsks } from '#domain/queue/pair-asks.ts'
import { queueChangeBetween, type QueueChange } from '#domain/queue/queue-change.ts'
import {
  decideQueue,
  listCalled,
  type QueueStep,
  type QueueStepRefusal,
} from '#domain/queue/queue-step.ts'
import { findMember, listSeated, type LiveQueue } from '#domain/queue/queue.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, type EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { removeAlerts } from '../alert/commands.ts'
import { loadMembers } from '../match-list/presence-queries.ts'
import * as store from './queries.ts'

export type OpenedQueue = { event: EventFacts; stored: store.StoredQueue }

/** actorId: gets no alert about their own step. isUndoable: an organizer's step. */
type By = { actorId: string | null; isUndoable: boolean }

export async function runQueueStep(
  unit: UnitOfWork,
  open: OpenedQueue,
  step: QueueStep,
  by: By,
): Promise<Result<OpenedQueue, QueueStepRefusal | 'queue-absent'>> {
  const decided = decideQueue(open.stored.queue, step, unit.now)
  if (!decided.ok) return decided
  if (decided.value === open.stored.queue) return ok(open)
  // Only check-in may bring people into the line.
  if (step.kind !== 'arrive' && !(await areReturningCheckedIn(unit.tx, open, decided.value)))
    return refuse('queue-absent')
  const change = queueChangeBetween(open.stored.queue, decided.value)
  return ok(
    await saveQueueStep(unit, open, {
      queue: decided.value,
      kind: step.kind,
      change: by.isUndoable ? change : null,
      actorId: by.actorId,
    }),
  )
}

export async function areReturningCheckedIn(
  tx: Database,
  { event, stored }: OpenedQueue,
  after: LiveQueue,
): Promise<boolean> {
  const back = new Set(listReturning(stored.queue, after))
  if (back.size === 0) return true
  const guestsByPlayer = new Map(
    (await loadMembers(tx, event.eventId)).flatMap(({ playerId, guests, attendance }) =>
      attendance === 'here' ? [[playerId, guests] as const] : [],
    ),
  )
  return stored.people
    .filter(({ number }) => back.has(number))
    .every(({ playerId, guestOf, guest }) =>
      playerId === null
        ? (guest ?? Infinity) <= (guestsByPlayer.get(guestOf ?? '') ?? 0)
        : guestsByPlayer.has(playerId),
    )
}

export async function saveQueueStep(
  unit: UnitOfWork,
  { event, stored }: OpenedQueue,
  {
    queue,
    kind,
    change,
    actorId,
  }: { queue: LiveQueue; kind: string; change: QueueChange | null; actorId: string | null },
): Promise<OpenedQueue> {
  const { tx, now } = unit
  const step = stored.steps + 1
  await store.saveStep(tx, event.eventId, { queue, step, actorId, kind, change, now })
  await callToCourts(unit, event, { stored, queue, exceptId: actorId })
  await tellAsks(unit, event, { stored, queue })
  return { event, stored: { ...stored, queue, steps: step } }
}

/** Alerts whoever is asked, and whoever gets a yes; questions that are over leave the alerts. */
async function tellAsks(
  unit: UnitOfWork,
  event: EventFacts,
  { stored, queue }: { stored: store.StoredQueue; queue: LiveQueue },
): Promise<void> {
  if (stored.queue.asks === queue.asks) return
  const { eventId } = event
  const [before, after] = [listOpenAsks(stored.queue), listOpenAsks(queue)]
  const includes = (asks: typeof before, { by, to }: (typeof before)[number]) =>
    asks.some((ask) => ask.by === by && ask.to === to)
  const idOf = new Map(stored.people.map(({ number, playerId }) => [number, playerId]))
  const over = before.filter((ask) => !includes(after, ask))
  const unasked = over.filter(({ to }) => !after.some((ask) => ask.to === to))
  const playerIds = unasked.flatMap(({ to }) => idOf.get(to) ?? [])
  if (playerIds.length > 0) await removeAlerts(unit.tx, { kind: 'pair-asked', eventId, playerIds })
  const told = [
    ...after
      .filter((ask) => !includes(before, ask))
      .map(({ by, to }) => ({ kind: 'pair-asked' as const, to, about: by })),
    ...over
      .filter(({ by, to }) => findMember(queue, by)?.partner === to)
      .map(({ by, to }) => ({ kind: 'pair-agreed' as const, to: by, about: to })),
  ]
  if (told.length === 0) return
  const names = await loadNames(
    unit,
    eventId,
    told.map(({ about }) => about),
  )
  await sendAlerts(
    unit,
    told.flatMap(({ kind, to, about }) => {
      const playerId = idOf.get(to) ?? null
      const params = { ...alertParams(event), player: names.get(about) ?? '' }
      return playerId === null ? [] : [{ playerId, kind, eventId, params }]
    }),
  )
}

const loadNames = async (
  { tx }: UnitOfWork,
  eventId: string,
  numbers: readonly number[],
): Promise<Map<number, string>> =>
  new Map(
    (await store.listQueueNames(tx, eventId, numbers)).map(({ number, name }) => [number, name]),
  )

async function callToCourts(
  unit: UnitOfWork,
  event: EventFacts,
  {
    stored,
    queue,
    exceptId,
  }: { stored: store.StoredQueue; queue: LiveQueue; exceptId: string | null },
): Promise<void> {
  const called = new Set(listCalled(stored.queue, queue))
  const off = listCalled(queue, stored.queue)
  const idOf = new Map(stored.people.map(({ number, playerId }) => [number, playerId]))
  const playerIds = [...called, ...off].flatMap((number) => idOf.get(number) ?? [])
  if (playerIds.length === 0) return
  await removeAlerts(unit.tx, { kind: 'match-next', eventId: event.eventId, playerIds })
  if (called.size === 0) return
  const games = queue.courts.flatMap(({ court, game }) =>
    game !== null && listSeated(game).some((number) => called.has(number)) ? [{ court, game }] : [],
  )
  const names = await loadNames(
    unit,
    event.eventId,
    games.flatMap(({ game }) => listSeated(game)),
  )
  const join = (numbers: readonly number[]) =>
    numbers.map((number) => names.get(number) ?? '').join(', ')
  const alerts = games.flatMap(({ court, game }) =>
    [
      [game.a, game.b],
      [game.b, game.a],
    ].flatMap(([mine = [], theirs = []]) =>
      mine.flatMap((number) => {
        const playerId = idOf.get(number) ?? null
        if (playerId === null || playerId === exceptId || !called.has(number)) return []
        const params = {
          ...alertParams(event),
          round: '',
          court: String(court),
          partner: join(mine.filter((other) => other !== number)),
          opponents: join(theirs),
        }
        return [{ playerId, kind: 'match-next' as const, eventId: event.eventId, params }]
      }),
    ),
  )
  await sendAlerts(unit, alerts)
}

export async function findNumbers(
  tx: Database,
  { event, stored }: OpenedQueue,
  people: readonly Omit<store.NumberedPerson, 'number'>[],
): Promise<{ open: OpenedQueue; numbers: number[] }> {
  const known = new Map(stored.people.map((person) => [toKey(person), person.number]))
  const missing = people.filter((person) => !known.has(toKey(person)))
  const first = 1 + Math.max(-1, ...stored.people.map(({ number }) => number))
  const added = missing.map((person, index) => ({ ...person, number: first + index }))
  await store.insertPeople(tx, event.eventId, added)
  for (const person of added) known.set(toKey(person), person.number)
  return {
    open: { event, stored: { ...stored, people: [...stored.people, ...added] } },
    numbers: people.flatMap((person) => known.get(toKey(person)) ?? []),
  }
}

const toKey = ({ playerId, guestOf, guest }: Omit<store.NumberedPerson, 'number'>): string =>
  JSON.stringify([playerId, guestOf, guest])

export const listParty = (
  playerId: string,
  guests: number,
): Omit<store.NumberedPerson, 'number'>[] => [
  { playerId, guestOf: null, guest: null },
  ...Array.from({ length: guests }, (_, index) => ({
    playerId: null,
    guestOf: playerId,
    guest: index + 1,
  })),
]
