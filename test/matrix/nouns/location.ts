// Authorization matrix of venues: finding and editing them, admins, the log, and reports.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { anAdmin, anEvent } from '#test/support/builders.ts'
import { aimed, plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import {
  aClubFor,
  aMessage,
  aPlace,
  aPlayerFor,
  aRequestFor,
  aStranger,
  aVenueFor,
} from '../matrix-targets.ts'

const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}
const listed: Outcomes = { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' }
const admins = (others: string): Outcomes => ({
  own: 'ok',
  foreign: `${others}, admin ok`,
  private: `${others}, admin ok`,
  deleted: 'location-not-found',
})
const reported = (code: string, own: string): Outcomes => ({
  own,
  foreign: `ok, blocked ${code}`,
  private: `${code}, friend ok, admin ok`,
  deleted: code,
})

const fields = {
  name: 'Pier Courts',
  address: '',
  city: 'New York',
  region: 'NY',
  country: 'US',
  lat: 40.8,
  lon: -73.97,
  courts: 4,
  dedicatedCourts: 0,
  indoor: null,
  lit: null,
  covered: null,
  restrooms: null,
  water: null,
  parking: null,
  surface: null,
  nets: null,
  access: 'public',
  fee: '',
  hours: '',
  website: '',
  phone: '',
  localRules: '',
  eventCreators: 'anyone',
  hidden: false,
} as const
const holds =
  (id: string) =>
  ({ locations }: { locations: readonly { locationId: string }[] }) =>
    locations.some(({ locationId }) => locationId === id)

let places = 0
const aNamedVenue = async (cell: Cell): Promise<{ id: string; name: string }> => {
  const id = await aVenueFor(cell)
  const name = `unheard${(places += 1)}`
  await cell.scene.db
    .updateTable('locations')
    .set({ search: name, lat: -60, lon: places / 1000 })
    .where('locationId', '=', id)
    .execute()
  return { id, name }
}

const anAdminRequest = async (cell: Cell): Promise<string> => {
  const locationId = await aPlace(cell)
  const from = await aStranger(cell)
  await anAdmin(cell.scene.db, locationId, from)
  return aRequestFor(cell, { from, type: 'adminReq', locationId })
}

/**
 * own: about the actor. foreign: about another. private: without a venue, for the operator.
 * deleted: missing.
 */
const aReport = async (cell: Cell): Promise<string> => {
  const {
    scene: { db },
    target,
  } = cell
  const reportId = randomUUID()
  if (target === 'deleted') return reportId
  const locationId = target === 'private' ? null : await aPlace(cell)
  await db
    .insertInto('reports')
    .values({
      reportId,
      reporterId: outside,
      kind: 'player',
      playerId: target === 'own' ? cell.me : outside,
      messageId: null,
      clubSlug: null,
      locationId,
      reason: 'rude',
      closed: null,
      closedBy: null,
      outcome: null,
    })
    .execute()
  return reportId
}

const aSuggestion = async (
  cell: Cell,
  from: string,
): Promise<{ id: string; locationId: string }> => {
  const {
    scene: { db },
    target,
  } = cell
  const id = randomUUID()
  const locationId = await aVenueFor(cell)
  if (target !== 'deleted') {
    await db
      .insertInto('location_suggestions')
      .values({
        suggestionId: id,
        locationId,
        playerId: from,
        changes: '{"courts":9}',
        created: new Date(),
        closed: null,
        closedBy: null,
        outcome: null,
      })
      .execute()
  }
  return { id, locationId }
}

export const rows: readonly MatrixRow[] = [
  row('locations-name', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id } }
  }),
  row('locations-byId', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, today: '2026-06-01' } }
  }),
  // Admins are public, so a hidden admin is named, except across a block.
  row(
    'locations-byId',
    'an admin',
    {
      own: 'shown',
      foreign: 'shown, blocked absent',
      private: 'shown, blocked absent',
      deleted: '-',
    },
    async (cell) => {
      const locationId = await aPlace(cell)
      const playerId = await aPlayerFor(cell, locationId)
      if (playerId !== 'admin') await anAdmin(cell.scene.db, locationId, playerId)
      return {
        input: { locationId, today: '2026-06-01' },
        shows: (venue) => venue.admins.some((admin) => admin.playerId === playerId),
      }
    },
  ),
  row(
    'locations-byId',
    'a club',
    {
      own: 'shown',
      foreign: 'shown, blocked absent',
      private: 'shown, blocked absent',
      deleted: 'absent',
    },
    async (cell) => {
      const { locationId, clubId } = await aClubFor(cell)
      return {
        input: { locationId, today: '2026-06-01' },
        shows: ({ clubs }) => clubs.some((club) => club.clubId === clubId),
      }
    },
  ),
  row('locations-near', 'a venue', listed, async (cell) => {
    const { id } = await aNamedVenue(cell)
    return { input: { lat: -60, lon: places / 1000, offset: 0 }, shows: holds(id) }
  }),
  row('locations-search', 'a venue', listed, async (cell) => {
    const { id, name } = await aNamedVenue(cell)
    return { input: { text: name, near: null }, shows: holds(id) }
  }),
  plainRow('locations-towns', 'ok', () => ({ input: { text: 'Bolinas' } })),
  row('getLocationsByIdList', 'a venue', listed, async (cell) => {
    const id = await aVenueFor(cell)
    return {
      input: { locationIds: [id] },
      shows: ({ locations }) => locations.some((location) => location.id === id),
    }
  }),
  row('upload', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { target: 'location', targetId: id } }
  }),
  plainRow('locations-create', 'ok', () => ({
    input: { fields: { ...fields, lat: 10 + (places += 1) / 100 }, confirmedDistinct: false },
  })),
  row('locations-update', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return {
      id,
      input: { locationId: id, fields: { ...fields, hidden: cell.target === 'private' } },
    }
  }),
  row('locations-setDayStatus', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    if (cell.target !== 'deleted')
      await anEvent(cell.scene.db, { location: id, organizer: 'organizer' })
    const status = { state: 'off', until: null, note: 'Rain', nextWord: null } as const
    return { id, input: { locationId: id, day: '2026-06-02', status } }
  }),
  row(
    'locations-weather',
    'a venue',
    { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'ok' },
    async (cell) => {
      const id = await aVenueFor(cell)
      return { id, input: { locationId: id } }
    },
  ),
  row('locations-setEmbed', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, embed: true } }
  }),
  row('locations-setZone', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, timezone: 'America/New_York' } }
  }),
  row('locationsAdmin-invite', 'a venue', admins('admin-only'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, playerId: outside } }
  }),
  row(
    'locationsAdmin-invite',
    'a player',
    {
      own: 'already-admin-here',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const id = await aPlayerFor(cell)
      return {
        id,
        input: { locationId: await aVenueFor({ ...cell, target: 'own' }), playerId: id },
      }
    },
  ),
  row(
    'locationsAdmin-accept',
    'a request',
    {
      own: 'ok, admin already-admin',
      foreign: 'request-not-found',
      private: 'request-not-found',
      deleted: 'request-not-found',
    },
    async (cell) => {
      const id = await anAdminRequest(cell)
      return { id, input: { messageId: id } }
    },
  ),
  row('locationsAdmin-log', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, limit: 10 } }
  }),
  row('events-unusual', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id } }
  }),
  row('reports-atLocation', 'a venue', admins('not-allowed'), async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id } }
  }),
  // Admins can't handle reports about themselves, and only the operator handles those without a
  // venue.
  row(
    'reports-close',
    'a report',
    {
      own: 'report-not-found',
      foreign: 'report-not-found, admin ok',
      private: 'report-not-found',
      deleted: 'report-not-found',
    },
    async (cell) => {
      const id = await aReport(cell)
      return { id, input: { reportId: id, outcome: 'dismissed' } }
    },
  ),
  row('reports-create', 'a player', reported('player-not-found', 'ok'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { reported: { kind: 'player', playerId: id }, reason: 'rude' } }
  }),
  row('reports-create', 'a photo', reported('player-not-found', 'ok'), async (cell) => {
    const id = await aPlayerFor(cell)
    return { id, input: { reported: { kind: 'photo', playerId: id }, reason: 'rude' } }
  }),
  // own: written to the actor. private: written to the actor by someone on the other side of a
  // block, which can still be reported.
  row(
    'reports-create',
    'a message',
    { own: 'ok', foreign: 'message-not-found', private: 'ok', deleted: 'message-not-found' },
    async (cell) => {
      const id = await (cell.target === 'foreign'
        ? aMessage(cell, { from: 'una', to: outside })
        : aRequestFor(cell, { from: await aPlayerFor(aimed(cell, 'foreign')) }))
      return { id, input: { reported: { kind: 'message', messageId: id }, reason: 'rude' } }
    },
  ),
  row(
    'reports-create',
    'a club',
    {
      own: 'ok',
      foreign: 'ok, blocked club-not-found',
      private: 'ok, blocked club-not-found',
      deleted: 'club-not-found',
    },
    async (cell) => {
      const club = await aClubFor(cell)
      return { id: club.clubId, input: { reported: { kind: 'club', ...club }, reason: 'rude' } }
    },
  ),
  row('suggestions-create', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id, changes: { courts: 9 } } }
  }),
  row('suggestions-atLocation', 'a venue', admins('not-allowed'), async (cell) => {
    const { locationId } = await aSuggestion(cell, outside)
    return { id: locationId, input: { locationId } }
  }),
  row(
    'suggestions-close',
    'a suggestion',
    {
      own: 'ok',
      foreign: 'suggestion-not-found, admin ok',
      private: 'suggestion-not-found, admin ok',
      deleted: 'suggestion-not-found',
    },
    async (cell) => {
      const { id } = await aSuggestion(cell, outside)
      return { id, input: { suggestionId: id, outcome: 'applied' } }
    },
  ),
  row(
    'suggestions-close',
    'the suggestion of a player',
    {
      own: 'ok',
      foreign: 'ok, blocked suggestion-not-found',
      private: 'ok, blocked suggestion-not-found',
      deleted: '-',
    },
    async (cell) => {
      const { id } = await aSuggestion({ ...cell, target: 'own' }, await aPlayerFor(cell))
      return { id, input: { suggestionId: id, outcome: 'dismissed' } }
    },
  ),
  row('reports-create', 'a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { reported: { kind: 'location', locationId: id }, reason: 'closed' } }
  }),
]

export const endNothing: readonly CallName[] = [
  'locations-create',
  'locations-setEmbed',
  'locations-setZone',
  'locations-setDayStatus',
  'locationsAdmin-invite',
  'locationsAdmin-accept',
  'reports-create',
  'suggestions-create',
  'suggestions-close',
]
