// Changes of rosters. All except check-in go through the event's batches; domain/event/roster.ts
// decides.
import { isDayOff } from '#domain/day-status/day-status.ts'
import { statusRefusal } from '#domain/event/eligibility.ts'
import type { Attendance } from '#domain/event/entry.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { toSlug } from '#domain/player/slug.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { foldLetters } from '#domain/text/search.ts'
import { lockEventFor, openEventFor } from '../../core/access/open-event.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { saveAttendance } from '../../core/roster/roster-queries.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type InTransaction, type OwnContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { answerContact } from './answer-commands.ts'
import type { RosterBatches } from './batch-commands.ts'
import { findAddablePlayers } from './queries.ts'
import type { RosterCall } from './request-commands.ts'
import { addWalkIn } from './walk-in-handlers.ts'

const foundPlayersMax = 20

const by = <N extends RosterCall>(call: N, { actor, owner }: OwnContext) => ({ call, actor, owner })

export function rosterHandlers(deps: Deps, batches: RosterBatches) {
  const { add } = batches
  return defineHandlers({
    'events-signUp': {
      own: (context, { eventId, guests }) =>
        add(eventId, { ...by('events-signUp', context), ask: { kind: 'sign-up', guests } }),
    },
    'events-setGuests': {
      own: (context, { eventId, guests }) =>
        add(eventId, { ...by('events-setGuests', context), ask: { kind: 'set-guests', guests } }),
    },
    'events-withdraw': {
      own: (context, { eventId }) =>
        add(eventId, { ...by('events-withdraw', context), ask: { kind: 'withdraw' } }),
    },
    'events-answerOffer': {
      own: (context, { eventId, isTaken }) =>
        add(eventId, {
          ...by('events-answerOffer', context),
          ask: { kind: 'answer-offer', isTaken },
        }),
    },
    'events-addPlayer': {
      own: (context, { eventId, playerId }) =>
        add(eventId, { ...by('events-addPlayer', context), ask: { kind: 'add', playerId } }),
    },
    'events-removePlayer': {
      own: (context, { eventId, playerId }) =>
        add(eventId, { ...by('events-removePlayer', context), ask: { kind: 'remove', playerId } }),
    },
    'events-movePlayer': {
      own: (context, { eventId, playerId, to }) =>
        add(eventId, { ...by('events-movePlayer', context), ask: { kind: 'move', playerId, to } }),
    },
    'events-swapPlayers': {
      own: (context, { eventId, playerId, withPlayerId }) =>
        add(eventId, {
          ...by('events-swapPlayers', context),
          ask: { kind: 'swap', playerId, withPlayerId },
        }),
    },
    'events-answerFor': {
      own: (context, { eventId, playerId, answer, guests }) =>
        answerContact(deps, batches, eventId, {
          ...by('events-answerFor', context),
          ask: { kind: 'answer-for', playerId, isIn: answer === 'in', guests },
        }),
    },
    'events-addWalkIn': addWalkIn,
    'events-checkIn': checkIn,
    'events-findPlayers': findPlayers,
  })
}

function attendanceRefusal(
  { terms, dayStatus }: EventFacts,
  attendance: Attendance | null,
  now: number,
): 'event-too-early' | 'event-day-off' | null {
  if (attendance === 'no-show' && isDayOff(dayStatus)) return 'event-day-off'
  return attendance !== null && isEarly(terms, now) ? 'event-too-early' : null
}

const checkIn: InTransaction<'events-checkIn'> = async (
  context,
  { eventId, playerId, attendance },
) => {
  const { actor, tx, effects, now } = context
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.checkIn')
  if (!opened.ok) return opened
  const { event, viewer } = opened.value
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return refuse(unavailable)
  // A mark can be cleared at any time.
  const refusal = attendanceRefusal(event, attendance, now)
  if (refusal !== null) return refuse(refusal)
  if (!(await saveAttendance(tx, eventId, playerId, attendance, now)))
    return refuse(
      (await findVisiblePlayer(tx, actor.playerId, playerId)) === null
        ? 'player-not-found'
        : 'not-signed-up',
    )
  const isHere = attendance === 'here'
  await runFollowers(context, 'attendanceDecided', { eventId, players: [{ playerId, isHere }] })
  await runFollowers(context, 'attendanceChanged', { event, playerId, attendance })
  const isOwn = playerId === actor.playerId
  if (isHere) await runFollowers(context, 'playersArrived', { event, playerIds: [playerId], isOwn })
  if (isOwn && isHere) {
    await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
    await runFollowers(context, 'countingChanged', { eventId })
  }
  const line = {
    actorId: actor.playerId,
    action: 'player-checked-in' as const,
    playerId,
    detail: attendance ?? '',
  }
  await writeLog({ tx, effects, now }, event, {
    lines: [{ actorId: actor.playerId, action: 'check-in', playerId, detail: attendance ?? '' }],
    acts: [{ roles: viewer.roles, capability: 'event.checkIn', line }],
  })
  publishMatchList(effects, event)
  effects.publish(topics.eventsOf(playerId))
  return ok({ success: true })
}

const findPlayers: InTransaction<'events-findPlayers'> = async (
  { actor, tx, now },
  { eventId, text },
) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event } = opened.value
  return ok({
    players: await findAddablePlayers(
      tx,
      actor.playerId,
      event,
      { text, slug: toSlug(foldLetters(text)) },
      foundPlayersMax,
    ),
  })
}
