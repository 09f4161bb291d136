// Clubs through the API: names, permissions, one-time invitations, and a member count that is
// always right.
import { describe, expect, test } from 'vitest'
import {
  aClubOf,
  alertsOf,
  ann,
  app,
  ben,
  count,
  invitedTo,
  location,
  membersOf,
  notFound,
  olga,
  refusedAs,
  startClubs,
} from '#test/scenes/club-scene.ts'
import { alertKindsOf } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { type TestPlayer } from '#test/support/test-app.ts'

startClubs()

describe('making a club', () => {
  test('gives it the slug of its name as id and its owner as the first member', async () => {
    const place = await aLocation(app.db)
    expect(await olga.must('clubs-create', { locationId: place, clubName: ' Fog  City ' })).toEqual(
      { clubId: 'fog-city' },
    )
    expect(
      await app.db
        .selectFrom('clubs')
        .select(['clubName', 'playerId'])
        .where('locationId', '=', place)
        .execute(),
    ).toEqual([{ clubName: 'Fog City', playerId: 'olga' }])
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
      .where('playerId', '=', 'hidden')
      .execute()
    await app.db
      .insertInto('player_blocks')
      .values([
        { playerId: 'olga', blockedId: 'blocked' },
        { playerId: 'blocker', blockedId: 'olga' },
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
      .values({ playerId: 'ida', blockedId: 'olga' })
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
        .select('clubSlug')
        .where('locationId', '=', location)
        .execute(),
    ).toEqual([{ clubSlug: 'innocent' }])
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
