// Authorization matrix of events: creating, viewing, editing and listing them, alone and in series;
// draws and templates.
import { randomBytes, randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import { aPlayerFor, aVenueFor, anEventAlone, anEventFor, newName } from '../matrix-targets.ts'

/** Visibility: a private event shows to the organizer's friends and to those who run it. */
const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const listed: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, organizer shown, admin shown',
  deleted: 'absent',
}
const atVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'location-not-found',
  deleted: 'location-not-found',
}

const mine: Outcomes = {
  own: 'ok',
  foreign: 'template-not-found',
  private: '-',
  deleted: 'template-not-found',
}

const from = '2026-06-01'
const noFilters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const cohostRefused = 'player-not-found, friend ok, admin ok'
const holds =
  (eventId: string) =>
  ({ events }: { events: readonly { eventId: string }[] }) =>
    events.some((event) => event.eventId === eventId)

const venueList = (locationId: string) => ({
  locationId,
  from,
  to: '2026-06-30',
  limit: 100,
  filters: { type: null, gender: null, time: null, fits: null, placesLeft: false },
})

const withCohost = async (cell: Cell) => {
  const playerId = await aPlayerFor(cell)
  return { id: playerId, fields: eventFieldsAt(cell.scene.place, { cohosts: [playerId] }) }
}

const offToday = { state: 'off', until: null, note: 'Rain', nextWord: null } as const

export const rows: readonly MatrixRow[] = [
  row('events-create', 'a venue', atVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { fields: eventFieldsAt(id), status: 'published' } }
  }),
  row(
    'events-create',
    'a cohost',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: cohostRefused,
      deleted: 'player-not-found',
    },
    async (cell) => {
      const { id, fields } = await withCohost(cell)
      return { id, input: { fields, status: 'published' } }
    },
  ),
  row('events-update', 'an event', run, async (cell) => {
    const { eventId, location } = await anEventFor(cell)
    return { id: eventId, input: { eventId, fields: eventFieldsAt(location), publish: false } }
  }),
  row(
    'events-update',
    'a cohost',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: cohostRefused,
      deleted: 'player-not-found',
    },
    async (cell) => {
      const { eventId } = await anEventFor({ ...cell, target: 'own' })
      const { id, fields } = await withCohost(cell)
      return { id, input: { eventId, fields, publish: false } }
    },
  ),
  row('events-create', 'a series', { ...atVenue, private: '-' }, async (cell) => {
    const id = await aVenueFor(cell)
    return {
      id,
      input: {
        fields: eventFieldsAt(id),
        status: 'published',
        repeat: { everyWeeks: 1, weekdays: [], until: null, count: 2 },
      },
    }
  }),
  row('events-update', 'a series', run, async (cell) => {
    const { eventId, location } = await aSeriesFor(cell)
    return {
      id: eventId,
      input: { eventId, fields: eventFieldsAt(location), publish: false, scope: 'all' },
    }
  }),
  row('events-delete', 'a series', run, async (cell) => {
    const { eventId } = await aSeriesFor(cell)
    return { id: eventId, input: { eventId, scope: 'all' } }
  }),
  row('series-byId', 'a series', seen, async (cell) => {
    const { seriesId } = await aSeriesFor(cell)
    return { id: seriesId, input: { seriesId } }
  }),
  row('draws-make', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell, {
      signupMode: 'lottery',
      drawAt: '2026-06-02T12:00:00Z',
    })
    return { id: eventId, input: { eventId } }
  }),
  row('draws-byEvent', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  plainRow('calendarFeeds-mine', 'ok', () => ({ input: {} })),
  plainRow('calendarFeeds-set', 'ok', () => ({
    input: { secret: randomBytes(32).toString('base64url') },
  })),
  plainRow('calendarFeeds-remove', 'ok', () => ({ input: {} })),
  plainRow('templates-mine', 'ok', () => ({ input: {} })),
  plainRow('templates-save', 'ok', ({ scene: { place } }) => ({
    input: { name: newName('plan'), fields: templateAt(place) },
  })),
  row('templates-rename', 'a template', mine, async (cell) => {
    const id = await aTemplateFor(cell)
    return { id, input: { templateId: id, name: newName('other') } }
  }),
  row('templates-delete', 'a template', mine, async (cell) => {
    const id = await aTemplateFor(cell)
    return { id, input: { templateId: id } }
  }),
  row('events-cancel', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, reason: 'rain' } }
  }),
  // Only venue admins; being the organizer isn't enough.
  row(
    'events-setRanked',
    'an event',
    {
      own: 'not-allowed, admin ok',
      foreign: 'not-allowed, blocked event-not-found, admin ok',
      private: 'event-not-found, friend not-allowed, organizer not-allowed, admin ok',
      deleted: 'event-not-found',
    },
    async (cell) => {
      const { eventId } = await anEventFor(cell, { ranking: 'waiting' })
      return { id: eventId, input: { eventId, ranked: true } }
    },
  ),
  row('events-delete', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('events-byId', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('events-unnamed', 'an event', seen, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('events-createHints', 'a venue', atVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: eventHints(id) }
  }),
  row('events-createHints', 'an event at the same time', listed, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    return {
      input: eventHints(location),
      shows: ({ atLocation }) => atLocation.some((event) => event.eventId === eventId),
    }
  }),
  // Read before sign-in: everyone gets the same.
  row(
    'validations-getEventLocation',
    'an event',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const { eventId, location } = await anEventAlone(cell)
      return { input: { eventId }, shows: (answer) => answer.location === location }
    },
  ),
  row(
    'events-publicCard',
    'an event',
    { own: 'ok', foreign: 'ok', private: 'event-not-found', deleted: 'event-not-found' },
    async (cell) => {
      const { eventId } = await anEventAlone(cell)
      return { id: eventId, input: { eventId } }
    },
  ),
  // The landing page is the same for everyone. Its own time zone excludes other tests' events.
  row(
    'events-nextPublic',
    'an event',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const timezone = `Cell/${randomUUID()}`
      const { eventId } = await anEventAlone(cell)
      await cell.scene.db
        .updateTable('events')
        .set({ timezone })
        .where('eventId', '=', eventId)
        .execute()
      return { input: { timezone }, shows: holds(eventId) }
    },
  ),
  row('events-list', 'an event', listed, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    return {
      input: { locationIds: [location], from, to: '2026-06-30', limit: 100, filters: noFilters },
      shows: holds(eventId),
    }
  }),
  row('events-publicList', 'an event', { ...listed, private: 'absent' }, async (cell) => {
    const { eventId, location } = await anEventAlone(cell)
    return { input: venueList(location), shows: holds(eventId) }
  }),
  // The personal part: a mark, or a card for an event that isn't public.
  row(
    'events-personalList',
    'an event',
    { ...listed, foreign: 'absent, organizer shown' },
    async (cell) => {
      const { eventId, location } = await anEventAlone(cell)
      return {
        input: { ...venueList(location), friendsGoing: false },
        shows: ({ marks, events }) =>
          [...marks, ...events].some((event) => event.eventId === eventId),
      }
    },
  ),
  // One count for all viewers of the venue, without names: blocks don't change it
  // (docs/decisions/010).
  row(
    'events-publicCounts',
    'an event',
    { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const { location } = await anEventAlone(cell)
      return { input: { locationIds: [location], from }, shows: (counts) => counts.length > 0 }
    },
  ),
  row(
    'events-privateCounts',
    'an event',
    { ...listed, own: 'absent', foreign: 'absent' },
    async (cell) => {
      const { location } = await anEventAlone(cell)
      return { input: { locationIds: [location], from }, shows: (counts) => counts.length > 0 }
    },
  ),
  row(
    'events-mine',
    'an event',
    {
      own: 'shown',
      foreign: 'absent, organizer shown',
      private: 'absent, organizer shown',
      deleted: 'absent',
    },
    async (cell) => {
      const { eventId } = await anEventAlone(cell)
      return { input: { from }, shows: holds(eventId) }
    },
  ),
  row(
    'events-myDays',
    'an event',
    { own: 'absent', foreign: 'absent', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const { eventId } = await anEventAlone(cell)
      return {
        input: { from },
        shows: ({ next }) => next.some((event) => event.eventId === eventId),
      }
    },
  ),
  row(
    'events-history',
    'an event',
    {
      own: 'shown',
      foreign: 'absent, organizer shown',
      private: 'absent, organizer shown',
      deleted: 'absent',
    },
    async (cell) => {
      const { eventId } = await anEventAlone(cell)
      return { input: { before: '2026-06-30', limit: 600 }, shows: holds(eventId) }
    },
  ),
  row(
    'locations-byId',
    'an event',
    { own: 'shown', foreign: 'shown, blocked absent', private: 'absent', deleted: 'absent' },
    async (cell) => {
      const { eventId, location } = await anEventAlone(cell)
      return { input: { locationId: location, today: from }, shows: holds(eventId) }
    },
  ),
  plainRow('alerts-list', 'ok', () => ({ input: { limit: 10 } })),
  plainRow('alerts-markAllRead', 'ok', () => ({ input: {} })),
  row('events-setDayStatus', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, status: offToday } }
  }),
]

