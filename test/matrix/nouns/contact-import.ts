// Authorization matrix of contact imports: venue admins import for a venue, the owner for a club.
// An import is visible only to whoever started it.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { outside } from '../matrix-scene.ts'
import { aClubFor, aVenueFor } from '../matrix-targets.ts'

/** Friend and blocked are members of the foreign club. */
const ofClub: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary ok, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const ofVenue: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, admin ok',
  private: 'not-allowed, admin ok',
  deleted: 'location-not-found',
}
const ofImport: Outcomes = {
  own: 'ok',
  foreign: 'contact-import-not-found',
  private: 'contact-import-not-found',
  deleted: 'contact-import-not-found',
}
const forEveryone: Outcomes = { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'ok' }

const mine = { kind: 'player' } as const
const person = {
  name: 'Maria',
  email: null,
  phone: null,
  skillSelf: null,
  language: 'en',
  note: '',
} as const
const part = { from: 0, rows: [person] }
const agreed: { leaveOut: number[]; mayContact: true } = { leaveOut: [], mayContact: true }

async function anImport(cell: Cell): Promise<string> {
  const {
    scene: { db, app },
    target,
  } = cell
  const importId = randomUUID()
  if (target === 'deleted') return importId
  const playerId = target === 'own' ? cell.me : outside
  await db
    .insertInto('contact_imports')
    .values({ importId, playerId, created: new Date(app.clock.now()) })
    .execute()
  return importId
}
const ownImport = (cell: Cell) => anImport({ ...cell, target: 'own' })

const aClub = async (cell: Cell) => {
  const club = await aClubFor(cell)
  return { id: club.clubId, keeper: { kind: 'club', ...club } as const }
}
const aVenue = async (cell: Cell) => {
  const locationId = await aVenueFor(cell)
  return { id: locationId, keeper: { kind: 'venue', locationId } as const }
}

export const rows: readonly MatrixRow[] = [
  row('contacts-stage', 'a club', ofClub, async (cell) => {
    const { id, keeper } = await aClub(cell)
    return { id, input: { importId: randomUUID(), keeper, ...part } }
  }),
  row('contacts-stage', 'a venue', ofVenue, async (cell) => {
    const { id, keeper } = await aVenue(cell)
    return { id, input: { importId: randomUUID(), keeper, ...part } }
  }),
  // An unused id starts a new import.
  row('contacts-stage', 'an import', { ...ofImport, deleted: 'ok' }, async (cell) => ({
    input: { importId: await anImport(cell), keeper: mine, ...part },
  })),
  row('contacts-commit', 'a club', ofClub, async (cell) => {
    const { id, keeper } = await aClub(cell)
    return { id, input: { importId: await ownImport(cell), keeper, ...agreed } }
  }),
  row('contacts-commit', 'a venue', ofVenue, async (cell) => {
    const { id, keeper } = await aVenue(cell)
    return { id, input: { importId: await ownImport(cell), keeper, ...agreed } }
  }),
  row('contacts-commit', 'an import', ofImport, async (cell) => {
    const id = await anImport(cell)
    return { id, input: { importId: id, keeper: mine, ...agreed } }
  }),
  row('contacts-discard', 'an import', forEveryone, async (cell) => ({
    input: { importId: await anImport(cell) },
  })),
]

export const endNothing: readonly CallName[] = [
  'contacts-stage',
  'contacts-commit',
  'contacts-discard',
]
