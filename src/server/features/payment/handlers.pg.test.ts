// Payments through the API: prices, claims by players, marks by organizers, and no access for
// anyone else.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import { aContact, anEventBy, claimBy } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { aClub, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

type Price = NonNullable<CallInput<'payments-setPrice'>['price']>
const fixed: Price = {
  kind: 'fixed',
  currency: 'USD',
  amount: 800,
  memberAmount: null,
  refundRule: 'Back until the day before.',
}
const split: Price = { ...fixed, kind: 'split', amount: 1000 }
const venmo = { kind: 'venmo' as const, value: '@olga', name: '' }
const refused = (code: string) => ({ ok: false, refusal: { code } })
const about = (eventId: string) => ({ kind: 'event' as const, eventId })

async function aPricedEvent(price: Price = fixed, changes = {}) {
  made += 1
  const [olga, ana, ben, cleo] = (await Promise.all(
    ['Olga', 'Ana', 'Ben', 'Cleo'].map((name) => app.signedIn(`${name}${made}m`)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, {
      minPlayers: 2,
      maxPlayers: 3,
      guestsPerPlayer: 2,
      ...changes,
    }),
    status: 'published',
  })
  const subject = about(eventId)
  await olga.must('payments-setPrice', { subject, price, clubId: null })
  await olga.must('payments-setPayTo', { lines: [venmo] })
  for (const player of [ana, ben]) await signUp(player, eventId)
  return { eventId, subject, olga, ana, ben, cleo }
}
type Subject = CallInput<'payments-claim'>['subject']

async function mineOf(player: TestPlayer, subject: Subject): Promise<LiveOutput<'payments-mine'>> {
  const window = await app.socket(player.token)
  const seen = await window.subscribe('payments-mine', { subject }).next()
  await window.close()
  return seen
}
/** 'ana claimed 800+0-0' shows the amount, what is open and what is to be refunded. */
async function listOf(organizer: TestPlayer, subject: Subject): Promise<string[]> {
  const window = await app.socket(organizer.token)
  const { people } = await window.subscribe('payments-roster', { subject }).next()
  await window.close()
  return people.map(
    ({ playerId, state, amount, open, toRefund }) =>
      `${playerId.replace(/\d+m$/, '')} ${state} ${amount}+${open}-${toRefund}`,
  )
}
const listOwed = async (organizer: TestPlayer, subject: Subject): Promise<string[]> =>
  (await listOf(organizer, subject)).map((line) => line.replace(/^\S+ /, '')).toSorted()
const addContact = async (keeper: TestPlayer): Promise<string> =>
  (
    await keeper.must('contacts-add', {
      keeper: { kind: 'player' },
      name: 'Maria',
      email: null,
      phone: null,
      skillSelf: null,
      language: 'es',
      note: '',
    })
  ).playerId
const mark = (
  organizer: TestPlayer,
  subject: Subject,
  player: TestPlayer,
  state: CallInput<'payments-mark'>['state'],
) => organizer.call('payments-mark', { subject, playerId: player.playerId, state })

test('a player with a place sees what they owe and how to pay it; others see the price alone', async () => {
  const { subject, ana, cleo } = await aPricedEvent()
  expect(await mineOf(ana, subject)).toMatchObject({
    price: { kind: 'fixed', amount: 800, currency: 'USD', clubName: null },
    mine: { due: 800, open: 800, state: 'open', reference: expect.stringMatching(/^SO-.{5}$/) },
    payTo: [venmo],
  })
  expect(await mineOf(cleo, subject)).toMatchObject({
    price: { amount: 800 },
    mine: null,
    payTo: [],
  })
})

test('guests cost too, and the waitlist costs nothing, nor does leaving it', async () => {
  const { eventId, subject, olga, ana, cleo } = await aPricedEvent()
  await ana.must('events-setGuests', { eventId, guests: 1 })
  await signUp(cleo, eventId)
  expect(await listOf(olga, subject)).toEqual(['ana open 0+1600-0', 'ben open 0+800-0'])
  expect((await mineOf(cleo, subject)).mine).toBeNull()
  expect(await cleo.call('payments-claim', { subject, isPaid: true })).toEqual(
    refused('nothing-due'),
  )
  await cleo.must('events-withdraw', { eventId })
  expect((await mineOf(cleo, subject)).mine).toBeNull()
})

