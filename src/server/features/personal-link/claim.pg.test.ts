// Claiming a contact moves its history in one transaction, without loss or duplicates. fast-check
// prints seed and path.
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import {
  aContact,
  answerBy,
  askToClaim,
  claimBy,
  anEventBy,
  comeIn,
  mine,
  out,
  type Contact,
} from '#test/scenes/contact-scene.ts'
import {
  alertKindsOf,
  eventFieldsAt,
  expectCountsRight,
  rosterInWords,
} from '#test/scenes/event-scene.ts'
import { roundInWords } from '#test/scenes/match-list-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { closeCup } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const evening = '2026-06-02T21:30:00Z'
const dayAfter = '2026-06-03T12:00:00Z'
const refused = (code: string) => expect.objectContaining({ code })
async function aPlayer(): Promise<TestPlayer> {
  made += 1
  return app.signedIn(`Claimer${made}`)
}
const claim = (player: TestPlayer, contact: Contact) => claimBy(app, player, contact)

const format = {
  format: 'singles',
  rounds: 3,
  points: 11,
  winBy: 2,
  scoring: 'rally',
  bestOf: 1,
  ranked: true,
  consolation: false,
} as const

type Entrant = TestPlayer | (Contact & { isByLink: boolean })
const isContact = (entrant: Entrant): entrant is Contact & { isByLink: boolean } => 'key' in entrant

async function aCup(entrants: readonly Entrant[], isClosed = true): Promise<string> {
  app.clock.set(testStart)
  const eventId = await anEventBy(olga, location, {
    type: 'tournament',
    play: 'singles',
    format,
    title: 'Cup',
  })
  for (const entrant of entrants) {
    if (!isContact(entrant)) await entrant.must('events-signUp', { eventId, guests: 0 })
    else if (entrant.isByLink) {
      await olga.must('events-invitePlayer', { eventId, playerId: entrant.playerId })
      await answerBy(app, entrant, eventId, comeIn())
    } else await olga.must('events-addPlayer', { eventId, playerId: entrant.playerId })
  }
  app.clock.set(evening)
  for (const { playerId } of entrants)
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await olga.must('matchLists-start', { eventId })
  const { revision } = await app.db
    .selectFrom('match_lists')
    .select('revision')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  const rounds = ['0 v 3 | 1 v 2', '0 v 2 | 1 v 3', '0 v 1 | 2 v 3'].map(roundInWords)
  await olga.must('matchLists-plan', { eventId, revision, rounds })
  if (isClosed) await closeCup(app, olga, eventId)
  return eventId
}

/** Treats both as one person, so that it is equal before and after. */
async function readWorld(people: readonly string[]) {
  const named = (id: string | null) => (id !== null && people.includes(id) ? 'me' : id)
  const entries = await app.db
    .selectFrom('player_events')
    .select(['eventId', 'playerId', 'place', 'guests'])
    .where('removed', '=', false)
    .execute()
  const seats = await app.db
    .selectFrom('match_players as s')
    .innerJoin('match_list_players as k', (join) =>
      join.onRef('k.eventId', '=', 's.eventId').onRef('k.number', '=', 's.number'),
    )
    .select(['s.matchId', 's.side', 'k.playerId'])
    .execute()
  const matches = await app.db
    .selectFrom('matches')
    .select(['matchId', 'state', 'pointsA', 'pointsB', 'winner'])
    .execute()
  const results = await app.db
    .selectFrom('results')
    .select(['eventId', 'playerId', 'rank', 'wins', 'losses'])
    .execute()
  const sorted = (rows: unknown[]) =>
    [...new Set(rows.map((row) => JSON.stringify(row)))].toSorted()
  return {
    entries: sorted(entries.map((row) => ({ ...row, playerId: named(row.playerId) }))),
    seats: sorted(seats.map((row) => ({ ...row, playerId: named(row.playerId) }))),
    matches: sorted(matches),
    results: sorted(results.flatMap((row) => (named(row.playerId) === 'me' ? [] : [row]))),
    mine: results.filter((row) => named(row.playerId) === 'me').length,
  }
}

test('nothing that a contact played moves a number before the player says that it was them, game by game', async () => {
  const [me, ...others] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  const eventId = await aCup([{ ...maria, isByLink: true }, ...others.slice(0, 3)])
  app.clock.set(dayAfter)
  const before = await readWorld([me.playerId, maria.playerId])
  expect(before.mine).toBe(0)
  expect(await claim(me, maria)).toMatchObject({ ok: true, value: { events: 1 } })
  const both = [me.playerId, maria.playerId]
  expect(await readWorld(both)).toEqual(before)
  const actOf = () =>
    app.db
      .selectFrom('own_acts')
      .select(['state', 'how'])
      .where('eventId', '=', eventId)
      .where('playerId', '=', me.playerId)
      .executeTakeFirst()
  expect(await actOf()).toEqual({ state: 'asked', how: null })
  expect(await alertKindsOf(app.db, me.playerId)).toContain('were-you-there')
  await me.must('ownActs-answer', { eventId, isMe: true })
  expect(await readWorld(both)).toEqual({ ...before, mine: 1 })
  expect(await actOf()).toEqual({ state: 'acted', how: 'yes' })
  const dirty = await app.db
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', maria.playerId)
    .executeTakeFirst()
  expect(dirty).toBeUndefined()
})