function templateAt(location: string) {
  const {
    startDate: _day,
    signupOpens: _opens,
    signupCloses: _closes,
    drawAt: _drawAt,
    cohosts: _cohosts,
    ...fields
  } = eventFieldsAt(location)
  return fields
}

async function aTemplateFor(cell: Cell): Promise<string> {
  const {
    scene: { db, place },
    target,
  } = cell
  const templateId = randomUUID()
  if (target !== 'deleted')
    await db
      .insertInto('event_templates')
      .values({
        templateId,
        playerId: target === 'own' ? cell.me : outside,
        name: newName('plan'),
        fields: JSON.stringify(templateAt(place)),
      })
      .execute()
  return templateId
}

/** One date is enough: the other dates of a series follow the same rules. */
async function aSeriesFor(
  cell: Cell,
): Promise<{ eventId: string; location: string; seriesId: string }> {
  const seriesId = randomUUID()
  await cell.scene.db
    .insertInto('event_series')
    .values({ seriesId, everyWeeks: 1, weekdays: [2] })
    .execute()
  return { seriesId, ...(await anEventFor(cell, { seriesId, seriesIndex: 1 })) }
}

const eventHints = (location: string) => ({
  location,
  startDate: '2026-06-02',
  startTime: '18:00',
  duration: 60,
  skillMin: null,
  skillMax: null,
})

export const endNothing: readonly CallName[] = [
  'events-setDayStatus',
  'events-create',
  'events-setRanked',
  'alerts-markAllRead',
  'draws-make',
  'templates-save',
  'calendarFeeds-set',
]
