// Calls of the live queue. Each is decided under the event's row lock, which orders concurrent
// organizers, slow devices and retries.
import { randomBytes } from 'node:crypto'
import { statusRefusal } from '#domain/event/eligibility.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { takeBackQueueStep } from '#domain/queue/queue-change.ts'
import type { QueueStep } from '#domain/queue/queue-step.ts'
import { openQueue, toLevelLane } from '#domain/queue/queue.ts'
import { toLinkKey } from '#domain/shared/link-key.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEventFor, openEventFor } from '../../core/access/open-event.ts'
import type { PlayerFacts } from '../../core/access/visibility-queries.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { loadMembers } from '../match-list/presence-queries.ts'
import {
  areReturningCheckedIn,
  findNumbers,
  saveQueueStep,
  listParty,
  runQueueStep,
  type OpenedQueue,
} from './commands.ts'
import { setOwn } from './own-handlers.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

type Shown = { event: EventFacts; viewer: PlayerFacts }
type Denied = 'event-not-found' | 'not-allowed' | 'second-factor-needed'

async function lockShown(
  { actor, tx, now }: CallContext,
  eventId: string,
): Promise<Result<Shown, Denied>> {
  return lockEventFor({ actor, tx, now }, eventId, 'event.play')
}

async function lockQueue(
  context: CallContext,
  eventId: string,
): Promise<Result<OpenedQueue & Shown, Denied | 'queue-not-found'>> {
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  const stored = await store.loadQueue(context.tx, eventId)
  if (stored === null) return refuse('queue-not-found')
  if (stored.state === 'closed' || shown.value.event.status === 'cancelled')
    return refuse('queue-not-found')
  return ok({ ...shown.value, stored })
}

const log = (context: CallContext, { event, viewer }: Shown, detail: string): Promise<void> =>
  writeLog(context, event, {
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.play',
        line: {
          actorId: context.actor.playerId,
          action: 'match-list-changed',
          detail: `queue ${detail}`,
        },
      },
    ],
  })

const open: InTransaction<'queues-open'> = async (
  context,
  { eventId, rule, levels, keepsLanes = false, courts },
) => {
  const { tx, now, actor } = context
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  const { event } = shown.value
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return refuse(unavailable)
  if (isEarly(event.terms, now)) return refuse('event-too-early')
  if ((await store.loadQueue(tx, eventId)) !== null) return refuse('queue-changed')
  const ascending = [...new Set(levels)].toSorted((one, other) => one - other)
  const queue = { ...openQueue(rule, ascending, courts), keepsLanes }
  await store.insertQueue(tx, { eventId, queue, now })
  let opened: OpenedQueue = {
    event,
    stored: { state: 'open', queue, steps: 0, watchKey: null, people: [] },
  }
  const here = (await loadMembers(tx, eventId)).filter(({ attendance }) => attendance === 'here')
  const found = await findNumbers(
    tx,
    opened,
    here.flatMap(({ playerId, guests }) => listParty(playerId, guests)),
  )
  opened = found.open
  const skills = new Map(
    (await store.listLevels(tx, eventId)).map(({ number, skillSelf }) => [number, skillSelf]),
  )
  for (const { lane, numbers } of toLanes(opened, found.numbers, skills)) {
    const arrived = await runQueueStep(
      context,
      opened,
      { kind: 'arrive', numbers, lane },
      { actorId: actor.playerId, isUndoable: false },
    )
    if (!arrived.ok) return refuse('event-full')
    opened = arrived.value
  }
  await log(context, shown.value, 'open')
  return done
}

function toLanes(
  { stored }: OpenedQueue,
  numbers: readonly number[],
  skills: ReadonlyMap<number, number | null>,
): { lane: number; numbers: number[] }[] {
  const lanes = new Map<number, number[]>()
  for (const number of numbers) {
    const lane = toLevelLane(stored.queue, skills.get(number) ?? null)
    lanes.set(lane, [...(lanes.get(lane) ?? []), number])
  }
  return [...lanes].map(([lane, members]) => ({ lane, numbers: members }))
}