test('a player who wasn’t there says so after a claim, and nothing of that event is theirs', async () => {
  const [me, ...others] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  const eventId = await aCup([{ ...maria, isByLink: true }, ...others.slice(0, 3)])
  app.clock.set(dayAfter)
  await claim(me, maria)
  expect(await me.call('ownActs-answer', { eventId, isMe: false })).toMatchObject({ ok: true })
  expect((await readWorld([me.playerId])).mine).toBe(0)
  await replayDirty(app.deps)
  expect(
    await app.db
      .selectFrom('player_ratings')
      .select('games')
      .where('playerId', '=', me.playerId)
      .execute(),
  ).toEqual([])
})

test('a contact plays, is checked in and has its scores; ratings, results and leaderboards wait for the player’s yes', async () => {
  const [me, ...others] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  const eventId = await aCup([{ ...maria, isByLink: true }, ...others])
  await replayDirty(app.deps)
  await refreshLeaderboards(app.deps)
  const entry = await app.db
    .selectFrom('player_events')
    .select(['place', 'attendance'])
    .where('eventId', '=', eventId)
    .where('playerId', '=', maria.playerId)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ place: 'playing', attendance: 'here' })
  const rowsOf = async (playerId: string) => ({
    ratings: (
      await app.db
        .selectFrom('player_ratings')
        .select('games')
        .where('playerId', '=', playerId)
        .execute()
    ).map(({ games }) => games),
    listed: (
      await app.db
        .selectFrom('leaderboard_results')
        .select('attended')
        .where('playerId', '=', playerId)
        .where('sourceId', '=', eventId)
        .execute()
    ).length,
  })
  expect(await rowsOf(maria.playerId)).toEqual({ ratings: [], listed: 0 })
  // Matches against a contact don't rate; the others each have two that count.
  for (const { playerId } of others) expect((await rowsOf(playerId)).ratings).toEqual([2])
  app.clock.set(dayAfter)
  await claim(me, maria)
  await replayDirty(app.deps)
  await refreshLeaderboards(app.deps)
  expect(await rowsOf(me.playerId)).toEqual({ ratings: [], listed: 0 })
  await me.must('ownActs-answer', { eventId, isMe: true })
  await replayDirty(app.deps)
  await refreshLeaderboards(app.deps)
  expect(await rowsOf(me.playerId)).toEqual({ ratings: [3], listed: 1 })
  for (const { playerId } of others) expect((await rowsOf(playerId)).ratings).toEqual([3])
})

