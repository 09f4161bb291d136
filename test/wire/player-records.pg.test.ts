// Records of players and venues in the spec's format.
import { describe, expect, test } from 'vitest'
import type { LiveInput, LiveOutput } from '#contract/contract.ts'
import { topics } from '#server/live/topics.ts'
import { aClub, aFavorite, aFriend, aLocation, anAdmin, aPlayer } from '#test/support/builders.ts'
import { type TestPlayer } from '#test/support/test-app.ts'
import {
  app,
  ask,
  refusalOf,
  someone,
  today,
  twoWindows,
  startWire,
} from '../scenes/wire-records.ts'

startWire()

describe('players and venues', () => {
  test('active venues are told to their player by venue, and at a venue by player, 99 a page', async () => {
    const venue = await aLocation(app.db)
    const ann = await someone()
    const ids = Array.from({ length: 101 }, (_, index) => `member${String(index).padStart(3, '0')}`)
    for (const id of ids.toReversed()) await aPlayer(app.db, id, { activeLocations: [venue] })
    const first = await ask(ann, 'playerLocations-atLocation', { locationId: venue, after: null })
    expect({
      ids: first.playerLocations.map(({ playerId }) => playerId),
      more: first.more,
    }).toEqual({ ids: ids.slice(0, 99), more: true })
    const second = await ask(ann, 'playerLocations-atLocation', {
      locationId: venue,
      after: 'member098',
    })
    expect({
      ids: second.playerLocations.map(({ playerId }) => playerId),
      more: second.more,
    }).toEqual({ ids: ids.slice(99), more: false })
    const [there, mine] = [
      await twoWindows(ann, 'playerLocations-atLocation', {
        locationId: venue,
        after: 'member098',
      }),
      await twoWindows(ann, 'playerLocations-mine', {}),
    ]
    await mine.bothShow(({ playerLocations }) => playerLocations.length === 0)
    await ann.must('playerLocations-setActive', { locationId: venue, active: true })
    await there.bothShow(({ playerLocations }) => playerLocations.at(-1)?.playerId === ann.playerId)
    await mine.bothShow(
      ({ playerLocations }) =>
        playerLocations[0]?.locationId === venue && playerLocations[0].userId === ann.userId,
    )
    expect(first.playerLocations.every((record) => !('userId' in record))).toBe(true)
    await ann.must('playerLocations-setActive', { locationId: venue, active: false })
    await there.bothShow(({ playerLocations }) => playerLocations.length === 2)
    await mine.bothShow(({ playerLocations }) => playerLocations.length === 0)
    await Promise.all([there.close(), mine.close()])
    expect(
      await refusalOf(ann, 'playerLocations-atLocation', { locationId: 'nowhere', after: null }),
    ).toBe('location-not-found')
  })

  test('offices are told by player, by venue and by both, until they are given up', async () => {
    const [ann, ben, cleo] = [await someone(), await someone(), await someone()]
    const [one, other] = [
      await aLocation(app.db, { locationId: 'office-1' }),
      await aLocation(app.db, { locationId: 'office-2' }),
    ]
    for (const [venue, admin] of [
      [other, ann],
      [one, ann],
      [one, ben],
    ] as const)
      await anAdmin(app.db, venue, admin.playerId)
    const told = async (asked: LiveInput<'locationsAdmin-list'>) =>
      (await ask(cleo, 'locationsAdmin-list', asked)).locationsAdmin.map(
        ({ locationId, playerId }) => `${locationId} ${playerId}`,
      )
    expect(await told({ playerId: ann.playerId })).toEqual([
      `${one} ${ann.playerId}`,
      `${other} ${ann.playerId}`,
    ])
    expect(await told({ locationId: one })).toEqual([
      `${one} ${ann.playerId}`,
      `${one} ${ben.playerId}`,
    ])
    expect(await told({ locationId: one, playerId: ben.playerId })).toEqual([
      `${one} ${ben.playerId}`,
    ])
    expect(await told({ locationId: other, playerId: ben.playerId })).toEqual([])
    expect(
      await refusalOf(cleo, 'locationsAdmin-list', {} as LiveInput<'locationsAdmin-list'>),
    ).toBe('bad-input')
    const [byPlayer, byVenue] = [
      await twoWindows(cleo, 'locationsAdmin-list', { playerId: ann.playerId }),
      await twoWindows(cleo, 'locationsAdmin-list', { locationId: one }),
    ]
    await byPlayer.bothShow(({ locationsAdmin }) => locationsAdmin.length === 2)
    await ann.must('playerLocations-setActive', { locationId: one, active: false })
    await byPlayer.bothShow(({ locationsAdmin }) => locationsAdmin.length === 1)
    await byVenue.bothShow(({ locationsAdmin }) => locationsAdmin.length === 1)
    await Promise.all([byPlayer.close(), byVenue.close()])
  })

  test('friends and favorites are those marked now whom I may see', async () => {
    const [ann, ben, cleo, dan] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ]
    const venue = await aLocation(app.db)
    await anAdmin(app.db, venue, ann.playerId)
    for (const friend of [cleo, ben, dan]) await aFriend(app.db, ann.playerId, friend.playerId)
    await aFavorite(app.db, ann.playerId, ben.playerId)
    const friends = await twoWindows(ann, 'playerFriends-mine', {})
    const favorites = await twoWindows(ann, 'playerFavorites-mine', {})
    const only =
      (...players: TestPlayer[]) =>
      ({ playerFriends }: LiveOutput<'playerFriends-mine'>) =>
        playerFriends.map(({ friendId }) => friendId).join() ===
        players.map(({ playerId }) => playerId).join()
    await friends.bothShow(only(ben, cleo, dan))
    expect((await ask(ann, 'playerFavorites-mine', {})).playerFavorites).toMatchObject([
      { playerId: ann.playerId, favoriteId: ben.playerId, favorite: true, userId: ann.userId },
    ])
    expect((await ask(ann, 'playerFriends-mine', {})).playerFriends).toMatchObject([
      { userId: ann.userId },
      { userId: ann.userId },
      { userId: ann.userId },
    ])
    await ann.must('playerFriends-set', { friendId: cleo.playerId, friend: false })
    await friends.bothShow(only(ben, dan))
    await dan.must('players-updatePlayer', { playerId: dan.playerId, fields: { hidden: true } })
    await friends.bothShow(only(ben))
    await dan.must('playerLocations-setActive', { locationId: venue, active: true })
    await friends.bothShow(only(ben, dan))
    await dan.must('playerLocations-setActive', { locationId: venue, active: false })
    await friends.bothShow(only(ben))
    await ben.must('players-block', { playerId: ann.playerId, blocked: true })
    await friends.bothShow(only())
    await favorites.bothShow(({ playerFavorites }) => playerFavorites.length === 0)
    await Promise.all([friends.close(), favorites.close()])
  })

  test('venues that are not hidden come 99 a page, by id, and follow what their admins do', async () => {
    const ann = await someone()
    const prefix = 'zz-page-'
    for (let index = 0; index < 101; index += 1)
      await aLocation(app.db, {
        locationId: `${prefix}${String(index).padStart(3, '0')}`,
        hidden: index === 50,
      })
    const first = await ask(ann, 'locations-list', { after: prefix })
    expect({
      count: first.locations.length,
      first: first.locations[0]?.id,
      last: first.locations.at(-1)?.id,
      more: first.more,
    }).toEqual({ count: 99, first: `${prefix}000`, last: `${prefix}099`, more: true })
    expect(first.locations.some(({ id }) => id === `${prefix}050`)).toBe(false)
    const second = await ask(ann, 'locations-list', { after: `${prefix}099` })
    expect(second).toMatchObject({
      locations: [
        { id: `${prefix}100`, name: 'Riverside Courts', hidden: false, lat: 40.8, lon: -73.97 },
      ],
      more: false,
    })
    expect(
      (await ask(ann, 'locations-list', { after: null })).locations[0]?.id.localeCompare(prefix),
    ).toBe(-1)
    await anAdmin(app.db, `${prefix}100`, ann.playerId)
    const window = await app.socket(ann.token)
    const { fields } = await window
      .subscribe('locations-byId', { locationId: `${prefix}100`, today })
      .next()
    const windows = await twoWindows(ann, 'locations-list', { after: `${prefix}099` })
    await ann.must('locations-update', {
      locationId: `${prefix}100`,
      fields: { ...fields, name: 'Renamed' },
    })
    await windows.bothShow(({ locations }) => locations[0]?.name === 'Renamed')
    await ann.must('locations-update', {
      locationId: `${prefix}100`,
      fields: { ...fields, hidden: true },
    })
    await windows.bothShow(({ locations }) => locations.length === 0)
    await Promise.all([windows.close(), window.close()])
  })

  test('club members are told by club and by player, to those whom the club shows its members', async () => {
    const [olga, ann, ben] = [await someone(), await someone(), await someone()]
    const location = await aLocation(app.db)
    const clubId = await aClub(app.db, {
      location,
      owner: olga.playerId,
      name: 'Dinkers',
      members: [ann.playerId],
    })
    const club = { locationId: location, clubId }
    const { clubMembers } = await ask(ann, 'clubMembers-list', { ...club, playerId: null })
    expect(clubMembers.map(({ playerId }) => playerId)).toEqual([olga.playerId, ann.playerId])
    expect(
      (await ask(ann, 'clubMembers-list', { ...club, playerId: olga.playerId })).clubMembers,
    ).toMatchObject([{ ...club, playerId: olga.playerId }])
    expect(
      (await ask(ann, 'clubMembers-list', { ...club, playerId: ben.playerId })).clubMembers,
    ).toEqual([])
    expect(await refusalOf(ben, 'clubMembers-list', { ...club, playerId: ben.playerId })).toBe(
      'club-not-found',
    )
    const windows = await twoWindows(ann, 'clubMembers-list', { ...club, playerId: null })
    await olga.must('clubMembers-invite', { ...club, playerId: ben.playerId, invited: true })
    expect((await ask(ben, 'clubMembers-list', { ...club, playerId: null })).clubMembers).toEqual(
      [],
    )
    await ben.must('clubMembers-answer', { ...club, accept: true })
    await windows.bothShow((answer) => answer.clubMembers.length === 3)
    await olga.must('players-updatePlayer', { playerId: olga.playerId, fields: { hidden: true } })
    await windows.bothShow((answer) => answer.clubMembers.length === 2)
    await windows.close()
  })

  test('the platform fee is nothing until the operator sets one', async () => {
    const ann = await someone()
    expect(await ask(ann, 'ppGlobals-current', {})).toEqual({ platformFee: 0, tiers: [] })
    await app.db.updateTable('pp_globals').set({ platformFee: 2.5 }).execute()
    await app.db
      .insertInto('pass_tiers')
      .values({ tier: 'Ace', weeklyAllowance: 20, position: 1 })
      .execute()
    app.deps.bus.publish([topics.ppGlobals()])
    expect(await ask(ann, 'ppGlobals-current', {})).toEqual({
      platformFee: 2.5,
      tiers: [{ tier: 'Ace', weeklyAllowance: 20 }],
    })
  })
})
