// Invitations to private leagues: everyone in the group is asked once, when registration opens,
// when the group changes, and when they join it later.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { leagueFieldsAt, openLeague, type LeagueInput } from '#test/scenes/league-scene.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import {
  aClub,
  aFavorite,
  aFriend,
  aLocation,
  anAdmin,
  anEstablishedInstallation,
} from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'
import { claimDue, loadClaimed } from '../delivery/queries.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const people = async <N extends readonly string[]>(...names: N) => {
  made += 1
  return (await Promise.all(names.map((name) => app.signedIn(`${name}${made}x`)))) as {
    [K in keyof N]: TestPlayer
  }
}
const privateFields = (changes: Partial<LeagueInput> = {}) =>
  leagueFieldsAt(location, { invite: true, invited: 'Friends', ...changes })
const open = (organizer: TestPlayer, changes: Partial<LeagueInput> = {}) =>
  openLeague(organizer, privateFields(changes))
const update = (organizer: TestPlayer, leagueSeriesId: string, changes: Partial<LeagueInput>) =>
  organizer.must('leagues-update', { leagueSeriesId, fields: privateFields(changes) })
const befriend = (player: TestPlayer, friend: TestPlayer, isFriend = true) =>
  player.must('playerFriends-set', { friendId: friend.playerId, friend: isFriend })
const subscribe = (player: TestPlayer) =>
  player.must('push-subscribe', {
    endpoint: `https://push.example.com/${player.playerId}`,
    keys: pushKeys,
    name: 'Phone',
  })

const listAlerts = async (leagueSeriesId: string) =>
  (
    await app.db
      .selectFrom('alerts')
      .select(['playerId', 'params'])
      .where('kind', '=', 'league-invited')
      .orderBy('playerId')
      .execute()
  ).filter(
    ({ params }) => (params as { leagueSeriesId?: string }).leagueSeriesId === leagueSeriesId,
  )
const listAsked = async (leagueSeriesId: string): Promise<string> =>
  (await listAlerts(leagueSeriesId)).map(({ playerId }) => playerId.replace(/\d+x$/, '')).join(' ')

test('registration of a private league asks its group, and a public league or a draft asks nobody', async () => {
  const [olga, fay, ray, cas, sam] = await people('Olga', 'Fay', 'Ray', 'Cas', 'Sam')
  await aFriend(app.db, olga.playerId, fay.playerId)
  await aFavorite(app.db, olga.playerId, ray.playerId)
  const name = `Dink${made}`
  await aClub(app.db, {
    location,
    owner: sam.playerId,
    name,
    members: [cas.playerId, olga.playerId],
  })
  const { leagueSeriesId: draft } = await olga.must('leagues-create', { fields: privateFields() })
  expect(await listAsked(draft)).toBe('')
  expect(await listAsked(await openLeague(olga, leagueFieldsAt(location)))).toBe('')
  const friends = await open(olga, { name: 'Friends ladder' })
  expect(await listAlerts(friends)).toMatchObject([
    {
      playerId: fay.playerId,
      params: { leagueSeriesId: friends, league: 'Friends ladder', player: `Olga${made}x` },
    },
  ])
  expect(await listAsked(await open(olga, { invited: 'Favorites' }))).toBe('ray')
  expect(await listAsked(await open(olga, { invited: name }))).toBe('cas sam')
  await olga.must('leagues-setState', { leagueSeriesId: draft, state: 'registration' })
  expect(await listAsked(draft)).toBe('fay')
})

test('nobody is asked twice: not by another group, nor by opening or joining the group again', async () => {
  const [olga, one, two] = await people('Olga', 'One', 'Two')
  await aFriend(app.db, olga.playerId, one.playerId)
  await aFavorite(app.db, olga.playerId, one.playerId)
  await aFavorite(app.db, olga.playerId, two.playerId)
  const leagueSeriesId = await open(olga)
  expect(await listAsked(leagueSeriesId)).toBe('one')
  await update(olga, leagueSeriesId, { invited: 'Favorites' })
  expect(await listAsked(leagueSeriesId)).toBe('one two')
  await update(olga, leagueSeriesId, { name: 'Renamed' })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'draft' })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  await update(olga, leagueSeriesId, { invited: 'Friends' })
  expect(await listAsked(leagueSeriesId)).toBe('one two')
  await befriend(olga, one, false)
  await befriend(olga, one)
  expect(await listAsked(leagueSeriesId)).toBe('two')
})