const step: InTransaction<'queues-step'> = async (context, { eventId, step: asked }) => {
  const opened = await lockQueue(context, eventId)
  if (!opened.ok) return opened
  const decided = await runQueueStep(
    context,
    opened.value,
    asked.kind === 'rule' ? await toRuleStep(context, opened.value, asked) : asked,
    { actorId: context.actor.playerId, isUndoable: true },
  )
  if (!decided.ok) return decided
  if (decided.value !== opened.value) await log(context, opened.value, asked.kind)
  return done
}

/** New level bounds move everyone to their own lane; unchanged ones leave everyone in place. */
async function toRuleStep(
  { tx }: CallContext,
  { event, stored }: OpenedQueue,
  asked: {
    kind: 'rule'
    rule: (typeof stored.queue)['rule']
    levels: number[]
    keepsLanes?: boolean | undefined
  },
): Promise<QueueStep> {
  const levels = [...new Set(asked.levels)].toSorted((one, other) => one - other)
  const isSame = JSON.stringify(levels) === JSON.stringify(stored.queue.levels)
  const lanes = isSame
    ? []
    : (await store.listLevels(tx, event.eventId)).map(({ number, skillSelf }) => ({
        number,
        lane: toLevelLane({ levels }, skillSelf),
      }))
  return { ...asked, levels, lanes }
}

const undo: InTransaction<'queues-undo'> = async (context, { eventId, step: asked }) => {
  const opened = await lockQueue(context, eventId)
  if (!opened.ok) return opened
  const last = await store.findLastQueueStep(context.tx, eventId)
  if (last === null) return refuse('nothing-to-undo')
  const step =
    last.step === asked
      ? last
      : await store.findLastQueueStep(context.tx, eventId, context.actor.playerId)
  // Another organizer has undone it or made a step since.
  if (step?.step !== asked) return refuse('queue-changed')
  const before = takeBackQueueStep(opened.value.stored.queue, step.change, context.now)
  if (!before.ok) return before
  if (!(await areReturningCheckedIn(context.tx, opened.value, before.value)))
    return refuse('queue-absent')
  await store.markUndone(context.tx, eventId, step.step)
  await saveQueueStep(context, opened.value, {
    queue: before.value,
    kind: `undo ${step.kind}`,
    change: null,
    actorId: context.actor.playerId,
  })
  await log(context, opened.value, `undo ${step.kind}`)
  return done
}

const setState: InTransaction<'queues-setState'> = async (context, { eventId, state }) => {
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  if ((await store.loadQueue(context.tx, eventId)) === null) return refuse('queue-not-found')
  if (shown.value.event.status === 'cancelled') return refuse('event-cancelled')
  await store.saveQueueState(context.tx, eventId, state)
  await log(context, shown.value, state)
  return done
}

const setWatch: InTransaction<'queues-setWatch'> = async (context, { eventId, isOn }) => {
  const shown = await lockShown(context, eventId)
  if (!shown.ok) return shown
  if ((await store.loadQueue(context.tx, eventId)) === null) return refuse('queue-not-found')
  const watchKey = isOn ? toLinkKey(eventId, randomBytes(16).toString('base64url')) : null
  await store.saveQueueKey(context.tx, eventId, watchKey)
  await log(context, shown.value, isOn ? 'watch-on' : 'watch-off')
  return ok({ watchKey: watchKey === null ? null : context.deps.linkKeys.show(watchKey) })
}

const apart: InTransaction<'queues-apart'> = async ({ actor, tx, now }, { eventId }) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.play')
  if (!opened.ok) return opened
  const stored = await store.loadQueue(tx, eventId)
  return stored === null
    ? refuse('queue-not-found')
    : ok({ apart: stored.queue.apart.map(([one, other]): [number, number] => [one, other]) })
}

export const queueHandlers = defineHandlers({
  'queues-open': open,
  'queues-step': step,
  'queues-setOwn': setOwn,
  'queues-undo': undo,
  'queues-setState': setState,
  'queues-setWatch': setWatch,
  'queues-apart': apart,
})
