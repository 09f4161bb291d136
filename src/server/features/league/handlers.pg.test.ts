// Leagues from draft through registration to running: viewers, joining alone or as a team,
// organizers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import { aClub, aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer,
  ann: TestPlayer,
  ben: TestPlayer,
  cleo: TestPlayer,
  dan: TestPlayer,
  adam: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  ;[olga, ann, ben, cleo, dan, adam] = (await Promise.all(
    ['Olga', 'Ann', 'Ben', 'Cleo', 'Dan', 'Adam'].map((name) =>
      app.signedIn(name, { gender: name === 'Ben' || name === 'Dan' ? 'man' : 'woman' }),
    ),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  await anAdmin(app.db, location, 'adam')
})
afterAll(() => app.close())

async function refusal(
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> {
  const result = await asked
  return result.ok ? 'accepted' : (result.refusal?.code ?? '')
}
const state = (
  who: TestPlayer,
  leagueSeriesId: string,
  to: 'draft' | 'registration' | 'running' | 'concluded',
) => refusal(who.call('leagues-setState', { leagueSeriesId, state: to }))
const joining = (who: TestPlayer, leagueSeriesId: string, partnerId: string | null = null) =>
  refusal(who.call('leagues-join', { leagueSeriesId, partnerId }))
async function seen(who: TestPlayer, leagueSeriesId: string) {
  const socket = await app.socket(who.token)
  const league = await socket.subscribe('leagues-byId', { leagueSeriesId }).next()
  await socket.close()
  return league
}
async function listed(who: TestPlayer, locationId = location): Promise<string[]> {
  const socket = await app.socket(who.token)
  const { leagues } = await socket.subscribe('leagues-atLocation', { locationId }).next()
  await socket.close()
  return leagues.map(({ leagueSeriesId }) => leagueSeriesId)
}

test('a draft is seen by who runs it, an open league by everyone, and changes show in open windows', async () => {
  const { leagueSeriesId } = await olga.must('leagues-create', { fields: leagueFieldsAt(location) })
  expect([await listed(olga), await listed(adam), await listed(ann)]).toEqual([
    [leagueSeriesId],
    [leagueSeriesId],
    [],
  ])
  expect(await joining(ann, leagueSeriesId)).toBe('league-not-found')
  const socket = await app.socket(ann.token)
  const list = socket.subscribe('leagues-atLocation', { locationId: location })
  expect((await list.next()).leagues).toEqual([])
  await olga.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  expect((await list.next()).leagues).toMatchObject([
    { leagueSeriesId, state: 'registration', players: 0, mine: null, isMineToRun: false },
  ])
  const league = socket.subscribe('leagues-byId', { leagueSeriesId })
  expect((await league.next()).members).toEqual([])
  await ben.must('leagues-join', { leagueSeriesId, partnerId: null })
  expect((await league.next()).members).toMatchObject([{ playerId: 'ben', state: 'joined' }])
  await socket.close()
})

test('states follow each other, and a league starts with four', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location))
  expect([
    await state(ann, leagueSeriesId, 'running'),
    await state(olga, leagueSeriesId, 'concluded'),
    await state(olga, leagueSeriesId, 'running'),
  ]).toEqual(['not-allowed', 'league-state', 'league-too-few'])
  for (const player of [ann, ben, cleo])
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  expect(await state(olga, leagueSeriesId, 'draft')).toBe('league-state')
  await adam.must('leagues-addPlayer', { leagueSeriesId, playerId: 'dan', partnerId: null })
  expect(await alertKindsOf(app.db, 'dan')).toContain('league-added')
  expect([
    await state(olga, leagueSeriesId, 'running'),
    await state(olga, leagueSeriesId, 'concluded'),
    await state(adam, leagueSeriesId, 'running'),
  ]).toEqual(['accepted', 'accepted', 'accepted'])
})

test('the ladder starts by level and can be put in order by hand', async () => {
  const players = await Promise.all(
    [
      ['Kim', 3],
      ['Lea', 4.5],
      ['Mia', 4],
      ['Nora', 3.5],
    ].map(([name, skill]) => app.signedIn(String(name), { skill: Number(skill) })),
  )
  const leagueSeriesId = await runningLeague(olga, players, leagueFieldsAt(location))
  const order = async () =>
    (await seen(olga, leagueSeriesId)).members.map(
      ({ playerId, position }) => `${position} ${playerId}`,
    )
  expect(await order()).toEqual(['1 lea', '2 mia', '3 nora', '4 kim'])
  await olga.must('leagues-setLadder', { leagueSeriesId, entrants: ['kim', 'mia'] })
  expect(await order()).toEqual(['1 kim', '2 mia', '3 lea', '4 nora'])
  expect([
    await refusal(olga.call('leagues-setLadder', { leagueSeriesId, entrants: ['ann'] })),
    await refusal(ann.call('leagues-setLadder', { leagueSeriesId, entrants: [] })),
  ]).toEqual(['not-in-league', 'not-allowed'])
})

