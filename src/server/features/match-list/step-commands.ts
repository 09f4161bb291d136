// Runs a step on a match list: opens it under the event's row lock, decides, saves and announces.
import type { FormatFields } from '#domain/event/format.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { changeBetween, isNoChange, type ListChange } from '#domain/match-list/list-change.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { isPlayAct } from '#domain/match-list/play-act.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { type PlayerFacts } from '../../core/access/visibility-queries.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { type EventFacts } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { writeLog } from '../../core/log/write-log.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { arriveInDivisions } from './arrival-commands.ts'
import { saveMatchList } from './change-queries.ts'
import { callPlayers } from './court-call-commands.ts'
import { followPresence } from './presence-queries.ts'
import * as store from './queries.ts'
import { addStep } from './step-queries.ts'

const done = ok({ success: true })
export const noChange: ListChange = { courts: null, players: [], matches: [], byes: [] }

type Shown = { event: EventFacts; viewer: PlayerFacts }
export type OpenedList = Shown & { list: MatchList; format: FormatFields }
type Base =
  | 'event-not-found'
  | 'not-allowed'
  | 'second-factor-needed'
  | 'match-list-not-found'
  | 'match-list-closed'

export async function lockForPlay(
  { actor, tx, now }: CallContext,
  eventId: string,
): Promise<Result<Shown, 'event-not-found' | 'not-allowed' | 'second-factor-needed'>> {
  return lockEventFor({ actor, tx, now }, eventId, 'event.play')
}

export async function lockOpenList(
  context: CallContext,
  eventId: string,
): Promise<Result<OpenedList, Base>> {
  const shown = await lockForPlay(context, eventId)
  if (!shown.ok) return shown
  const list = await store.loadMatchList(context.tx, eventId)
  if (list === null) return refuse('match-list-not-found')
  if (list.state === 'closed' || shown.value.event.status === 'cancelled')
    return refuse('match-list-closed')
  return ok({ ...shown.value, list, format: await store.loadFormat(context.tx, eventId) })
}

export type StepResult = { list: MatchList; format?: FormatFields }

type Act = { action: string; isUndoable: boolean }
type Decide<C extends RefusalCode> = (
  opened: OpenedList,
) => Result<StepResult, C> | Promise<Result<StepResult, C>>

/**
 * Decides, saves the difference, logs it for undo and announces it. A step without a change leaves
 * no trace.
 */
export const runStep = <C extends RefusalCode>(
  context: CallContext,
  eventId: string,
  action: string,
  decide: Decide<C>,
): Promise<Result<OpenedList, Base | C>> =>
  take(context, eventId, { action, isUndoable: true }, decide)

/** Like `runStep` but without undo, because its court may have been given away by then. */
export const runFinalStep = <C extends RefusalCode>(
  context: CallContext,
  eventId: string,
  action: string,
  decide: Decide<C>,
): Promise<Result<OpenedList, Base | C>> =>
  take(context, eventId, { action, isUndoable: false }, decide)

async function take<C extends RefusalCode>(
  context: CallContext,
  eventId: string,
  act: Act,
  decide: Decide<C>,
): Promise<Result<OpenedList, Base | C>> {
  const opened = await lockOpenList(context, eventId)
  if (!opened.ok) return opened
  const decided = await decide(opened.value)
  if (!decided.ok) return decided
  await keep(context, opened.value, act, decided.value)
  return opened
}

async function keep(
  context: CallContext,
  opened: OpenedList,
  { action, isUndoable }: Act,
  { list, format }: StepResult,
): Promise<void> {
  const { actor, tx, now } = context
  const { eventId } = opened.event
  const change = await saveMatchList(tx, opened.list, list)
  if (isNoChange(change) && format === undefined) return
  if (format !== undefined) await store.saveFormat(tx, eventId, format)
  await addStep(tx, eventId, {
    actorId: actor.playerId,
    action,
    step: isUndoable ? { change, formatBefore: format === undefined ? null : opened.format } : null,
    now,
  })
  await announce(context, opened, action, change)
  if (change.matches.length > 0)
    await callPlayers(context, opened.event, opened.list, list, actor.playerId)
}

export async function announce(
  context: CallContext,
  { event, viewer }: Shown,
  action: string,
  change: ListChange,
): Promise<void> {
  const { actor, tx, effects, now } = context
  const decided = await followPresence(tx, event.eventId, change, now)
  if (decided.length > 0)
    await runFollowers(context, 'attendanceDecided', { eventId: event.eventId, players: decided })
  const checkedIn = decided.map(({ playerId }) => playerId)
  const arrived = change.players.flatMap(({ after }) =>
    after?.presence === 'here' && after.playerId !== null && checkedIn.includes(after.playerId)
      ? [after.playerId]
      : [],
  )
  await arriveInDivisions(context, event, arrived, { isOwn: false })
  const cameOrWent = change.players.flatMap(({ before, after }) =>
    before === null || after === null ? ((after ?? before)?.playerId ?? []) : [],
  )
  effects.publish(...new Set([...checkedIn, ...cameOrWent].map(topics.eventsOf)))
  publishMatchList(effects, event)
  await writeLog({ tx, effects, now }, event, {
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.play',
        line: { actorId: actor.playerId, action: 'match-list-changed', detail: action },
      },
    ],
  })
}

export const refuseIfEarly = <C extends RefusalCode>(
  { now }: CallContext,
  { event, list }: OpenedList,
  decided: Result<MatchList, C>,
): Result<MatchList, C | 'event-too-early'> =>
  decided.ok && isEarly(event.terms, now) && isPlayAct(changeBetween(list, decided.value))
    ? refuse('event-too-early')
    : decided

export const toStepped = <C extends RefusalCode>(
  decided: Result<MatchList, C>,
): Result<StepResult, C> => (decided.ok ? ok({ list: decided.value }) : decided)
export const toAnswer = <C extends RefusalCode>(
  stepped: Result<unknown, C>,
): Result<{ success: boolean }, C> => (stepped.ok ? done : stepped)