test('two servers that open, change and fill a group at once ask each player once', async () => {
  const other = await startTestApp({ beside: app })
  const [olga, ...friends] = await people('Olga', 'Ana', 'Ben', 'Cleo', 'Dan')
  const adam = await app.signedIn(`Adam${made}x`)
  await anAdmin(app.db, location, adam.playerId)
  for (const friend of friends) {
    await aFavorite(app.db, olga.playerId, friend.playerId)
    await subscribe(friend)
  }
  const leagueSeriesId = await open(olga)
  const fields = privateFields({ invited: 'Favorites' })
  const onOther = testClient(other.url, adam.headers)
  await Promise.all([
    ...friends.map((friend) => befriend(olga, friend)),
    olga.must('leagues-update', { leagueSeriesId, fields }),
    onOther.must('leagues-update', { leagueSeriesId, fields }),
    onOther.must('leagues-update', { leagueSeriesId, fields }),
  ])
  await other.close()
  expect(await listAsked(leagueSeriesId)).toBe('ana ben cleo dan')
  const deliveries = await app.db
    .selectFrom('deliveries')
    .select(['playerId', 'source'])
    .distinct()
    .where('kind', '=', 'league-invited')
    .where('batch', '=', `league:${leagueSeriesId}`)
    .execute()
  expect(deliveries).toHaveLength(friends.length)
})

test('players that come into a group later are asked then, and leaving it takes the alert back', async () => {
  const [hal, ivy, jon, kim] = await people('Hal', 'Ivy', 'Jon', 'Kim')
  const club = { locationId: location, clubId: `smash${made}` }
  await aClub(app.db, { location, owner: hal.playerId, name: `Smash${made}` })
  const ofClub = await open(hal, { invited: `Smash${made}` })
  const ofFriends = await open(hal)
  await hal.must('clubMembers-add', { ...club, playerId: ivy.playerId })
  await hal.must('clubMembers-invite', { ...club, playerId: jon.playerId, invited: true })
  expect(await listAsked(ofClub)).toBe('ivy')
  await jon.must('clubMembers-answer', { ...club, accept: true })
  expect(await listAsked(ofClub)).toBe('ivy jon')
  await befriend(hal, kim)
  expect([await listAsked(ofClub), await listAsked(ofFriends)]).toEqual(['ivy jon', 'kim'])
  await hal.must('clubMembers-remove', { ...club, playerId: ivy.playerId })
  await befriend(hal, kim, false)
  expect([await listAsked(ofClub), await listAsked(ofFriends)]).toEqual(['jon', ''])
})

test('a block takes the alert back with what was not sent yet, and keeps others from being asked', async () => {
  const [olga, ana, ben] = await people('Olga', 'Ana', 'Ben')
  await aClub(app.db, {
    location,
    owner: ana.playerId,
    name: `Lobs${made}`,
    members: [ben.playerId, olga.playerId],
  })
  await ben.must('players-block', { playerId: olga.playerId, blocked: true })
  await subscribe(ana)
  const leagueSeriesId = await open(olga, { invited: `Lobs${made}` })
  expect(await listAsked(leagueSeriesId)).toBe('ana')
  await ana.must('players-block', { playerId: olga.playerId, blocked: true })
  expect(await listAsked(leagueSeriesId)).toBe('')
  const claim = '00000000-0000-4000-8000-000000000053'
  const now = app.clock.now() + 86_400_000
  await claimDue(app.db, 'push', { claim, now, leaseMs: 1000, parcels: 1000 })
  const theirs = (await loadClaimed(app.db, claim, now)).filter(
    ({ batch }) => batch === `league:${leagueSeriesId}`,
  )
  expect(theirs.map(({ isTakenBack }) => isTakenBack)).toEqual([true])
})

