// Live queries of what a screen shows, by its secret, and of a venue's screens for its admins. A
// screen names people as public links do.
import { runningSince } from '#domain/match/running-score.ts'
import { getNameVisibility } from '#domain/player/naming.ts'
import { isEventOnScreen, screenEveningsMax } from '#domain/screen/screen.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openVenueFor } from '../../core/access/open-venue.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { toWatchedMatchList } from '../../naming/event-view.ts'
import { toWatchedQueue } from '../../naming/queue-view.ts'
import { findLocationName } from '../location/queries.ts'
import { loadMatchListView } from '../match-list/view-queries.ts'
import { listRunning } from '../match/running-queries.ts'
import { loadQueueView } from '../queue/view-queries.ts'
import * as store from './queries.ts'
import { hashScreenSecret } from './secret-commands.ts'

async function loadEvening(
  db: Database,
  { eventId, hasQueue, hasMatchList }: store.ScreenEvent,
  now: number,
) {
  const queue = hasQueue ? ((await loadQueueView(db, { eventId }, now))?.queue ?? null) : null
  const matchList = hasMatchList ? await loadMatchListView(db, { eventId }) : null
  const sight = getNameVisibility(await loadEventCompany(db, eventId), null)
  return {
    eventId,
    queue: queue === null ? null : toWatchedQueue(queue, sight),
    matchList: matchList === null ? null : toWatchedMatchList(matchList, sight),
  }
}

const hasEvening = ({ startsAt, endsAt, hasQueue, hasMatchList }: store.ScreenEvent, now: number) =>
  (hasQueue || hasMatchList) &&
  isEventOnScreen({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, now)

/** A hidden venue's screen only shows the time; its topic reports when the venue returns. */
const toHidden = ({ locationId, timezone }: store.ScreenVenue) => ({
  isHidden: true,
  venue: { locationId, timezone, name: '', city: '', photoURL: '', days: [] },
  events: [],
  evenings: [],
})

const toFirstDay = (now: number) => addDays(toDay(new Date(now).toISOString().slice(0, 10)), -1)

export const screenLive = defineLiveQueries<
  'screens-show' | 'screens-atLocation' | 'runningScores-onScreen'
>({
  'screens-show': {
    shared: false,
    topics: ({ secret }) => [topics.screen(hashScreenSecret(secret))],
    topicsIn: ({ screen }) =>
      screen === null
        ? []
        : [
            topics.location(screen.venue.locationId),
            topics.eventsAt(screen.venue.locationId),
            ...screen.events.map(({ eventId }) => topics.event(eventId)),
            ...screen.evenings.flatMap(({ eventId }) => [
              topics.queue(eventId),
              topics.matchList(eventId),
            ]),
          ],
    load: async ({ db, now }, { secret }) => {
      const shown = await store.findShown(db, hashScreenSecret(secret), toFirstDay(now))
      if (shown === null) return ok({ screen: null })
      if (shown.isHidden) return ok({ screen: { ...shown.settings, ...toHidden(shown.venue) } })
      const events = await store.listShownEvents(db, shown.venue, now)
      const evenings = []
      for (const event of events
        .filter((each) => hasEvening(each, now))
        .slice(0, screenEveningsMax))
        evenings.push(await loadEvening(db, event, now))
      return ok({
        screen: {
          ...shown.settings,
          isHidden: false,
          venue: shown.venue,
          events: events.map(({ hasQueue: _queue, hasMatchList: _list, ...event }) => ({
            ...event,
            startsAt: event.startsAt.toISOString(),
            endsAt: event.endsAt.toISOString(),
          })),
          evenings,
        },
      })
    },
  },
  'runningScores-onScreen': {
    shared: false,
    topics: ({ secret, eventId }) => [
      topics.screen(hashScreenSecret(secret)),
      topics.event(eventId),
      topics.matchList(eventId),
      topics.runningScores(eventId),
    ],
    load: async ({ db, now }, { secret, eventId }) => {
      const by = { eventId, secretHash: hashScreenSecret(secret) }
      return ok({ running: (await listRunning(db, by, new Date(runningSince(now)))) ?? [] })
    },
  },
  'screens-atLocation': {
    shared: false,
    topics: ({ locationId }) => [
      topics.screensAt(locationId),
      topics.order(locationId),
      topics.location(locationId),
    ],
    rightTopics: (_input, { playerId, userId }) => [
      topics.relations(playerId),
      topics.user(userId),
    ],
    load: async ({ db }, { locationId }, viewer) => {
      const allowed = await openVenueFor({ tx: db, actor: viewer }, locationId, 'location.edit')
      if (!allowed.ok) return allowed
      const venue = await findLocationName(db, locationId)
      if (venue === undefined) return refuse('location-not-found')
      const screens = await store.listVenueScreens(db, locationId)
      return ok({
        locationName: venue.name,
        screens: screens.map(({ seen, ...screen }) => ({ ...screen, seen: seen.toISOString() })),
      })
    },
  },
})