test('what a player says, the organizer confirms, and both windows follow', async () => {
  const { subject, olga, ana } = await aPricedEvent()
  const [hers, list] = [await app.socket(ana.token), await app.socket(olga.token)]
  const mine = hers.subscribe('payments-mine', { subject })
  const roster = list.subscribe('payments-roster', { subject })
  await mine.next()
  await roster.next()
  await ana.must('payments-claim', { subject, isPaid: true })
  await mine.until((seen) => seen.mine?.state === 'claimed' && seen.mine.open === 0)
  const said = await roster.until(({ people }) => people.some(({ state }) => state === 'claimed'))
  expect(said.people[0]).toMatchObject({ changedBy: `Ana${made}m`, changed: expect.any(String) })
  expect(await mark(olga, subject, ana, 'paid')).toMatchObject({ ok: true })
  await mine.until((seen) => seen.mine?.state === 'paid')
  expect(await ana.call('payments-claim', { subject, isPaid: false })).toEqual(
    refused('not-claimed'),
  )
})

test('money of those that left is to be refunded, and so is all of an event that is off', async () => {
  const { eventId, subject, olga, ana, ben } = await aPricedEvent()
  for (const player of [ana, ben])
    await olga.must('payments-mark', { subject, playerId: player.playerId, state: 'paid' })
  await ana.must('events-withdraw', { eventId })
  expect(await listOf(olga, subject)).toEqual(['ben paid 800+0-0', 'ana paid 800+0-800'])
  expect(await mineOf(ana, subject)).toMatchObject({ mine: { toRefund: 800 }, payTo: [] })
  await olga.must('payments-mark', { subject, playerId: ana.playerId, state: 'refunded' })
  await olga.must('events-cancel', { eventId, reason: 'Rain', scope: 'this' })
  expect(await listOf(olga, subject)).toEqual(['ben paid 800+0-800', 'ana refunded 800+0-0'])
})

test('someone who was refunded and signs up again owes it again, players and contacts alike', async () => {
  const { eventId, subject, olga, ana } = await aPricedEvent()
  const maria = await addContact(olga)
  await olga.must('events-addPlayer', { eventId, playerId: maria })
  for (const playerId of [ana.playerId, maria])
    await olga.must('payments-mark', { subject, playerId, state: 'paid' })
  await ana.must('events-withdraw', { eventId })
  await olga.must('events-removePlayer', { eventId, playerId: maria })
  for (const playerId of [ana.playerId, maria])
    await olga.must('payments-mark', { subject, playerId, state: 'refunded' })
  expect(await listOwed(olga, subject)).toEqual([
    'open 0+800-0',
    'refunded 800+0-0',
    'refunded 800+0-0',
  ])
  await signUp(ana, eventId)
  await olga.must('events-addPlayer', { eventId, playerId: maria })
  expect(await listOwed(olga, subject)).toEqual([
    'open 0+800-0',
    'refunded 800+800-0',
    'refunded 800+800-0',
  ])
  await ana.must('payments-claim', { subject, isPaid: true })
  await olga.must('payments-mark', { subject, playerId: maria, state: 'paid' })
  expect(await listOwed(olga, subject)).toEqual(['claimed 800+0-0', 'open 0+800-0', 'paid 800+0-0'])
})

test('who keeps a place and gets the money of a guest back has paid for that place', async () => {
  const { eventId, subject, olga, ben } = await aPricedEvent()
  await ben.must('events-setGuests', { eventId, guests: 1 })
  await mark(olga, subject, ben, 'paid')
  await ben.must('events-setGuests', { eventId, guests: 0 })
  expect((await listOf(olga, subject))[1]).toBe('ben paid 1600+0-800')
  await mark(olga, subject, ben, 'refunded')
  expect((await listOf(olga, subject))[1]).toBe('ben paid 800+0-0')
})

test('of two records of money for one price nothing is lost, and each other one moves along', async () => {
  const { olga, cleo: me } = await aPricedEvent()
  const maria = await aContact(app, olga)
  const paidBy = async (states: { mine: 'paid' | null; theirs: 'paid' | 'waived' | null }) => {
    const eventId = await anEventBy(olga, location, { maxPlayers: 4 })
    const subject = { kind: 'event' as const, eventId }
    await olga.must('payments-setPrice', { subject, price: fixed, clubId: null })
    await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
    await me.must('events-signUp', { eventId, guests: 0 })
    const said = [
      { playerId: me.playerId, state: states.mine },
      { playerId: maria.playerId, state: states.theirs },
    ]
    for (const { playerId, state } of said)
      if (state !== null) await olga.must('payments-mark', { subject, playerId, state })
    return subject
  }
  const subjects = [
    await paidBy({ mine: 'paid', theirs: 'paid' }),
    await paidBy({ mine: 'paid', theirs: 'waived' }),
    await paidBy({ mine: null, theirs: 'paid' }),
    await paidBy({ mine: 'paid', theirs: null }),
  ]
  expect(await claimBy(app, me, maria)).toMatchObject({ value: { state: 'done' } })
  const window = await app.socket(olga.token)
  const seen = await Promise.all(
    subjects.map(
      async (subject) => (await window.subscribe('payments-roster', { subject }).next()).people,
    ),
  )
  expect(
    seen.map((people) =>
      people.map(({ playerId, amount, open, toRefund }) => [playerId, amount, open, toRefund]),
    ),
  ).toEqual([
    [[me.playerId, 1600, 0, 800]],
    [[me.playerId, 800, 0, 0]],
    [[me.playerId, 800, 0, 0]],
    [[me.playerId, 800, 0, 0]],
  ])
})

