// Entries are sold, used for places and returned; the ledger stays balanced per unit with two
// servers running.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toPurseUnit } from '#domain/purse/purse.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { untilWaiting } from '#test/support/asked-during.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { post, verifyLedger } from '../ledger/queries.ts'
import { settlePurses } from './jobs.ts'
import { findPurse } from './queries.ts'

let app: TestApp
let other: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(async () => {
  await other.close()
  await app.close()
})

const price = {
  kind: 'fixed' as const,
  currency: 'USD' as const,
  amount: 800,
  memberAmount: null,
  refundRule: '',
}
const refused = (code: string) => ({ ok: false, refusal: { code } })

async function aPurse(entries = 3) {
  made += 1
  const [olga, ana, ben, cleo] = (await Promise.all(
    ['Olga', 'Ana', 'Ben', 'Cleo'].map((name) => app.signedIn(`${name}${made}p`)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const members = [ana, ben].map(({ playerId }) => playerId)
  const clubId = await aClub(app.db, {
    location,
    name: `Purse${made}`,
    owner: olga.playerId,
    members,
  })
  const club = { locationId: location, clubId }
  for (const playerId of members) await olga.must('purses-sell', { ...club, playerId, entries })
  return { club, olga, ana, ben, cleo }
}
async function anEventOf(
  olga: TestPlayer,
  { clubId }: { clubId: string },
  changes = {},
): Promise<string> {
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { guestsPerPlayer: 2, cancelCutoffHours: 4, ...changes }),
    status: 'published',
  })
  await olga.must('payments-setPrice', {
    subject: { kind: 'event', eventId },
    price,
    clubId,
    takesEntries: true,
  })
  return eventId
}
const leftOf = async (player: TestPlayer, club: { locationId: string; clubId: string }) => {
  const window = await app.socket(player.token)
  const { balance } = await window.subscribe('purses-mine', club).next()
  await window.close()
  return balance
}
const openOf = async (player: TestPlayer, eventId: string) => {
  const window = await app.socket(player.token)
  const { mine } = await window
    .subscribe('payments-mine', { subject: { kind: 'event', eventId } })
    .next()
  await window.close()
  return mine === null ? null : { open: mine.open, entries: mine.entries }
}
const settle = () => Promise.all([settlePurses(app.deps), settlePurses(other.deps)])

test('a place takes an entry, a guest another, and others pay with money', async () => {
  const { club, olga, ana, cleo } = await aPurse()
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId, 1)
  await signUp(cleo, eventId)
  await settle()
  expect(await leftOf(ana, club)).toBe(1)
  expect(await openOf(ana, eventId)).toEqual({ open: 0, entries: 2 })
  expect(await openOf(cleo, eventId)).toEqual({ open: 800, entries: 0 })
  await settle()
  expect(await leftOf(ana, club)).toBe(1)
  expect(await verifyLedger(app.db)).toEqual([])
})

test('two events on two servers never count on the same last entry', async () => {
  const { club, olga, ana } = await aPurse(1)
  const events = [await anEventOf(olga, club), await anEventOf(olga, club)]
  const [earlier = '', later = ''] = events.toSorted()
  await signUp(ana, later)
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const held = app.db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await sql`select 1 from ledger_accounts where player_id = ${ana.playerId} for update`.execute(
      tx,
    )
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const first = settlePurses(app.deps)
  await untilWaiting(app.db)
  await signUp(ana, earlier)
  const second = settlePurses(other.deps)
  await untilWaiting(app.db, 2)
  release.resolve()
  await held
  expect([await first, await second]).toEqual([1, 0])
  expect([...app.takeErrors(), ...other.takeErrors()]).toEqual([])
  expect(await leftOf(ana, club)).toBe(0)
  expect(await verifyLedger(app.db)).toEqual([])
})

test('entries run out before places do: what is left is owed', async () => {
  const { club, olga, ana } = await aPurse(1)
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId, 2)
  await settle()
  expect(await leftOf(ana, club)).toBe(0)
  expect(await openOf(ana, eventId)).toEqual({ open: 1600, entries: 1 })
})

test('leaving in time gives the entry back, leaving late does not, and the waitlist takes none', async () => {
  const { club, olga, ana, ben } = await aPurse()
  const eventId = await anEventOf(olga, club, { minPlayers: 2, maxPlayers: 2 })
  const fill = await app.signedIn(`Fill${made}p`)
  await signUp(fill, eventId)
  await signUp(ana, eventId)
  await signUp(ben, eventId)
  await settle()
  expect([await leftOf(ana, club), await leftOf(ben, club)]).toEqual([2, 3])
  await ana.must('events-withdraw', { eventId })
  await settle()
  expect([await leftOf(ana, club), await leftOf(ben, club)]).toEqual([3, 2])
  app.clock.set('2026-06-02T20:00:00Z')
  await ben.must('events-withdraw', { eventId })
  await settle()
  expect(await leftOf(ben, club)).toBe(2)
})

