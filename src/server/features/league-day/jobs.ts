// Asks leagues' substitutes while members leave places free. Check and invitation share a
// transaction under the event's lock, and an invitee has one row per event, so it happens once on
// any number of servers.
import { shouldAskSubstitutes } from '#domain/league/substitute.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent, type EventFacts } from '../../core/event/queries.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { topics } from '../../live/topics.ts'
import { savePicked } from '../invitation/picked-queries.ts'
import { findLeague } from '../league/queries.ts'
import { findSeats, listDaysToFill } from '../league/substitute-queries.ts'

const dueAtOnce = 200

export async function askSubstitutes(deps: Deps): Promise<number> {
  let count = 0
  for (const eventId of await listDaysToFill(deps.db, deps.clock.now(), dueAtOnce)) {
    try {
      count += await askFor(deps, eventId)
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'substitutes could not be asked')
    }
  }
  return count
}

async function askFor(deps: Deps, eventId: string): Promise<number> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now, effects } = unit
    const event = await lockEvent(tx, eventId)
    const leagueSeriesId = event?.leagueSeriesId ?? null
    if (event === null || leagueSeriesId === null) return 0
    const league = await findLeague(tx, { leagueSeriesId }, everywherePlayerId, now)
    if (league === null) return 0
    const { unasked, ...places } = await findSeats(tx, eventId)
    const { state, fields, substituteHours: hoursBefore } = league
    if (!shouldAskSubstitutes({ state, fields, hoursBefore, day: event.terms, ...places }, now))
      return 0
    const told: string[] = []
    for (const playerId of unasked)
      if (await savePicked(tx, { eventId, playerId, now })) told.push(playerId)
    const params = {
      ...alertParams(event),
      player: league.organizerName,
      locationId: event.location,
      as: 'substitute',
    }
    await sendAlerts(
      unit,
      told.map((playerId) => ({ playerId, kind: 'event-invited', eventId, params })),
    )
    effects.publish(...unasked.flatMap((playerId) => listAskedTopics(event, playerId)))
    return told.length
  })
}

const listAskedTopics = ({ eventId, location }: EventFacts, playerId: string): string[] => [
  topics.eventAccess(eventId),
  topics.eventsAt(location),
  topics.calendar(location),
  topics.relations(playerId),
]