test('players that are in, were in, are asked to be a partner or invited by name are not told', async () => {
  const [olga, ana, ben, cleo, dan, eve] = await people('Olga', 'Ana', 'Ben', 'Cleo', 'Dan', 'Eve')
  const all = [ana, ben, cleo, dan, eve]
  const fields = leagueFieldsAt(location, { entryBy: 'team' })
  const leagueSeriesId = await openLeague(olga, fields)
  await ana.must('leagues-join', { leagueSeriesId, partnerId: ben.playerId })
  await olga.must('leagues-addPlayer', {
    leagueSeriesId,
    playerId: cleo.playerId,
    partnerId: dan.playerId,
  })
  for (const friend of all) await aFriend(app.db, olga.playerId, friend.playerId)
  await update(olga, leagueSeriesId, { entryBy: 'team' })
  expect(await listAsked(leagueSeriesId)).toBe('eve')
  await cleo.must('leagues-leave', { leagueSeriesId })
  await ben.must('leagues-answer', { leagueSeriesId, playerId: ana.playerId, accept: false })
  await update(olga, leagueSeriesId, { entryBy: 'team', note: 'Bring water.' })
  expect(await listAsked(leagueSeriesId)).toBe('eve')

  const [fay] = await people('Fay')
  const byName = await openLeague(olga, leagueFieldsAt(location))
  await olga.must('leagues-invite', {
    leagueSeriesId: byName,
    playerId: fay.playerId,
    invited: true,
  })
  await befriend(olga, fay)
  await update(olga, byName, {})
  expect(await listAsked(byName)).toBe('ana ben cleo dan eve fay')
})

test('a league that runs, is past its deadline or deleted asks nobody, and deleting takes alerts back', async () => {
  const [olga, ana, ben] = await people('Olga', 'Ana', 'Ben')
  await aFriend(app.db, olga.playerId, ana.playerId)
  const late = await open(olga, { signupDeadline: '2026-06-02' })
  const deleted = await open(olga)
  const begun = await open(olga)
  await app.db
    .updateTable('leagues')
    .set({ state: 'running' })
    .where('leagueSeriesId', '=', begun)
    .execute()
  await olga.must('leagues-delete', { leagueSeriesId: deleted })
  expect(await listAsked(deleted)).toBe('')
  // 3 June in UTC, but still the deadline's day at the venue.
  app.clock.set('2026-06-03T03:59:00Z')
  await befriend(olga, ben)
  expect([await listAsked(late), await listAsked(begun), await listAsked(deleted)]).toEqual([
    'ana ben',
    'ana',
    '',
  ])
  const [cleo] = await people('Cleo')
  app.clock.set('2026-06-03T04:01:00Z')
  await befriend(olga, cleo)
  await update(olga, late, { signupDeadline: '2026-06-02', note: 'Full soon.' })
  expect(await listAsked(late)).toBe('ana ben')
})

test('strangers that a newcomer marked are not asked, those that know them are, and club members', async () => {
  await anEstablishedInstallation(app.db)
  const [ana, ben, cleo] = await people('Ana', 'Ben', 'Cleo')
  const nel = await app.signedIn(`Nel${made}x`, { created: new Date(testStart - 86_400_000) })
  await befriend(nel, ana)
  await befriend(ben, nel)
  const leagueSeriesId = await open(nel)
  expect(await listAsked(leagueSeriesId)).toBe('')
  await befriend(nel, ben)
  expect(await listAsked(leagueSeriesId)).toBe('ben')
  await aClub(app.db, {
    location,
    owner: cleo.playerId,
    name: `Aces${made}`,
    members: [nel.playerId],
  })
  await update(nel, leagueSeriesId, { invited: `Aces${made}` })
  expect(await listAsked(leagueSeriesId)).toBe('ben cleo')
})
