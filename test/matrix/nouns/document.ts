// Authorization matrix of records written by collection and id. Records of others answer like
// missing ones: not-allowed.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { toPhotoKey, toPhotoUrl } from '#domain/photo/photo.ts'
import { anAdmin } from '#test/support/builders.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside, playing } from '../matrix-scene.ts'
import {
  aClubFor,
  aMessage,
  anEventFor,
  aPlace,
  aPlayerFor,
  aRequestFor,
  aStranger,
  aVenueFor,
  newName,
} from '../matrix-targets.ts'

const hides = 'not-allowed'
const mineOnly: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed',
  private: 'not-allowed',
  deleted: 'not-allowed',
}
const seen = (own: string): Outcomes => ({
  own,
  foreign: 'ok, blocked player-not-found',
  private: 'player-not-found, friend ok, admin ok',
  deleted: 'player-not-found',
})
const anyVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'location-not-found',
}
const owners: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, owner ok',
  private: 'not-allowed, owner ok',
  deleted: 'not-allowed',
}

type Change = {
  id: string
  target: string
  fields: Record<string, unknown>
}

const changeRows = (
  collection: string,
  about: string,
  outcomes: Outcomes,
  arrange: (cell: Cell) => Promise<Change>,
  hidden?: typeof hides,
): MatrixRow[] => {
  const asked = async (cell: Cell) => {
    const { id, target, fields } = await arrange(cell)
    return {
      id: target,
      ...(hidden === undefined ? {} : { hides: hidden }),
      input: { collection, id, fields },
    }
  }
  return [
    row('documentUpdates-updateDocument', `${collection}: ${about}`, outcomes, asked),
    row('documentUpdates-setDocument', `${collection}: ${about}`, outcomes, async (cell) => {
      const { input, ...rest } = await asked(cell)
      return { ...rest, input: { ...input, merge: true } }
    }),
  ]
}

const anAlertFor = async (cell: Cell): Promise<string> => {
  const {
    scene: { db },
    target,
  } = cell
  const alertId = randomUUID()
  if (target !== 'deleted')
    await db
      .insertInto('alerts')
      .values({
        alertId,
        playerId: target === 'own' ? cell.me : outside,
        kind: 'promoted',
        params: '{}',
        eventId: null,
      })
      .execute()
  return alertId
}

const aHolder = (cell: Cell): Promise<string> => aPlayerFor(cell)

const aPhotoOf = async (cell: Cell): Promise<Change> => {
  const id = await aVenueFor(cell)
  const photoURL = toPhotoUrl(toPhotoKey(randomUUID()), 1)
  await cell.scene.db
    .updateTable('locations')
    .set({ photoUrl: photoURL })
    .where('locationId', '=', id)
    .execute()
  return { id, target: id, fields: { photoURL } }
}

const changed: readonly MatrixRow[] = [
  ...changeRows(
    'alerts',
    'an alert',
    { ...mineOnly, private: '-' },
    async (cell) => {
      const id = await anAlertFor(cell)
      return { id, target: id, fields: { read: true } }
    },
    hides,
  ),
  ...changeRows(
    'messages',
    'a message',
    mineOnly,
    async (cell) => {
      const id = await aRequestFor(cell, { from: await aStranger(cell) })
      return { id, target: id, fields: { read: true } }
    },
    hides,
  ),
  // Like messages-markRead: changes only the actor's own marks, for any sender.
  ...changeRows(
    'messageLast',
    'a thread with me',
    { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'ok' },
    async (cell) => {
      const other = await aPlayerFor(cell)
      return { id: other + cell.me, target: other, fields: { read: true } }
    },
  ),
  ...changeRows(
    'messageLast',
    'a thread of others',
    { ...mineOnly, own: '-' },
    async (cell) => {
      const other = await aPlayerFor(cell)
      return { id: other + outside, target: other, fields: { read: true } }
    },
    hides,
  ),
  ...changeRows(
    'messageLast',
    'my last message',
    {
      own: '-',
      foreign: 'ok, blocked not-allowed',
      private: 'ok, blocked not-allowed',
      deleted: 'not-allowed',
    },
    async (cell) => {
      const toId = await aPlayerFor(cell)
      if (cell.target !== 'deleted') await aMessage(cell, { from: cell.me, to: toId })
      return { id: cell.me + toId, target: toId, fields: { toId, message: 'hello' } }
    },
    hides,
  ),
  ...changeRows('playerLocations', 'a venue', anyVenue, async (cell) => {
    const locationId = await aVenueFor(cell)
    return { id: cell.me + locationId, target: locationId, fields: { removed: false } }
  }),
  ...changeRows(
    'playerLocations',
    'a player',
    mineOnly,
    async (cell) => {
      const holder = await aHolder(cell)
      return {
        id: holder + cell.scene.place,
        target: holder,
        fields: { playerId: holder, removed: false },
      }
    },
    hides,
  ),
  ...changeRows('playerFriends', 'a player', seen('friend-yourself'), async (cell) => {
    const target = await aPlayerFor(cell)
    return { id: cell.me + target, target, fields: { friend: true } }
  }),
  ...changeRows(
    'playerFriends',
    'a friend of others',
    { ...mineOnly, own: '-' },
    async (cell) => {
      const holder = await aHolder(cell)
      return {
        id: holder + outside,
        target: holder,
        fields: { playerId: holder, friendId: outside, friend: true },
      }
    },
    hides,
  ),
  ...changeRows('playerFavorites', 'a player', seen('favorite-yourself'), async (cell) => {
    const target = await aPlayerFor(cell)
    return { id: cell.me + target, target, fields: { favorite: true } }
  }),
  ...changeRows(
    'players',
    'a player',
    mineOnly,
    async (cell) => {
      const id = await aPlayerFor(cell)
      return { id, target: id, fields: { homeLocation: cell.scene.place } }
    },
    hides,
  ),
  ...changeRows(
    'clubs',
    'a club',
    owners,
    async (cell) => {
      const { locationId, clubId } = await aClubFor(cell)
      return { id: locationId + clubId, target: clubId, fields: { clubName: newName('new') } }
    },
    hides,
  ),
  ...changeRows(
    'locations',
    'a venue',
    {
      own: 'ok',
      foreign: 'not-allowed, admin ok',
      private: 'not-allowed, admin ok',
      deleted: 'not-allowed',
    },
    aPhotoOf,
    hides,
  ),
  ...['auth_users', 'playersPrivate', '__proto__'].flatMap((collection) =>
    changeRows(
      collection,
      'anything',
      { ...mineOnly, own: 'not-allowed' },
      async (cell) => {
        const id = await aPlayerFor(cell)
        return { id, target: id, fields: { playerId: id } }
      },
      hides,
    ),
  ),
]