test('joining meets the terms: the deadline at the venue, places, level, gender, and only once', async () => {
  const closed = await openLeague(olga, leagueFieldsAt(location, { signupDeadline: '2026-05-31' }))
  const women = await openLeague(
    olga,
    leagueFieldsAt(location, { gender: 'Women', skillMin: 3, skillMax: 4 }),
  )
  const lou = await app.signedIn('Lou', { gender: 'woman', skill: 4.5 })
  const full = await openLeague(olga, leagueFieldsAt(location, { maxPlayers: 4 }))
  for (const player of [olga, ann, ben, cleo])
    await player.must('leagues-join', { leagueSeriesId: full, partnerId: null })
  expect([
    await joining(ann, closed),
    await joining(ben, women),
    await joining(lou, women),
    await joining(ann, women),
    await joining(ann, women),
    await joining(dan, full),
    await joining(dan, women, 'ann'),
  ]).toEqual([
    'league-not-open',
    'gender-not-allowed',
    'skill-too-high',
    'accepted',
    'already-in-league',
    'league-full',
    'needs-team',
  ])
})

test('of players who join the last place at once, one gets it', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location, { maxPlayers: 4 }))
  for (const player of [olga, ann, ben])
    await player.must('leagues-join', { leagueSeriesId, partnerId: null })
  expect(
    (
      await Promise.all([
        joining(cleo, leagueSeriesId),
        joining(dan, leagueSeriesId),
        joining(adam, leagueSeriesId),
      ])
    ).toSorted(),
  ).toEqual(['accepted', 'league-full', 'league-full'])
})

test('a set team enters when the partner accepts, and is in one team only', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location, { entryBy: 'team' }))
  const answering = (who: TestPlayer, playerId: string, accept: boolean) =>
    refusal(who.call('leagues-answer', { leagueSeriesId, playerId, accept }))
  expect([
    await joining(ann, leagueSeriesId),
    await joining(ann, leagueSeriesId, 'ann'),
    await joining(ann, leagueSeriesId, 'ben'),
    await joining(cleo, leagueSeriesId, 'ben'),
  ]).toEqual(['needs-team', 'player-not-found', 'accepted', 'accepted'])
  expect(await alertKindsOf(app.db, 'ben')).toContain('league-asked')
  expect((await seen(dan, leagueSeriesId)).members).toEqual([])
  expect([
    await answering(dan, 'ann', true),
    await answering(ben, 'ann', true),
    await answering(ben, 'cleo', true),
  ]).toEqual(['request-not-found', 'accepted', 'request-not-found'])
  expect((await seen(dan, leagueSeriesId)).members).toMatchObject([
    { playerId: 'ann', partnerId: 'ben', partnerName: 'Ben', state: 'joined' },
  ])
  expect(await joining(dan, leagueSeriesId, 'ben')).toBe('already-in-league')
  await ben.must('leagues-leave', { leagueSeriesId })
  expect((await seen(dan, leagueSeriesId)).members).toEqual([])
  expect([
    await joining(cleo, leagueSeriesId, 'dan'),
    await answering(dan, 'cleo', false),
    (await seen(dan, leagueSeriesId)).mine,
  ]).toEqual(['accepted', 'accepted', null])
})