test('a cost is split between those that came once it is over, to the cent', async () => {
  const { eventId, subject, olga, ana, ben, cleo } = await aPricedEvent(split)
  await signUp(cleo, eventId)
  expect((await mineOf(ana, subject)).mine).toMatchObject({ due: null, open: 0 })
  expect(await mark(olga, subject, ana, 'paid')).toEqual(refused('price-not-settled'))
  app.clock.set('2026-06-03T06:00:00Z')
  expect(await listOf(olga, subject)).toEqual([
    'ana open 0+334-0',
    'ben open 0+333-0',
    'cleo open 0+333-0',
  ])
  await olga.must('events-checkIn', {
    eventId,
    playerId: ben.playerId,
    attendance: 'no-show',
  })
  expect(await listOf(olga, subject)).toEqual([
    'ana open 0+500-0',
    'ben open 0+0-0',
    'cleo open 0+500-0',
  ])
})

test('members of the club pay less', async () => {
  const { subject, olga, ana, ben } = await aPricedEvent()
  const clubId = await aClub(app.db, {
    location,
    name: `Money${made}`,
    owner: olga.playerId,
    members: [ana.playerId],
  })
  const price: Price = { ...fixed, kind: 'members', amount: 1000, memberAmount: 600 }
  expect(await olga.call('payments-setPrice', { subject, price, clubId: 'nowhere' })).toEqual(
    refused('club-not-found'),
  )
  await olga.must('payments-setPrice', { subject, price, clubId })
  expect(await listOf(olga, subject)).toEqual(['ana open 0+600-0', 'ben open 0+1000-0'])
  expect((await mineOf(ana, subject)).price).toMatchObject({ clubId, clubName: `Money${made}` })
  expect((await mineOf(ben, subject)).price).toMatchObject({ clubId: null, clubName: null })
  await olga.must('clubs-delete', { locationId: location, clubId })
  expect(await listOf(olga, subject)).toEqual(['ana open 0+1000-0', 'ben open 0+1000-0'])
})

test('without SMTP no one without an account counts as reminded', async () => {
  const { eventId, subject, olga } = await aPricedEvent()
  const maria = await aContact(app, olga)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  expect(await olga.must('payments-remind', { subject })).toEqual({ reminded: 2, unreached: 1 })
})

test('those that owe are reminded once a day, each by name of the organizer and amount', async () => {
  const { eventId, subject, olga, ana, ben } = await aPricedEvent()
  await ana.must('payments-claim', { subject, isPaid: true })
  expect(await olga.must('payments-remind', { subject })).toEqual({ reminded: 1, unreached: 0 })
  const alerts = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'params'])
    .where('eventId', '=', eventId)
    .where('kind', '=', 'payment-reminder')
    .execute()
  expect(alerts).toMatchObject([
    { playerId: ben.playerId, params: { player: `Olga${made}m`, amount: '8.00 USD' } },
  ])
  expect(await olga.call('payments-remind', { subject })).toEqual(refused('reminded-lately'))
  app.clock.set(testStart + 86_400_000)
  expect(await olga.must('payments-remind', { subject })).toEqual({ reminded: 1, unreached: 0 })
  await mark(olga, subject, ben, 'waived')
  app.clock.set(testStart + 2 * 86_400_000)
  expect(await olga.call('payments-remind', { subject })).toEqual(refused('no-one-owes'))
})