const added: readonly MatrixRow[] = [
  row(
    'documentUpdates-addDocument',
    'messages: a player',
    seen('message-yourself'),
    async (cell) => {
      const id = await aPlayerFor(cell)
      return { id, input: { collection: 'messages', fields: { toId: id, message: 'hello' } } }
    },
  ),
  row(
    'documentUpdates-addDocument',
    'messages: a venue',
    {
      own: 'ok',
      foreign: 'admin-only, admin ok',
      private: 'admin-only, admin ok',
      deleted: 'location-not-found',
    },
    async (cell) => {
      const id = await aVenueFor(cell)
      return {
        id,
        input: {
          collection: 'messages',
          fields: { type: 'adminReq', toId: outside, message: 'please', locationId: id },
        },
      }
    },
  ),
  row(
    'documentUpdates-addDocument',
    'messages: an event',
    {
      own: 'ok',
      foreign: 'ok, blocked not-allowed',
      private: 'not-allowed, friend ok, organizer ok, admin ok',
      deleted: 'not-allowed',
    },
    async (cell) => {
      const { eventId } = await anEventFor(cell)
      return {
        id: eventId,
        hides,
        input: {
          collection: 'messages',
          fields: { type: 'teamReq', toId: playing, message: 'please', eventId },
        },
      }
    },
  ),
  row('documentUpdates-addDocument', 'clubs: a venue', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { collection: 'clubs', fields: { clubName: 'Dinkers', location: id } } }
  }),
  row('documentUpdates-addDocument', 'eventTeams: a request', mineOnly, async (cell) => {
    const { eventId } = await anEventFor({ ...cell, target: 'own' })
    const from = await aStranger(cell)
    await aRequestFor(cell, { from, type: 'teamReq', eventId })
    return {
      id: from,
      hides,
      input: { collection: 'eventTeams', fields: { eventId, p1: from, p2: cell.me } },
    }
  }),
  row(
    'documentUpdates-addDocument',
    'locationsAdmin: a request',
    { ...mineOnly, own: 'ok, admin already-admin' },
    async (cell) => {
      const locationId = await aPlace(cell)
      const from = await aStranger(cell)
      await anAdmin(cell.scene.db, locationId, from)
      await aRequestFor(cell, { from, type: 'adminReq', locationId })
      return {
        id: locationId,
        hides,
        input: { collection: 'locationsAdmin', fields: { locationId } },
      }
    },
  ),
  row(
    'documentUpdates-addDocument',
    'players: a player',
    { ...mineOnly, own: 'not-allowed' },
    async (cell) => {
      const id = await aPlayerFor(cell)
      return { id, hides, input: { collection: 'players', fields: { playerId: id } } }
    },
  ),
]

const deleted: readonly MatrixRow[] = [
  row('documentUpdates-deleteDocument', 'clubs: a club', owners, async (cell) => {
    const { locationId, clubId } = await aClubFor(cell)
    return { id: clubId, hides, input: { collection: 'clubs', id: locationId + clubId } }
  }),
  row(
    'documentUpdates-deleteDocument',
    'clubMembers: oneself',
    {
      own: 'club-owner-stays',
      foreign:
        'not-allowed, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner club-owner-stays',
      private: 'not-allowed, owner club-owner-stays',
      deleted: 'not-allowed',
    },
    async (cell) => {
      const { locationId, clubId } = await aClubFor(cell)
      return {
        id: clubId,
        hides,
        input: { collection: 'clubMembers', id: locationId + clubId + cell.me },
      }
    },
  ),
  row(
    'documentUpdates-deleteDocument',
    'clubMembers: the friend',
    { own: '-', foreign: 'not-allowed, friend ok, owner ok', private: '-', deleted: '-' },
    async (cell) => {
      const { locationId, clubId } = await aClubFor(cell)
      return {
        id: clubId,
        hides,
        input: { collection: 'clubMembers', id: `${locationId}${clubId}friend` },
      }
    },
  ),
  row(
    'documentUpdates-deleteDocument',
    'players: a player',
    { ...mineOnly, own: 'not-allowed' },
    async (cell) => {
      const id = await aPlayerFor(cell)
      return { id, hides, input: { collection: 'players', id } }
    },
  ),
]

export const rows: readonly MatrixRow[] = [...changed, ...added, ...deleted]

export const endNothing: readonly CallName[] = [
  'documentUpdates-updateDocument',
  'documentUpdates-setDocument',
  'documentUpdates-addDocument',
  'documentUpdates-deleteDocument',
]
