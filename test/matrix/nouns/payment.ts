// Authorization matrix of money: the price is visible with its event or league; the payment list is
// for organizers, but not venue admins.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { aLeagueFor } from '../league-targets.ts'
import { plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing } from '../matrix-scene.ts'
import { aClubFor, anEventFor, anEventWithMe } from '../matrix-targets.ts'

const price = {
  kind: 'fixed' as const,
  currency: 'USD' as const,
  amount: 800,
  memberAmount: null,
  refundRule: '',
}

async function putPrice(
  { scene: { db } }: Cell,
  subject: 'eventId' | 'leagueSeriesId',
  id: string,
) {
  await db
    .insertInto('prices')
    .values({
      ...price,
      priceId: randomUUID(),
      eventId: null,
      leagueSeriesId: null,
      [subject]: id,
      locationId: null,
      slug: null,
      reminded: null,
    })
    .execute()
}
const ofEvent = (eventId: string) => ({ kind: 'event' as const, eventId })
const ofLeague = (leagueSeriesId: string) => ({ kind: 'league' as const, leagueSeriesId })

async function aPricedEvent(cell: Cell) {
  const { eventId } = await anEventWithMe(cell)
  await putPrice(cell, 'eventId', eventId)
  return { id: eventId, subject: ofEvent(eventId) }
}
async function aPricedLeague(cell: Cell) {
  const id = await aLeagueFor(cell, { members: [[playing, null, 'joined']] })
  await putPrice(cell, 'leagueSeriesId', id)
  return { id, subject: ofLeague(id) }
}

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked event-not-found',
  private: 'event-not-found, friend ok, organizer ok, admin ok',
  deleted: 'event-not-found',
}
const kept: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
  deleted: 'event-not-found',
}
const said: Outcomes = {
  own: 'ok',
  foreign: 'nothing-due, blocked event-not-found',
  private: 'event-not-found, friend nothing-due, organizer nothing-due, admin nothing-due',
  deleted: 'event-not-found',
}
const asLeague = (outcomes: Outcomes): Outcomes => ({
  own: outcomes.own.replaceAll('event-not-found', 'league-not-found'),
  foreign: outcomes.foreign.replaceAll('event-not-found', 'league-not-found'),
  private: outcomes.private.replaceAll('event-not-found', 'league-not-found'),
  deleted: outcomes.deleted.replaceAll('event-not-found', 'league-not-found'),
})
const withoutPage: Outcomes = {
  own: 'no-price',
  foreign: 'no-price, blocked event-not-found',
  private: 'event-not-found, friend no-price, organizer no-price, admin no-price',
  deleted: 'event-not-found',
}
const clubSeen: Outcomes = {
  own: 'ok',
  foreign: 'club-not-found, friend ok, blocked ok, leader ok, secretary ok, treasurer ok, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const clubRun: Outcomes = {
  ...clubSeen,
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary not-allowed, treasurer ok, owner ok',
}

const saidInLeague: Outcomes = { ...asLeague(said), own: 'nothing-due' }

export const rows: readonly MatrixRow[] = [
  row('payments-mine', 'an event', seen, aboutEvent),
  row('payments-mine', 'a league', asLeague(seen), aboutLeague),
  row('payments-roster', 'an event', kept, aboutEvent),
  row('payments-roster', 'a league', asLeague(kept), aboutLeague),
  row('payments-setPrice', 'an event', kept, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { subject: ofEvent(eventId), price, clubId: null } }
  }),
  row('payments-setPrice', 'a league', asLeague(kept), async (cell) => {
    const id = await aLeagueFor(cell)
    return { id, input: { subject: ofLeague(id), price, clubId: null } }
  }),
  row('payments-claim', 'an event', said, async (cell) => {
    const { id, subject } = await aPricedEvent(cell)
    return { id, input: { subject, isPaid: true } }
  }),
  row('payments-claim', 'a league', saidInLeague, async (cell) => {
    const { id, subject } = await aPricedLeague(cell)
    return { id, input: { subject, isPaid: true } }
  }),
  row('payments-mark', 'an event', kept, async (cell) => {
    const { id, subject } = await aPricedEvent(cell)
    return { id, input: { subject, playerId: playing, state: 'paid' } }
  }),
  row('payments-mark', 'a league', asLeague(kept), async (cell) => {
    const { id, subject } = await aPricedLeague(cell)
    return { id, input: { subject, playerId: playing, state: 'paid' } }
  }),
  row('payments-remind', 'an event', kept, aboutEvent),
  row('payments-remind', 'a league', asLeague(kept), aboutLeague),
  row('purses-mine', 'a club', clubSeen, aboutClub),
  row('purses-holders', 'a club', clubRun, aboutClub),
  row('payments-statement', 'a club', clubRun, async (cell) => {
    const { id, input } = await aboutClub(cell)
    const scope = { kind: 'club' as const, ...input }
    return { id, input: { scope, from: '2026-01-01', to: '2026-12-31' } }
  }),
  plainRow('payments-statement', 'ok', () => ({
    input: { scope: { kind: 'mine' }, from: '2026-01-01', to: '2026-12-31' },
  })),
  row('purses-sell', 'a club', clubRun, async (cell) => {
    const { id, input } = await aboutClub(cell)
    const owner = cell.target === 'own' ? cell.me : 'owner'
    return { id, input: { ...input, playerId: owner, entries: 10 } }
  }),
  row('payments-openPage', 'an event', withoutPage, aboutEvent),
  row('payments-openPage', 'a league', asLeague(withoutPage), aboutLeague),
  plainRow('payments-payTo', 'ok', () => ({ input: {} })),
  plainRow('payments-setPayTo', 'ok', () => ({
    input: { lines: [{ kind: 'cash', value: '', name: '' }] },
  })),
]

async function aboutEvent(cell: Cell) {
  const { id, subject } = await aPricedEvent(cell)
  return { id, input: { subject } }
}
async function aboutLeague(cell: Cell) {
  const { id, subject } = await aPricedLeague(cell)
  return { id, input: { subject } }
}

async function aboutClub(cell: Cell) {
  const club = await aClubFor(cell)
  return { id: club.clubId, input: club }
}

export const endNothing: readonly CallName[] = [
  'payments-setPrice',
  'payments-claim',
  'purses-sell',
  'payments-mark',
  'payments-remind',
  'payments-setPayTo',
]