test('a price that people paid keeps its currency, and stays', async () => {
  const { subject, olga, ana } = await aPricedEvent()
  await olga.must('payments-setPrice', {
    subject,
    price: { ...fixed, currency: 'CAD' },
    clubId: null,
  })
  await mark(olga, subject, ana, 'paid')
  const change = (price: Price | null) =>
    olga.call('payments-setPrice', { subject, price, clubId: null })
  expect(await change(null)).toEqual(refused('price-in-use'))
  expect(await change(fixed)).toEqual(refused('price-in-use'))
  expect(await change({ ...fixed, currency: 'CAD', amount: 600 })).toMatchObject({ ok: true })
  expect(await listOf(olga, subject)).toEqual(['ana paid 800+0-200', 'ben open 0+600-0'])
  await mark(olga, subject, ana, 'open')
  expect(await change(null)).toMatchObject({ ok: true })
  expect(await mineOf(ana, subject)).toEqual({
    price: null,
    mine: null,
    payTo: [],
    hasPage: false,
  })
})

test('nobody else keeps the list: not players, nor the admins of the venue', async () => {
  const { subject, ana, ben } = await aPricedEvent()
  const adam = await app.signedIn(`Adam${made}m`)
  await anAdmin(app.db, location, adam.playerId)
  for (const player of [ana, adam]) {
    expect(await mark(player, subject, ben, 'paid')).toEqual(refused('not-allowed'))
    expect(await player.call('payments-remind', { subject })).toEqual(refused('not-allowed'))
    expect(await player.call('payments-setPrice', { subject, price: null, clubId: null })).toEqual(
      refused('not-allowed'),
    )
  }
})

test('two words about one payment at once leave one of them, whole', async () => {
  const { subject, olga, ana } = await aPricedEvent()
  await Promise.all([
    mark(olga, subject, ana, 'paid'),
    ana.call('payments-claim', { subject, isPaid: true }),
    mark(olga, subject, ana, 'paid'),
  ])
  expect((await listOf(olga, subject))[0]).toBe('ana paid 800+0-0')
})

test('contacts owe like everyone else, and the organizer marks them', async () => {
  const { eventId, subject, olga } = await aPricedEvent()
  const playerId = await addContact(olga)
  await olga.must('events-addPlayer', { eventId, playerId })
  await olga.must('payments-mark', { subject, playerId, state: 'paid' })
  const seen = await listOf(olga, subject)
  expect(seen).toHaveLength(3)
  expect(seen[2]).toMatch(/paid 800\+0-0$/)
})

test('a season has a price like an event, for everyone in it, kept by its organizer alone', async () => {
  made += 1
  const [olga, ana, adam] = (await Promise.all(
    ['Olga', 'Ana', 'Adam'].map((name) => app.signedIn(`${name}${made}m`)),
  )) as [TestPlayer, TestPlayer, TestPlayer]
  await anAdmin(app.db, location, adam.playerId)
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location))
  const subject = { kind: 'league' as const, leagueSeriesId }
  await olga.must('payments-setPrice', { subject, price: fixed, clubId: null })
  await olga.must('payments-setPayTo', { lines: [venmo] })
  expect((await mineOf(ana, subject)).mine).toBeNull()
  await ana.must('leagues-join', { leagueSeriesId, partnerId: null })
  expect(await mineOf(ana, subject)).toMatchObject({ mine: { open: 800 }, payTo: [venmo] })
  await ana.must('payments-claim', { subject, isPaid: true })
  expect(await listOf(olga, subject)).toEqual(['ana claimed 800+0-0'])
  expect(await mark(adam, subject, ana, 'paid')).toEqual(refused('not-allowed'))
  await olga.must('payments-mark', { subject, playerId: ana.playerId, state: 'paid' })
  await ana.must('leagues-leave', { leagueSeriesId })
  expect(await listOf(olga, subject)).toEqual(['ana paid 800+0-800'])
})

test('a statement tells each person and event, deleted ones too, to nobody but the organizer', async () => {
  const { eventId, subject, olga, ana, ben } = await aPricedEvent()
  await mark(olga, subject, ana, 'paid')
  const ask = async (player: TestPlayer) =>
    (
      await player.must('payments-statement', {
        scope: { kind: 'mine' },
        from: '2026-01-01',
        to: '2026-12-31',
      })
    ).lines.map(({ playerId, paid, open, toRefund }) => [playerId, paid, open, toRefund])
  expect(await ask(olga)).toEqual([
    [ana.playerId, 800, 0, 0],
    [ben.playerId, 0, 800, 0],
  ])
  expect(await ask(ana)).toEqual([])
  await olga.must('events-delete', { eventId, scope: 'this' })
  expect(await ask(olga)).toEqual([
    [ana.playerId, 800, 0, 800],
    [ben.playerId, 0, 0, 0],
  ])
})
