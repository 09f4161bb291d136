// A player's own steps in the live queue: breaks, going home with or without their guests, and
// playing together with another.
import type { CallInput } from '#contract/contract.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import { hasRoomFor, listCompanions, listGuests } from '#domain/queue/going-home.ts'
import { decidePair, type PairStep } from '#domain/queue/pair-asks.ts'
import type { QueueStep } from '#domain/queue/queue-step.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockOpenEvent } from '../../core/access/open-event.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams } from '../../core/event/queries.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { runQueueStep, saveQueueStep, type OpenedQueue } from './commands.ts'
import * as store from './queries.ts'

type Asked = CallInput<'queues-setOwn'>
type Refused =
  | 'player-not-found'
  | 'queue-absent'
  | 'queue-changed'
  | 'pair-not-possible'
  | 'too-many-pair-asks'
  | 'too-many-guests'
type Ran = Result<OpenedQueue, Refused>
type Own = { me: number; own: readonly number[] }

const listOwnGuests = (
  { people }: store.StoredQueue,
  hostId: string | null | undefined,
): number[] =>
  people.flatMap(({ guestOf, number }) => (guestOf !== null && guestOf === hostId ? [number] : []))

const findId = ({ stored }: OpenedQueue, number: number): string | null =>
  stored.people.find((person) => person.number === number)?.playerId ?? null

async function run(
  context: CallContext,
  open: OpenedQueue,
  steps: readonly QueueStep[],
): Promise<Ran> {
  let now = open
  for (const step of steps) {
    const ran = await runQueueStep(context, now, step, {
      actorId: context.actor.playerId,
      isUndoable: false,
    })
    if (!ran.ok) {
      const { code } = ran.refusal
      return refuse(code === 'event-full' ? 'queue-changed' : code)
    }
    now = ran.value
  }
  return ok(now)
}

async function pairUp(context: CallContext, open: OpenedQueue, step: PairStep): Promise<Ran> {
  const decided = decidePair(open.stored.queue, step)
  if (!decided.ok) return decided
  if (decided.value === open.stored.queue) return ok(open)
  return ok(
    await saveQueueStep(context, open, {
      queue: decided.value,
      kind: step.kind,
      change: null,
      actorId: context.actor.playerId,
    }),
  )
}

async function restOrGo(
  context: CallContext,
  open: OpenedQueue,
  { me, own }: Own,
  kind: 'pause' | 'resume' | 'leave',
): Promise<Ran> {
  const mine = await run(context, open, [{ kind, number: me }])
  if (!mine.ok) return mine
  let now = mine.value
  for (const number of listCompanions(open.stored.queue, kind, me, own)) {
    const came = await run(context, now, [{ kind, number }])
    if (came.ok) now = came.value
  }
  return ok(now)
}

async function entrustGuests(
  context: CallContext,
  open: OpenedQueue,
  { me, own }: Own,
  guests: NonNullable<Asked['guests']>,
): Promise<Ran> {
  const mine = new Set(listGuests(open.stored.queue, me, own))
  let now = open
  for (const { guest, to } of guests) {
    const hostId = findId(now, to)
    if (!mine.has(guest) || hostId === null || to === me) return refuse('player-not-found')
    const ids = { playerId: context.actor.playerId, otherId: hostId, hasAsked: false }
    if (!(await store.mayMeet(context.tx, ids))) return refuse('pair-not-possible')
    const room = {
      own: listOwnGuests(now.stored, hostId),
      added: 1,
      max: guestsAllowed(now.event.terms),
    }
    if (!hasRoomFor(now.stored.queue, to, room)) return refuse('too-many-guests')
    const given = await run(context, now, [{ kind: 'entrust', number: guest, with: to }])
    if (!given.ok) return given
    now = given.value
  }
  await tellNewHosts(context, now, me, guests)
  return ok(now)
}