test('an event that is off gives every entry back, once', async () => {
  const { club, olga, ana, ben } = await aPurse()
  const [cancelled, deleted] = [await anEventOf(olga, club), await anEventOf(olga, club)]
  await signUp(ana, cancelled)
  await signUp(ben, deleted)
  await settle()
  expect([await leftOf(ana, club), await leftOf(ben, club)]).toEqual([2, 2])
  await olga.must('events-cancel', { eventId: cancelled, reason: '', scope: 'this' })
  await olga.must('events-delete', { eventId: deleted, scope: 'this' })
  await settle()
  await settle()
  expect([await leftOf(ana, club), await leftOf(ben, club)]).toEqual([3, 3])
  expect(await verifyLedger(app.db)).toEqual([])
})

test('only the owner sells, to members alone, and takes back no more than there is', async () => {
  const { club, olga, ana, ben, cleo } = await aPurse()
  const sell = (by: TestPlayer, to: TestPlayer, entries: number) =>
    by.call('purses-sell', { ...club, playerId: to.playerId, entries })
  expect(await sell(ana, ben, 1)).toEqual(refused('not-allowed'))
  expect(await sell(cleo, cleo, 1)).toEqual(refused('club-not-found'))
  expect(await sell(olga, cleo, 1)).toEqual(refused('not-a-member'))
  expect(await sell(olga, ana, -4)).toEqual(refused('purse-too-empty'))
  expect(await sell(olga, ana, -3)).toMatchObject({ ok: true, value: { balance: 0 } })
})

test('entries are taken by events of officers, not by those of members', async () => {
  const { club, ana, olga } = await aPurse()
  const asked = async (organizer: TestPlayer) => {
    const { eventId } = await organizer.must('events-create', {
      fields: eventFieldsAt(location),
      status: 'published',
    })
    return organizer.call('payments-setPrice', {
      subject: { kind: 'event', eventId },
      price,
      clubId: club.clubId,
      takesEntries: true,
    })
  }
  expect(await asked(ana)).toEqual(refused('not-allowed'))
  await olga.must('clubMembers-setOffice', { ...club, playerId: ana.playerId, office: 'organizer' })
  expect(await asked(ana)).toMatchObject({ ok: true })
})

test('a club without a purse lends none to a price', async () => {
  const { olga } = await aPurse()
  const clubId = await aClub(app.db, { location, name: `Bare${made}`, owner: olga.playerId })
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  expect(
    await olga.call('payments-setPrice', {
      subject: { kind: 'event', eventId },
      price,
      clubId,
      takesEntries: true,
    }),
  ).toEqual(refused('purse-not-found'))
})

test('the ledger takes no token into a purse, nor an entry into tokens', async () => {
  const { club, ana } = await aPurse()
  const unit = toPurseUnit((await findPurse(app.db, club)) ?? '')
  const line = (player: string) => [
    { player, amount: 1 },
    { owner: 'issue' as const, amount: -1 },
  ]
  const wrong = { id: randomUUID(), key: randomUUID(), madeBy: 'server' as const, now: testStart }
  await expect(
    post(app.db, { ...wrong, kind: 'claim', unit, lines: line(ana.playerId) }),
  ).rejects.toThrow(/ledger_transactions_kind/)
  await expect(
    post(app.db, { ...wrong, kind: 'purse-sold', unit: 'token', lines: line(ana.playerId) }),
  ).rejects.toThrow(/ledger_transactions_kind/)
  await expect(
    post(app.db, { ...wrong, kind: 'purse-sold', unit: 'purse:x', lines: line(ana.playerId) }),
  ).rejects.toThrow(/unit/)
})

const step = fc.oneof(
  fc.record({
    do: fc.constant('sell' as const),
    who: fc.nat(1),
    n: fc.integer({ min: -3, max: 4 }),
  }),
  fc.record({
    do: fc.constant('enter' as const),
    who: fc.nat(1),
    event: fc.nat(1),
    guests: fc.nat(2),
  }),
  fc.record({ do: fc.constant('leave' as const), who: fc.nat(1), event: fc.nat(1) }),
)

