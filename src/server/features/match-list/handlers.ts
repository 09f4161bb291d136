// The organizer's steps on a match list. Each is one decision of domain/match-list over the whole
// list, under the event's row lock; its change is stored for undo.
import { randomBytes } from 'node:crypto'
import { statusRefusal } from '#domain/event/eligibility.ts'
import { formatsFor } from '#domain/event/format.ts'
import { openingPlayers } from '#domain/match-list/list-players.ts'
import { takeBack } from '#domain/match-list/take-back.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { isDivisionFormat } from '#domain/tournament/tournament.ts'
import { giveCourts } from '../../brackets/court-giver.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { rankIfEstablished } from '../event/ranking-commands.ts'
import { saveMatchList } from './change-queries.ts'
import { add, readGenders, presence, setGender, takeOver, teams } from './player-handlers.ts'
import { loadMembers } from './presence-queries.ts'
import * as store from './queries.ts'
import { drop, lay, move, plan, swap } from './round-handlers.ts'
import {
  announce,
  toAnswer,
  refuseIfEarly,
  lockOpenList,
  lockForPlay,
  noChange,
  runStep,
} from './step-commands.ts'
import { addStep, findLastStep, closeStep } from './step-queries.ts'

const done = ok({ success: true })

const start: InTransaction<'matchLists-start'> = async (context, { eventId }) => {
  const { tx, now } = context
  const shown = await lockForPlay(context, eventId)
  if (!shown.ok) return shown
  const { event } = shown.value
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return refuse(unavailable)
  if ((await store.loadMatchList(tx, eventId)) !== null) return refuse('match-list-started')
  await rankIfEstablished(tx, event, context)
  await store.insertMatchList(tx, {
    eventId,
    players: openingPlayers(await loadMembers(tx, eventId)),
    format: await store.loadFormat(tx, eventId),
    now,
  })
  await addStep(tx, eventId, {
    actorId: context.actor.playerId,
    action: 'start',
    step: null,
    now,
  })
  await announce(context, shown.value, 'start', noChange)
  return done
}

const setFormat: InTransaction<'matchLists-setFormat'> = async (context, { eventId, format }) =>
  toAnswer(
    await runStep(context, eventId, 'format', ({ event, list }) => {
      if (!formatsFor(event.play).includes(format.format)) return refuse('format-not-for-play')
      return event.tournamentId === null || isDivisionFormat(format.format)
        ? ok({ list, format })
        : refuse('division-format')
    }),
  )

const courts: InTransaction<'matchLists-setCourts'> = async (context, { eventId, courts: used }) =>
  toAnswer(
    await runStep(context, eventId, 'courts', ({ event, list }) => {
      if (event.tournamentId !== null) return refuse('run-by-tournament')
      const now = [...new Set(used)].toSorted((one, other) => one - other)
      return ok({ list: { ...list, courts: now, matches: giveCourts(list.matches, now) } })
    }),
  )

const undo: InTransaction<'matchLists-undo'> = async (context, { eventId }) => {
  const { tx } = context
  const opened = await lockOpenList(context, eventId)
  if (!opened.ok) return opened
  const { list } = opened.value
  const last = await findLastStep(tx, eventId)
  // A division's draw is undone through its tournament, which alerts the players.
  const isDraw = opened.value.event.tournamentId !== null && last?.action === 'draw'
  const before = last === null || isDraw ? refuse('nothing-to-undo') : takeBack(list, last.change)
  if (last === null || !before.ok) return refuse('nothing-to-undo')
  const allowed = refuseIfEarly(context, opened.value, before)
  if (!allowed.ok) return refuse('event-too-early')
  const change = await saveMatchList(tx, list, before.value)
  if (last.formatBefore !== null) await store.saveFormat(tx, eventId, last.formatBefore)
  await closeStep(tx, last.stepId)
  await announce(context, opened.value, `undo ${last.action}`, change)
  return done
}

const setWatch: InTransaction<'matchLists-setWatch'> = async (context, { eventId, isOn }) => {
  const opened = await lockOpenList(context, eventId)
  if (!opened.ok) return opened
  const watchKey = isOn ? randomBytes(16).toString('base64url') : null
  await store.saveWatchKey(context.tx, eventId, watchKey)
  await addStep(context.tx, eventId, {
    actorId: context.actor.playerId,
    action: isOn ? 'watch-on' : 'watch-off',
    step: null,
    now: context.now,
  })
  // The event as locked still has the old key, so its holders learn that the link ended.
  await announce(context, opened.value, isOn ? 'watch-on' : 'watch-off', noChange)
  return ok({ watchKey: watchKey === null ? null : context.deps.linkKeys.show(watchKey) })
}

export const matchListHandlers = defineHandlers({
  'matchLists-start': start,
  'matchLists-setFormat': setFormat,
  'matchLists-setPresence': presence,
  'matchLists-setCourts': courts,
  'matchLists-setTeams': teams,
  'matchLists-plan': plan,
  'matchLists-layBracket': lay,
  'matchLists-dropRound': drop,
  'matchLists-swap': swap,
  'matchLists-substitute': takeOver,
  'matchLists-addPlayer': add,
  'matches-move': move,
  'matchLists-undo': undo,
  'matchLists-setWatch': setWatch,
  'matchLists-genders': readGenders,
  'matchLists-setGender': setGender,
})