async function tellNewHosts(
  context: CallContext,
  open: OpenedQueue,
  me: number,
  guests: NonNullable<Asked['guests']>,
): Promise<void> {
  if (guests.length === 0) return
  const [mine] = await store.listQueueNames(context.tx, open.event.eventId, [me])
  await sendAlerts(
    context,
    [...new Set(guests.map(({ to }) => to))].flatMap((to) => {
      const playerId = findId(open, to)
      if (playerId === null) return []
      const params = { ...alertParams(open.event), player: mine?.name ?? '' }
      return [{ playerId, kind: 'guest-entrusted' as const, eventId: open.event.eventId, params }]
    }),
  )
}

/** My own guest needs no asking; people without an account can't answer. */
async function playTogether(
  context: CallContext,
  open: OpenedQueue,
  { me, own }: Own,
  { kind, with: other }: { kind: 'ask' | 'agree' | 'decline'; with: number },
): Promise<Ran> {
  if (kind === 'ask' && listGuests(open.stored.queue, me, own).includes(other)) {
    const asked = await pairUp(context, open, { kind, number: me, with: other })
    return asked.ok
      ? pairUp(context, asked.value, { kind: 'agree', number: other, with: me })
      : asked
  }
  if (kind !== 'decline') {
    const otherId = findId(open, other)
    const { playerId } = context.actor
    const hasAsked = kind === 'agree'
    const isPossible =
      otherId !== null && (await store.mayMeet(context.tx, { playerId, otherId, hasAsked }))
    if (!isPossible) return refuse('pair-not-possible')
  }
  return pairUp(context, open, { kind, number: me, with: other })
}

async function part(context: CallContext, open: OpenedQueue, { me }: Own): Promise<Ran> {
  const free = await pairUp(context, open, { kind: 'ask', number: me, with: null })
  return free.ok ? run(context, free.value, [{ kind: 'pair', number: me, with: null }]) : free
}

async function goHome(
  context: CallContext,
  open: OpenedQueue,
  who: Own,
  guests: NonNullable<Asked['guests']>,
): Promise<Ran> {
  const given = await entrustGuests(context, open, who, guests)
  return given.ok ? restOrGo(context, given.value, who, 'leave') : given
}

async function meet(
  context: CallContext,
  open: OpenedQueue,
  who: Own,
  {
    kind,
    with: other,
  }: { kind: 'sendHome' | 'ask' | 'agree' | 'decline'; with?: number | undefined },
): Promise<Ran> {
  if (other === undefined) return refuse('player-not-found')
  if (kind !== 'sendHome') return playTogether(context, open, who, { kind, with: other })
  return listGuests(open.stored.queue, who.me, who.own).includes(other)
    ? run(context, open, [{ kind: 'leave', number: other }])
    : refuse('player-not-found')
}

function take(
  context: CallContext,
  open: OpenedQueue,
  who: Own,
  { kind, with: other, guests = [] }: Asked,
): Promise<Ran> {
  switch (kind) {
    case 'leave':
      return goHome(context, open, who, guests)
    case 'pause':
    case 'resume':
      return restOrGo(context, open, who, kind)
    case 'part':
      return part(context, open, who)
    case 'sendHome':
    case 'ask':
    case 'agree':
    case 'decline':
      return meet(context, open, who, { kind, with: other })
    default:
      return kind satisfies never
  }
}

export const setOwn: InTransaction<'queues-setOwn'> = async (context, asked) => {
  const { actor, tx, now } = context
  const opened = await lockOpenEvent({ actor, tx, now }, asked.eventId)
  if (opened === null) return refuse('event-not-found')
  const stored = await store.loadQueue(tx, asked.eventId)
  if (stored === null || stored.state === 'closed' || opened.event.status === 'cancelled')
    return refuse('queue-not-found')
  const me = stored.people.find(({ playerId }) => playerId === actor.playerId)
  if (me === undefined) return refuse('player-not-found')
  const who = { me: me.number, own: listOwnGuests(stored, actor.playerId) }
  const ran = await take(context, { event: opened.event, stored }, who, asked)
  return ran.ok ? ok({ success: true }) : ran
}
