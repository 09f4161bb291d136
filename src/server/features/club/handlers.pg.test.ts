// Clubs through the front door: names, permissions, invitations that work once, and a number of
// members that is always right.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeAlert } from '#contract/alert-words.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { alertKindsOf } from '#test/support/event-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer
let location: string

beforeAll(async () => {
  app = await startTestApp({ poolSize: 10 })
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
  location = await aLocation(app.db, { name: 'Pier 7' })
})
afterAll(() => app.close())

const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
const notFound = refusedAs('club-not-found')
let count = 0
/** A new club of Olga's with these members, as its calls name it. */
async function aClubOf(
  members: readonly string[] = [],
): Promise<{ locationId: string; clubId: string }> {
  count += 1
  return {
    locationId: location,
    clubId: await aClub(app.db, { location, owner: 'olga', name: `Club ${count}`, members }),
  }
}
const membersOf = async ({ locationId, clubId }: { locationId: string; clubId: string }) =>
  (
    await app.db
      .selectFrom('club_members')
      .select('player_id')
      .where('location_id', '=', locationId)
      .where('slug', '=', clubId)
      .orderBy('player_id')
      .execute()
  ).map(({ player_id }) => player_id)
const invitedTo = async ({ clubId }: { clubId: string }) =>
  (
    await app.db
      .selectFrom('club_invitations')
      .select('player_id')
      .where('slug', '=', clubId)
      .orderBy('player_id')
      .execute()
  ).map(({ player_id }) => player_id)
const alertsOf = async (playerId: string) =>
  app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('player_id', '=', playerId)
    .orderBy('created')
    .execute()

describe('making a club', () => {
  test('gives it the slug of its name as id and its owner as the first member', async () => {
    const place = await aLocation(app.db)
    expect(await olga.must('clubs-create', { locationId: place, clubName: ' Fog  City ' })).toEqual(
      { clubId: 'fog-city' },
    )
    expect(
      await app.db
        .selectFrom('clubs')
        .select(['club_name', 'player_id'])
        .where('location_id', '=', place)
        .execute(),
    ).toEqual([{ club_name: 'Fog City', player_id: 'olga' }])
    expect(await membersOf({ locationId: place, clubId: 'fog-city' })).toEqual(['olga'])
  })

  test.each([
    ['', 'club-name-required'],
    ['1234567890123', 'club-name-too-long'],
    ['***', 'club-name-characters'],
  ])('%j is refused: %s', async (clubName, code) => {
    expect(await olga.call('clubs-create', { locationId: location, clubName })).toEqual(
      refusedAs(code),
    )
  })

  test('a venue has each name once, another venue has it again', async () => {
    const [here, there] = [await aLocation(app.db, { name: 'Pier 8' }), await aLocation(app.db)]
    await olga.must('clubs-create', { locationId: here, clubName: 'Dinkers' })
    expect(await ann.call('clubs-create', { locationId: here, clubName: 'DINKERS!' })).toEqual(
      refusedAs('club-name-taken', { location: 'Pier 8' }),
    )
    expect((await ann.call('clubs-create', { locationId: there, clubName: 'Dinkers' })).ok).toBe(
      true,
    )
    expect(
      await ann.call('clubs-create', { locationId: 'no-such-venue', clubName: 'Dinkers' }),
    ).toEqual(refusedAs('location-not-found'))
  })

  test('of eight who take a name at once one gets it', async () => {
    const place = await aLocation(app.db)
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => app.signedIn(`Maker${index}`)),
    )
    const answers = await Promise.all(
      people.map((person) => person.call('clubs-create', { locationId: place, clubName: 'Rally' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 7 }, () =>
        refusedAs('club-name-taken', { location: 'Riverside Courts' }),
      ),
    )
    expect(await membersOf({ locationId: place, clubId: 'rally' })).toHaveLength(1)
  })
})

