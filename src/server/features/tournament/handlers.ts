// Tournaments: their organizers create and change them, with their divisions.
import { randomBytes } from 'node:crypto'
import type { EventFields } from '#domain/event/event-fields.ts'
import { startRefusal } from '#domain/event/play-time.ts'
import { permitCreation } from '#domain/location/event-creators.ts'
import { toLinkKey } from '#domain/shared/link-key.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { toDivisionEvent } from '#domain/tournament/division-event.ts'
import {
  applyTournamentChange,
  checkDivision,
  checkTournamentFields,
  divisionsMax,
  isInFrame,
} from '#domain/tournament/tournament.ts'
import { insertEvents } from '../../core/event/fields-queries.ts'
import { findVenueForPlan } from '../../core/event/queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findRanking } from '../event/ranking-commands.ts'
import { inviteTo } from '../invitation/invite-commands.ts'
import { publishEvents, takeQuota } from '../newcomer/queries.ts'
import { takeText } from '../stored-text/queries.ts'
import { changeCohosts, choosePeople } from './cohost-commands.ts'
import { settleCohosts } from './cohost-queries.ts'
import { planTournamentDay } from './day-handlers.ts'
import { callMatch, layBracketAfterPools } from './desk-handlers.ts'
import { listDivisions, listDivisionStarts, markDivision } from './division-queries.ts'
import { drawAgain } from './draw-handlers.ts'
import { changeInvitation } from './invitation-commands.ts'
import { linkDivisions } from './link-commands.ts'
import * as store from './queries.ts'
import { lockTournamentFor } from './run-commands.ts'

const done = ok({ success: true })

type Planned = Pick<EventFields, 'location' | 'startDate' | 'startTime'>

const findVenue = (
  { actor, tx }: CallContext,
  { location, startDate, startTime }: Planned,
  organizerId: string,
  currentLocation: string | null,
) =>
  findVenueForPlan(
    tx,
    { location, startDate, startTime },
    { actorId: actor.playerId, organizerId, playerIds: [], currentLocation },
  )

const create: InTransaction<'tournaments-create'> = async (context, { fields }) => {
  const { actor, tx, now, newId, deps } = context
  const venue = await findVenue(context, fields, actor.playerId, null)
  if (venue === null) return refuse('location-not-found')
  const allowed = permitCreation(actor, venue.eventCreators, venue)
  if (!allowed.ok) return allowed
  const checked = checkTournamentFields(fields)
  if (!checked.ok) return checked
  const cohosts = await choosePeople(context, fields, null)
  if (!cohosts.ok) return cohosts
  const untimely = startRefusal({ ...venue, isSkipped: false }, now)
  if (untimely === 'event-too-far') return refuse(untimely)
  const tournamentId = newId()
  const quota = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'tournament',
    subjects: [tournamentId],
  })
  if (!quota.ok) return quota
  await store.insertTournament(tx, { tournamentId, organizerId: actor.playerId, fields, now })
  await changeCohosts(
    context,
    { tournamentId },
    { name: fields.name, before: [], after: cohosts.value },
  )
  return ok({ tournamentId })
}

const update: InTransaction<'tournaments-update'> = async (context, { fields: change, ...key }) => {
  const opened = await lockTournamentFor(context, key, 'event.edit')
  if (!opened.ok) return opened
  const before = opened.value.fields
  const fields = applyTournamentChange(before, change)
  const checked = checkTournamentFields(fields)
  if (!checked.ok) return checked
  const starts = await listDivisionStarts(context.tx, key)
  if (
    fields.location !== before.location ||
    starts.some((start) => isInFrame(start, before) && !isInFrame(start, fields))
  )
    return refuse('tournament-fixed')
  const cohosts = await choosePeople(context, fields, opened.value)
  if (!cohosts.ok) return cohosts
  const invited = await changeInvitation(context, key, {
    before,
    after: fields,
    location: fields.location,
  })
  if (!invited.ok) return invited
  await store.updateTournament(context.tx, { ...key, fields, now: context.now })
  await changeCohosts(context, key, {
    name: fields.name,
    before: before.cohosts,
    after: cohosts.value,
  })
  const divisions = await listDivisions(context.tx, key)
  context.effects.publish(...divisions.map(({ eventId }) => topics.event(eventId)))
  return done
}

const remove: InTransaction<'tournaments-delete'> = async (context, key) => {
  const opened = await lockTournamentFor(context, key, 'event.delete')
  if (!opened.ok) return opened
  if (opened.value.divisions > 0) return refuse('tournament-fixed')
  await store.deleteTournament(context.tx, key)
  return done
}

/**
 * A division is an ordinary event for players, so it is published at once; a private one invites the
 * group of the tournament.
 */
const addDivision: InTransaction<'tournaments-addDivision'> = async (
  context,
  { division, ...key },
) => {
  const { actor, tx, effects, now, deps, newId } = context
  const opened = await lockTournamentFor(context, key, 'event.edit')
  if (!opened.ok) return opened
  const tournament = opened.value
  const checked = checkDivision(division, tournament.fields)
  if (!checked.ok) return checked
  if (tournament.divisions >= divisionsMax) return refuse('too-many-divisions', { n: divisionsMax })
  const fields = toDivisionEvent(tournament.fields, division)
  const { location } = fields
  const venue = await findVenue(context, fields, tournament.organizerId, location)
  if (venue === null) return refuse('tournament-not-found')
  const untimely = startRefusal(venue, now)
  if (untimely !== null) return refuse(untimely)
  const eventId = newId()
  const quota = await publishEvents(
    tx,
    { playerId: actor.playerId, now, deps, location },
    fields.invite ? [] : [eventId],
  )
  if (!quota.ok) return quota
  const texts = [JSON.stringify(fields)]
  const stored = await takeText(tx, { playerId: actor.playerId, now, texts })
  if (!stored.ok) return stored
  await insertEvents(
    tx,
    [
      {
        eventId,
        organizerId: tournament.organizerId,
        fields,
        timezone: venue.timezone,
        status: 'published',
        ranking: await findRanking(tx, tournament.organizerId, context),
        series: null,
      },
    ],
    now,
  )
  await markDivision(tx, { ...key, eventId })
  await settleCohosts(tx, key)
  effects.publish(
    topics.tournament(key.tournamentId),
    topics.tournamentsAt(location),
    topics.calendar(location),
    topics.eventsAt(location),
    ...[tournament.organizerId, ...tournament.fields.cohosts].map(topics.eventsOf),
  )
  await inviteTo(context, [eventId])
  return ok({ eventId })
}

/** A new key each time; divisions' match lists have links of their own. */
const setLink: InTransaction<'tournaments-setWatch'> = async (context, { isOn, ...key }) => {
  const opened = await lockTournamentFor(context, key, 'event.play')
  if (!opened.ok) return opened
  const watchKey = isOn ? toLinkKey(key.tournamentId, randomBytes(16).toString('base64url')) : null
  await store.saveTournamentKey(context.tx, key, watchKey)
  await linkDivisions(context, key, isOn)
  return ok({ watchKey: watchKey === null ? null : context.deps.linkKeys.show(watchKey) })
}

export const tournamentHandlers = defineHandlers({
  'tournaments-create': create,
  'tournaments-update': update,
  'tournaments-delete': remove,
  'tournaments-addDivision': addDivision,
  'tournaments-setWatch': setLink,
  'tournaments-planDay': planTournamentDay,
  'tournaments-drawAgain': drawAgain,
  'tournaments-call': callMatch,
  'tournaments-layBracket': layBracketAfterPools,
})