test('whatever happens at once, on two servers, each unit adds up, and nothing is overdrawn or mixed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const { club, olga, ana, ben } = await aPurse(2)
      const people = [ana, ben]
      const events = [await anEventOf(olga, club), await anEventOf(olga, club)]
      await Promise.all(
        steps.map(async (each) => {
          const who = people[each.who] ?? ana
          if (each.do === 'sell') {
            if (each.n !== 0)
              await olga.call('purses-sell', { ...club, playerId: who.playerId, entries: each.n })
          } else {
            const eventId = events[each.event] ?? ''
            if (each.do === 'enter')
              await who.call('events-signUp', { eventId, guests: each.guests })
            else await who.call('events-withdraw', { eventId })
          }
          await settle()
        }),
      )
      await settle()
      await settle()
      expect(await verifyLedger(app.db)).toEqual([])
      const { rows } = await sql<{ held: number; taken: number; issued: number; mixed: number }>`
        select (select coalesce(sum(balance), 0)::int from ledger_accounts where unit = u.unit) as held,
          (select coalesce(sum(pay.entries), 0)::int from payments pay join prices pr using (price_id)
            where pr.event_id = any(${events}::uuid[])) as taken,
          (select coalesce(sum(e.amount), 0)::int from ledger_entries e
            join ledger_transactions t using (ledger_transaction_id)
            join ledger_accounts a using (account_id)
            where t.unit = u.unit and t.kind in ('purse-sold', 'purse-corrected')
            and a.owner = 'player') as issued,
          (select count(*)::int from ledger_entries e
            join ledger_transactions t using (ledger_transaction_id)
            join ledger_accounts a using (account_id) where a.unit <> t.unit) as mixed
        from (select ${toPurseUnit((await findPurse(app.db, club)) ?? '')} as unit) u`.execute(
        app.db,
      )
      const { held, taken, issued, mixed } = rows[0] ?? { held: 0, taken: 0, issued: -1, mixed: 1 }
      expect(held + taken).toBe(issued)
      expect(mixed).toBe(0)
    }),
    { numRuns: 5 },
  )
})

test('a club is deleted only once nobody has paid entries in it, held or in an event to come', async () => {
  const { club, olga, ana, ben } = await aPurse(2)
  const owes = (n: number) => ({ ok: false, refusal: { code: 'club-owes-entries', params: { n } } })
  expect(await olga.call('clubs-delete', club)).toEqual(owes(4))
  await olga.must('purses-sell', { ...club, playerId: ben.playerId, entries: -2 })
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId)
  await settlePurses(app.deps)
  await olga.must('purses-sell', { ...club, playerId: ana.playerId, entries: -1 })
  expect(await olga.call('clubs-delete', club)).toEqual(owes(1))
  app.clock.set('2026-06-30T12:00:00Z')
  expect(await olga.call('clubs-delete', club)).toMatchObject({ ok: true })
})

const isSettled = async (eventId: string) =>
  (
    await app.db
      .selectFrom('prices')
      .select('entriesSettled')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).entriesSettled

test('an event is settled for good a day after its end, and looked at again when it changes', async () => {
  const { club, olga, ana } = await aPurse()
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId)
  await settlePurses(app.deps)
  expect([await isSettled(eventId), await leftOf(ana, club)]).toEqual([false, 2])
  app.clock.set('2026-06-30T12:00:00Z')
  await settlePurses(app.deps)
  expect(await isSettled(eventId)).toBe(true)
  const changed = { kind: 'changed', eventIds: [eventId], clubs: [] } as const
  await olga.must('events-removePlayer', { eventId, playerId: ana.playerId })
  expect(await settlePurses(app.deps)).toBe(0)
  expect(await settlePurses(app.deps, changed)).toBe(1)
  expect([await isSettled(eventId), await leftOf(ana, club)]).toEqual([true, 3])
  await sql`update events set ends_at = '2026-07-02T12:00:00Z' where event_id = ${eventId}`.execute(
    app.db,
  )
  await settlePurses(app.deps, changed)
  expect(await isSettled(eventId)).toBe(false)
})

test('entries that a member buys are taken by open events of the club alone', async () => {
  const { club, olga, ana } = await aPurse(1)
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId, 1)
  await settlePurses(app.deps)
  await olga.must('purses-sell', { ...club, playerId: ana.playerId, entries: 1 })
  const clubs = [{ locationId: location, slug: club.clubId }]
  expect(await settlePurses(app.deps, { kind: 'changed', eventIds: [], clubs })).toBe(1)
  expect(await openOf(ana, eventId)).toEqual({ open: 0, entries: 2 })
})

test('a server that starts finds what another left unsettled in a past event', async () => {
  const { club, olga, ana } = await aPurse()
  const eventId = await anEventOf(olga, club)
  await signUp(ana, eventId)
  await settlePurses(app.deps)
  app.clock.set('2026-06-30T12:00:00Z')
  await settlePurses(app.deps)
  await olga.must('events-removePlayer', { eventId, playerId: ana.playerId })
  expect(await settlePurses(app.deps, { kind: 'all' })).toBe(1)
  expect(await leftOf(ana, club)).toBe(3)
})