test('what others did for a contact is asked about: were you there?', async () => {
  const [me, ...others] = [await aPlayer(), await aPlayer(), await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  await aCup([{ ...maria, isByLink: false }, ...others])
  app.clock.set(dayAfter)
  expect(await claim(me, maria)).toMatchObject({ ok: true })
  expect((await readWorld([me.playerId])).mine).toBe(0)
  expect(await alertKindsOf(app.db, me.playerId)).toContain('were-you-there')
})

test('a claimed contact keeps a name for its keeper, and nothing that reaches a person', async () => {
  const [ken, me] = [await aPlayer(), await aPlayer()]
  const maria = await aContact(app, ken, { phone: '+1 555', note: 'Left-handed' })
  await claim(me, maria)
  const window = (await app.socket(ken.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  expect(await window.next()).toMatchObject({
    contacts: [
      {
        state: 'claimed',
        claimedBy: me.playerId,
        email: null,
        phone: null,
        note: '',
        playerId: null,
        link: null,
      },
    ],
  })
})

test('in an event to come that both are in, the earlier of two places stays', async () => {
  const [me, ben] = [await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location, { maxPlayers: 4 })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await ben.must('events-signUp', { eventId, guests: 0 })
  await me.must('events-signUp', { eventId, guests: 0 })
  expect(await claim(me, maria)).toMatchObject({ ok: true })
  expect(await rosterInWords(app.db, eventId)).toBe(`${me.playerId} ${ben.playerId}`)
  await expectCountsRight(app.db)
})

test('two that both played an event are two people', async () => {
  const [me, ...others] = [await aPlayer(), await aPlayer(), await aPlayer()]
  const maria = await aContact(app, olga)
  await aCup([{ ...maria, isByLink: true }, me, ...others])
  app.clock.set(dayAfter)
  const before = await readWorld([])
  expect(await claim(me, maria)).toMatchObject({
    ok: false,
    refusal: { code: 'contact-plays-too' },
  })
  expect(await readWorld([])).toEqual(before)
})

test('of two claims at once one wins', async () => {
  const people = await Promise.all([aPlayer(), aPlayer(), aPlayer()])
  for (const player of people) await proveAddress(app, player)
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const codes: string[] = []
  for (const player of people) {
    codes.push((await askToClaim(app, player, maria)).code)
  }
  const answers = await Promise.all(
    people.map((player, index) =>
      player.call('contacts-claim', { key: maria.key, code: codes[index] }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const winner = people[answers.findIndex(({ ok }) => ok)]
  expect(await rosterInWords(app.db, eventId)).toBe(winner?.playerId)
})

type Ahead = { contact: string; me: string; others: number }
type People = { me: TestPlayer; maria: Contact; others: readonly TestPlayer[] }

async function playOut(
  eventId: string,
  { contact, me: mineIs, others: count }: Ahead,
  { me, maria, others }: People,
): Promise<void> {
  const enter = () => me.must('events-signUp', { eventId, guests: 0 })
  const { playerId } = maria
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    link: () => answerBy(app, maria, eventId, comeIn()),
    added: () => olga.must('events-addPlayer', { eventId, playerId }),
    out: () => answerBy(app, maria, eventId, out),
    left: async () => {
      await answerBy(app, maria, eventId, comeIn())
      await answerBy(app, maria, eventId, out)
    },
  }
  await olga.must('events-invitePlayer', { eventId, playerId })
  if (mineIs === 'before') await enter()
  for (const other of others.slice(0, count))
    await other.must('events-signUp', { eventId, guests: 0 })
  await answers[contact]?.()
  if (mineIs === 'after' || mineIs === 'left') await enter()
  if (mineIs === 'left') await me.must('events-withdraw', { eventId })
}

async function planAhead(
  ahead: readonly Ahead[],
  { me, maria, others }: People,
): Promise<string[]> {
  const shared: string[] = []
  for (const { contact, me: mineIs, others: count } of ahead) {
    const eventId = await anEventBy(olga, location, {
      ...eventFieldsAt(location),
      startDate: '2026-06-20',
      maxPlayers: 4,
    })
    await playOut(eventId, { contact, me: mineIs, others: count }, { me, maria, others })
    const isIn = contact === 'link' || contact === 'added'
    if (isIn && (mineIs === 'before' || mineIs === 'after')) shared.push(eventId)
  }
  return shared
}

const history = fc.record({
  cups: fc.array(
    fc.record({ isByLink: fc.boolean(), isMeIn: fc.boolean(), isClosed: fc.boolean() }),
    { maxLength: 2 },
  ),
  ahead: fc.array(
    fc.record({
      contact: fc.constantFrom('link', 'added', 'out', 'left', 'none'),
      me: fc.constantFrom('before', 'after', 'left', 'none'),
      others: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 3 },
  ),
})

test('whatever both did before, claiming loses and doubles nothing', async () => {
  const others = await Promise.all([aPlayer(), aPlayer(), aPlayer(), aPlayer()])
  await fc.assert(
    fc.asyncProperty(history, async ({ cups, ahead }) => {
      const me = await aPlayer()
      const maria = await aContact(app, olga)
      for (const { isByLink, isMeIn, isClosed } of cups)
        await aCup(
          [{ ...maria, isByLink }, ...(isMeIn ? [me] : []), ...others].slice(0, 4),
          isClosed,
        )
      app.clock.set(dayAfter)
      const shared = await planAhead(ahead, { me, maria, others })
      const both = [me.playerId, maria.playerId]
      const isTold = cups.some(({ isMeIn }) => isMeIn)
      const before = await readWorld(isTold ? [] : both)
      const answer = await claim(me, maria)
      if (isTold) {
        expect(answer).toMatchObject({ ok: false, refusal: refused('contact-plays-too') })
        expect(await readWorld([])).toEqual(before)
        return
      }
      expect(answer).toMatchObject({ ok: true })
      const after = await readWorld(both)
      const kept = (entries: string[]) =>
        entries.filter((entry) => !shared.some((eventId) => entry.includes(eventId)))
      expect(kept(after.entries)).toEqual(kept(before.entries))
      for (const eventId of shared)
        expect(
          (await rosterInWords(app.db, eventId)).split(' ').map((word) => word.replace('?', '')),
        ).toSatisfy((ids: string[]) => ids.filter((id) => id === me.playerId).length === 1)
      expect([after.seats, after.matches, after.results]).toEqual([
        before.seats,
        before.matches,
        before.results,
      ])
      expect(after.mine).toBe(0)
      await expectCountsRight(app.db)
    }),
    { numRuns: isProof ? 12 : 4, endOnFailure: true },
  )
})