test('a private league exists for its group, for who is invited, and for nobody else', async () => {
  await aClub(app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
  await aFriend(app.db, 'olga', 'ben')
  const club = await openLeague(
    olga,
    leagueFieldsAt(location, { invite: true, invited: 'Dinkers' }),
  )
  const friends = await openLeague(
    olga,
    leagueFieldsAt(location, { invite: true, invited: 'Friends' }),
  )
  const may = async (who: TestPlayer) => [
    (await listed(who)).includes(club),
    (await listed(who)).includes(friends),
  ]
  expect([await may(ann), await may(ben), await may(cleo)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  expect(await joining(cleo, friends)).toBe('league-not-found')
  await olga.must('leagues-invite', { leagueSeriesId: friends, playerId: 'cleo', invited: true })
  await olga.must('leagues-invite', { leagueSeriesId: friends, playerId: 'cleo', invited: true })
  expect((await alertKindsOf(app.db, 'cleo')).filter((kind) => kind === 'league-invited')).toEqual([
    'league-invited',
  ])
  expect([await may(cleo), await joining(cleo, friends)]).toEqual([[false, true], 'accepted'])
  await olga.must('leagues-removePlayer', { leagueSeriesId: friends, playerId: 'cleo' })
  expect(await may(cleo)).toEqual([false, false])
  expect(await alertKindsOf(app.db, 'cleo')).toContain('league-removed')
  expect(
    await refusal(
      olga.call('leagues-create', {
        fields: leagueFieldsAt(location, { invite: true, invited: 'Strangers' }),
      }),
    ),
  ).toBe('invited-unknown')
})

test('into a private league of set teams nobody is brought who may not see it, nor who may not when they accept', async () => {
  const place = await aLocation(app.db)
  await aClub(app.db, { location: place, owner: 'olga', name: 'Teams', members: ['ann', 'ben'] })
  const leagueSeriesId = await openLeague(
    olga,
    leagueFieldsAt(place, { invite: true, invited: 'Teams', entryBy: 'team' }),
  )
  const told = (await alertKindsOf(app.db, 'cleo')).length
  expect(await joining(ann, leagueSeriesId, 'cleo')).toBe('player-not-found')
  expect((await alertKindsOf(app.db, 'cleo')).length).toBe(told)
  expect(
    await refusal(cleo.call('leagues-answer', { leagueSeriesId, playerId: 'ann', accept: true })),
  ).toBe('league-not-found')
  expect(await joining(ann, leagueSeriesId, 'ben')).toBe('accepted')
  const membership = (playerId: string) => ({ locationId: place, slug: 'teams', playerId })
  const leaving = (playerId: string) =>
    app.db
      .deleteFrom('club_members')
      .where('locationId', '=', place)
      .where('playerId', '=', playerId)
      .execute()
  await leaving('ben')
  expect(
    await refusal(ben.call('leagues-answer', { leagueSeriesId, playerId: 'ann', accept: true })),
  ).toBe('league-not-found')
  await app.db.insertInto('club_members').values(membership('ben')).execute()
  await leaving('ann')
  expect(
    await refusal(ben.call('leagues-answer', { leagueSeriesId, playerId: 'ann', accept: true })),
  ).toBe('request-not-found')
  await app.db.insertInto('club_members').values(membership('ann')).execute()
  expect(
    await refusal(ben.call('leagues-answer', { leagueSeriesId, playerId: 'ann', accept: true })),
  ).toBe('accepted')
  await olga.must('leagues-invite', { leagueSeriesId, playerId: 'cleo', invited: true })
  await olga.must('clubMembers-add', { locationId: place, clubId: 'teams', playerId: 'dan' })
  expect(await joining(dan, leagueSeriesId, 'cleo')).toBe('accepted')
  expect(
    await refusal(cleo.call('leagues-answer', { leagueSeriesId, playerId: 'dan', accept: true })),
  ).toBe('accepted')
})

test('who is blocked by its organizer finds no league', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location))
  await app.db.insertInto('player_blocks').values({ playerId: 'olga', blockedId: 'dan' }).execute()
  expect([
    await joining(dan, leagueSeriesId),
    (await listed(dan)).includes(leagueSeriesId),
  ]).toEqual(['league-not-found', false])
  await app.db.deleteFrom('player_blocks').execute()
})

test('what results hang on stays once somebody is in; the rest changes, also by a venue admin', async () => {
  const leagueSeriesId = await openLeague(olga, leagueFieldsAt(location))
  await ann.must('leagues-join', { leagueSeriesId, partnerId: null })
  const updating = (who: TestPlayer, changes: Parameters<typeof leagueFieldsAt>[1]) =>
    refusal(
      who.call('leagues-update', { leagueSeriesId, fields: leagueFieldsAt(location, changes) }),
    )
  expect([
    await updating(adam, { name: 'Evening ladder' }),
    await updating(olga, { kind: 'round robin' }),
    await updating(olga, { startDate: '2026-08-01' }),
    await updating(ann, {}),
  ]).toEqual(['accepted', 'league-fixed', 'league-dates', 'not-allowed'])
  expect((await seen(ann, leagueSeriesId)).fields.name).toBe('Evening ladder')
  await olga.must('leagues-delete', { leagueSeriesId })
  expect(await joining(ben, leagueSeriesId)).toBe('league-not-found')
})