describe('who may', () => {
  test('a stranger finds no club, a member and an invited one may not run it', async () => {
    const club = await aClubOf(['ann'])
    await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
    const cleo = await app.signedIn('Cleo')
    const asks = (player: TestPlayer) =>
      Promise.all([
        player.call('clubs-rename', { ...club, clubName: 'Mine now' }),
        player.call('clubs-delete', club),
        player.call('clubMembers-add', { ...club, playerId: 'cleo' }),
        player.call('clubMembers-invite', { ...club, playerId: 'cleo', invited: true }),
        player.call('clubMembers-remove', { ...club, playerId: 'olga' }),
      ])
    expect(await asks(cleo)).toEqual(Array.from({ length: 5 }, () => notFound))
    for (const player of [ann, ben])
      expect(await asks(player)).toEqual(Array.from({ length: 5 }, () => refusedAs('not-allowed')))
    expect(await cleo.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect(await ann.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect(await membersOf(club)).toEqual(['ann', 'olga'])
  })

  test('a player hidden from the owner, or blocked either way, answers as one who does not exist', async () => {
    const club = await aClubOf()
    for (const name of ['Hidden', 'Blocked', 'Blocker']) await app.signedIn(name)
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('player_id', '=', 'hidden')
      .execute()
    await app.db
      .insertInto('player_blocks')
      .values([
        { player_id: 'olga', blocked_id: 'blocked' },
        { player_id: 'blocker', blocked_id: 'olga' },
      ])
      .execute()
    for (const playerId of ['hidden', 'blocked', 'blocker', 'nobody-here']) {
      expect(await olga.call('clubMembers-add', { ...club, playerId })).toEqual(
        refusedAs('player-not-found'),
      )
      expect(await olga.call('clubMembers-invite', { ...club, playerId, invited: true })).toEqual(
        refusedAs('player-not-found'),
      )
    }
    expect([await membersOf(club), await invitedTo(club)]).toEqual([['olga'], []])
  })
})

describe('members', () => {
  test('who is added is told, once, and an open invitation ends', async () => {
    const club = await aClubOf()
    const dan = await app.signedIn('Dan')
    await olga.must('clubMembers-invite', { ...club, playerId: 'dan', invited: true })
    await olga.must('clubMembers-add', { ...club, playerId: 'dan' })
    const isIn = (player: string) => ({
      ok: false,
      refusal: { code: 'already-member', params: { player } },
    })
    expect(await olga.call('clubMembers-add', { ...club, playerId: 'dan' })).toEqual(isIn('Dan'))
    expect(await olga.call('clubMembers-add', { ...club, playerId: 'olga' })).toEqual(isIn('Olga'))
    expect(
      await olga.call('clubMembers-invite', { ...club, playerId: 'dan', invited: true }),
    ).toEqual(isIn('Dan'))
    expect(await dan.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect([
      await membersOf(club),
      await invitedTo(club),
      await alertKindsOf(app.db, 'dan'),
    ]).toEqual([['dan', 'olga'], [], ['club-invited', 'club-added']])
  })

  test('members of a deleted club are told that it was deleted, those removed that they are out', async () => {
    const [gone, left] = [await aClubOf(['ann']), await aClubOf(['ann'])]
    await olga.must('clubs-delete', gone)
    await olga.must('clubMembers-remove', { ...left, playerId: 'ann' })
    const told = (await alertsOf('ann')).filter(
      ({ kind, params }) =>
        kind === 'club-removed' && [gone.clubId, left.clubId].includes(params['clubId'] ?? ''),
    )
    const words = told.map(
      ({ kind, params }) =>
        composeAlert({ kind, params }, { language: 'en', locale: 'en', day: String, time: String })
          .sentence,
    )
    expect(words.toSorted()).toEqual([
      expect.stringMatching(/^The club .+ was deleted$/),
      expect.stringMatching(/^You’re no longer in the club /),
    ])
  })

  test('who is removed is told, who leaves is not, and the owner stays', async () => {
    const club = await aClubOf(['ann', 'ben'])
    await olga.must('clubMembers-remove', { ...club, playerId: 'ann' })
    await ben.must('clubMembers-remove', { ...club, playerId: 'ben' })
    expect(await olga.call('clubMembers-remove', { ...club, playerId: 'ann' })).toEqual(
      refusedAs('not-a-member'),
    )
    expect(await olga.call('clubMembers-remove', { ...club, playerId: 'olga' })).toEqual(
      refusedAs('club-owner-stays'),
    )
    expect(await ben.call('clubMembers-remove', { ...club, playerId: 'ben' })).toEqual(notFound)
    expect(await membersOf(club)).toEqual(['olga'])
    expect(
      (await alertsOf('ann')).filter(
        ({ kind, params }) => kind === 'club-removed' && params['clubId'] === club.clubId,
      ),
    ).toHaveLength(1)
    expect((await alertsOf('ben')).filter(({ kind }) => kind === 'club-removed')).toEqual([])
  })

  test('who leaves while the club goes to another owner has left', async () => {
    const club = await aClubOf(['ann', 'ben'])
    const left = await askedDuring(
      app.db,
      (tx) =>
        tx
          .updateTable('clubs')
          .set({ player_id: 'ben' })
          .where('location_id', '=', club.locationId)
          .where('slug', '=', club.clubId)
          .execute(),
      () => ann.call('clubMembers-remove', { ...club, playerId: 'ann' }),
    )
    expect(left).toMatchObject({ ok: true })
    expect(await membersOf(club)).toEqual(['ben', 'olga'])
  })

  test('an alert names who, which club and where it leads', async () => {
    const club = await aClubOf()
    await app.signedIn('Eve')
    await olga.must('clubMembers-invite', { ...club, playerId: 'eve', invited: true })
    const clubName = `Club ${count}`
    expect(await alertsOf('eve')).toEqual([
      {
        kind: 'club-invited',
        params: {
          player: 'Olga',
          club: clubName,
          clubName,
          clubId: club.clubId,
          locationId: location,
          location: 'Pier 7',
        },
      },
    ])
  })

  test('the number of members stays that of the members while many come and go at once', async () => {
    const club = await aClubOf()
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) => app.signedIn(`Mover${index}`)),
    )
    await Promise.all(
      people.slice(0, 3).map(({ playerId }) => olga.must('clubMembers-add', { ...club, playerId })),
    )
    const window = (await app.socket(olga.token)).subscribe('clubs-byId', club)
    await window.next()
    const answers = await Promise.all([
      ...people
        .slice(0, 2)
        .flatMap(({ playerId }) => [
          olga.call('clubMembers-remove', { ...club, playerId }),
          olga.call('clubMembers-remove', { ...club, playerId }),
        ]),
      ...people
        .slice(3)
        .flatMap(({ playerId }) => [
          olga.call('clubMembers-add', { ...club, playerId }),
          olga.call('clubMembers-add', { ...club, playerId }),
        ]),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await membersOf(club)).toEqual(['mover2', 'mover3', 'mover4', 'mover5', 'olga'])
    expect((await window.until(({ memberCount }) => memberCount === 5)).members).toHaveLength(5)
  })
})

describe('an invitation', () => {
  test('works once, also when it is accepted in two windows at once', async () => {
    const club = await aClubOf()
    const fay = await app.signedIn('Fay')
    await olga.must('clubMembers-invite', { ...club, playerId: 'fay', invited: true })
    await olga.must('clubMembers-invite', { ...club, playerId: 'fay', invited: true })
    expect(await alertKindsOf(app.db, 'fay')).toEqual(['club-invited'])
    const answers = await Promise.all([
      fay.call('clubMembers-answer', { ...club, accept: true }),
      fay.call('clubMembers-answer', { ...club, accept: true }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await membersOf(club), await invitedTo(club)]).toEqual([['fay', 'olga'], []])
  })

  test('declined is gone, and another may follow', async () => {
    const club = await aClubOf()
    const gus = await app.signedIn('Gus')
    await olga.must('clubMembers-invite', { ...club, playerId: 'gus', invited: true })
    await gus.must('clubMembers-answer', { ...club, accept: false })
    expect(await gus.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    await olga.must('clubMembers-invite', { ...club, playerId: 'gus', invited: true })
    await gus.must('clubMembers-answer', { ...club, accept: true })
    expect(await membersOf(club)).toEqual(['gus', 'olga'])
  })

  test('taken back takes its alert along and opens nothing', async () => {
    const club = await aClubOf()
    const hal = await app.signedIn('Hal')
    await olga.must('clubMembers-invite', { ...club, playerId: 'hal', invited: true })
    await olga.must('clubMembers-invite', { ...club, playerId: 'hal', invited: false })
    await olga.must('clubMembers-invite', { ...club, playerId: 'hal', invited: false })
    expect(await hal.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect([await membersOf(club), await alertKindsOf(app.db, 'hal')]).toEqual([['olga'], []])
  })

  test('of an owner who was blocked since is as none', async () => {
    const club = await aClubOf()
    const ida = await app.signedIn('Ida')
    await olga.must('clubMembers-invite', { ...club, playerId: 'ida', invited: true })
    await app.db
      .insertInto('player_blocks')
      .values({ player_id: 'ida', blocked_id: 'olga' })
      .execute()
    expect(await ida.call('clubMembers-answer', { ...club, accept: true })).toEqual(notFound)
    expect(await (await app.socket(ida.token)).subscribe('clubs-byId', club).refused()).toEqual({
      code: 'club-not-found',
    })
  })
})

describe('another name', () => {
  test('changes the id; members, invitations and the alerts that lead there follow', async () => {
    const club = await aClubOf(['ann'])
    await app.signedIn('Jan')
    await olga.must('clubMembers-invite', { ...club, playerId: 'jan', invited: true })
    expect(await olga.must('clubs-rename', { ...club, clubName: 'Net Worth' })).toEqual({
      clubId: 'net-worth',
    })
    const renamed = { ...club, clubId: 'net-worth' }
    expect([await membersOf(renamed), await invitedTo(renamed), await membersOf(club)]).toEqual([
      ['ann', 'olga'],
      ['jan'],
      [],
    ])
    expect(await alertsOf('jan')).toMatchObject([
      { params: { clubId: 'net-worth', clubName: 'Net Worth', club: 'Net Worth' } },
    ])
    expect(await olga.call('clubs-delete', club)).toEqual(notFound)
    expect(await olga.must('clubs-rename', { ...renamed, clubName: 'NET WORTH' })).toEqual({
      clubId: 'net-worth',
    })
  })

  test('does not shake off a report', async () => {
    const club = await aClubOf(['ann'])
    await ann.must('reports-create', { reported: { kind: 'club', ...club }, reason: 'Not a club' })
    await olga.must('clubs-rename', { ...club, clubName: 'Innocent' })
    expect(
      await app.db
        .selectFrom('reports')
        .select('club_slug')
        .where('location_id', '=', location)
        .execute(),
    ).toEqual([{ club_slug: 'innocent' }])
  })

  test('that the venue has already, or that is none, is refused and changes nothing', async () => {
    const club = await aClubOf(['ann'])
    await aClubOf()
    expect(await olga.call('clubs-rename', { ...club, clubName: `club ${count}` })).toEqual(
      refusedAs('club-name-taken', { location: 'Pier 7' }),
    )
    expect(await olga.call('clubs-rename', { ...club, clubName: '***' })).toEqual(
      refusedAs('club-name-characters'),
    )
    expect(await membersOf(club)).toEqual(['ann', 'olga'])
  })
})

test('deleting a club tells its members and leaves nothing behind; the name is free again', async () => {
  const place = await aLocation(app.db, { name: 'Pier 9' })
  await app.signedIn('Kim')
  const { clubId } = await olga.must('clubs-create', { locationId: place, clubName: 'Short' })
  const club = { locationId: place, clubId }
  await olga.must('clubMembers-add', { ...club, playerId: 'kim' })
  await olga.must('clubMembers-invite', { ...club, playerId: 'ben', invited: true })
  await olga.must('clubs-delete', club)
  expect([await membersOf(club), await alertKindsOf(app.db, 'kim')]).toEqual([
    [],
    ['club-added', 'club-removed'],
  ])
  expect(await alertsOf('olga')).toEqual([])
  expect(await olga.call('clubs-delete', club)).toEqual(notFound)
  expect((await ann.call('clubs-create', { locationId: place, clubName: 'Short' })).ok).toBe(true)
})

test('adding members while the club is deleted ends in members of a club or in none', async () => {
  const club = await aClubOf()
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => app.signedIn(`Racer${index}`)),
  )
  const [deleted, ...added] = await Promise.all([
    olga.call('clubs-delete', club),
    ...people.map(({ playerId }) => olga.call('clubMembers-add', { ...club, playerId })),
  ])
  expect(deleted).toEqual({ ok: true, value: { success: true } })
  for (const answer of added)
    expect([{ ok: true, value: { success: true } }, notFound]).toContainEqual(answer)
  expect(await membersOf(club)).toEqual([])
})
