// Events, leagues and templates that invite a club follow its renaming and end with it; the next
// owner of a freed name doesn't inherit them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toTagGroup } from '#domain/invitation/tier.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt, openLeague, runningLeague } from '#test/scenes/league-scene.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mergeLocations } from '../operator/merge-queries.ts'
import { lockClub } from './queries.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp({ poolSize: 10 })
})
afterAll(() => app.close())

let place: string
let olga: TestPlayer, ann: TestPlayer, eve: TestPlayer
let club: { locationId: string; clubId: string }
let leagueSeriesId: string, eventId: string
beforeEach(async () => {
  count += 1
  place = await aLocation(app.db)
  const named = (name: string) => app.signedIn(`${name}${count}`, { activeLocations: [place] })
  ;[olga, ann, eve] = [await named('Olga'), await named('Ann'), await named('Eve')]
  club = {
    locationId: place,
    ...(await olga.must('clubs-create', { locationId: place, clubName: 'Dinks' })),
  }
  await olga.must('clubMembers-add', { ...club, playerId: ann.playerId })
  const forClub = { invite: true, invited: 'Dinks' }
  leagueSeriesId = await openLeague(ann, leagueFieldsAt(place, forClub))
  eventId = (
    await ann.must('events-create', {
      fields: eventFieldsAt(place, forClub),
      status: 'published',
      repeat: null,
    })
  ).eventId
  const {
    startDate: _day,
    signupOpens: _opens,
    signupCloses: _closes,
    cohosts: _cohosts,
    drawAt: _draw,
    ...fields
  } = eventFieldsAt(place, forClub)
  await ann.must('templates-save', { name: 'For the club', fields })
  const tiers = [
    { invited: toTagGroup('Dinks', 'Early'), hoursBefore: 48 as const },
    { invited: 'Dinks', hoursBefore: 24 as const },
    { invited: 'Friends', hoursBefore: 12 as const },
  ]
  await ann.must('templates-save', {
    name: 'For the club later',
    fields: { ...fields, invited: 'Favorites', tiers },
  })
})

const windowOf = async ({ token }: TestPlayer) => app.socket(token)
const leagueSeenBy = async (player: TestPlayer): Promise<string> => {
  const window = await windowOf(player)
  const seen = await window
    .subscribe('leagues-byId', { leagueSeriesId })
    .next()
    .then(
      ({ fields }) => fields.invited,
      () => 'nothing',
    )
  await window.close()
  return seen
}
const eventSeenBy = async (player: TestPlayer): Promise<boolean> =>
  (await player.call('events-signUp', { eventId, guests: 0 })).ok
const takeName = async (): Promise<void> => {
  await eve.must('clubs-create', { locationId: place, clubName: 'Dinks' })
}
async function deleteAccount(player: TestPlayer): Promise<void> {
  await app.db
    .updateTable('auth_sessions')
    .set({ createdAt: new Date(app.clock.now()) })
    .where('userId', '=', player.userId)
    .execute()
  await app.db
    .updateTable('auth_accounts')
    .set({ providerId: 'google' })
    .where('userId', '=', player.userId)
    .execute()
  await player.must('account-delete', { playerName: player.playerId, password: null })
}
const lost = { code: 'league-not-found' }

describe('a club that gets another name', () => {
  test('keeps its leagues, events and templates, in open windows too; the old name opens nothing', async () => {
    const window = await windowOf(olga)
    const league = window.subscribe('leagues-byId', { leagueSeriesId })
    expect(await league.next()).toMatchObject({ fields: { invited: 'Dinks' } })
    const templates = (await windowOf(ann)).subscribe('templates-mine', {})
    await templates.next()
    await olga.must('clubs-rename', { ...club, clubName: 'Lobs' })
    expect(await league.until(({ fields }) => fields.invited === 'Lobs')).toMatchObject({
      fields: { invite: true },
    })
    const seen = await templates.until(({ templates: [first] }) => first?.fields.invited === 'Lobs')
    expect(seen.templates[1]?.fields).toMatchObject({
      invited: 'Favorites',
      tiers: [
        { invited: toTagGroup('Lobs', 'Early'), hoursBefore: 48 },
        { invited: 'Lobs', hoursBefore: 24 },
        { invited: 'Friends', hoursBefore: 12 },
      ],
    })
    await takeName()
    expect(await leagueSeenBy(olga)).toBe('Lobs')
    expect(await leagueSeenBy(eve)).toBe('nothing')
    expect([await eventSeenBy(olga), await eventSeenBy(eve)]).toEqual([true, false])
  })

  test('says its new name to nobody outside who has a template for the old one', async () => {
    const {
      startDate: _day,
      signupOpens: _opens,
      signupCloses: _closes,
      cohosts: _cohosts,
      drawAt: _draw,
      ...fields
    } = eventFieldsAt(place, { invite: true, invited: 'Dinks' })
    await eve.must('templates-save', { name: 'A guess', fields })
    await olga.must('clubs-rename', { ...club, clubName: 'Lobs' })
    expect(
      (await (await windowOf(eve)).subscribe('templates-mine', {}).next()).templates.map(
        (template) => template.fields.invited,
      ),
    ).toEqual(['Dinks'])
  })
})

const ends: Record<string, () => Promise<unknown>> = {
  'is deleted': () => olga.must('clubs-delete', club),
  'ends with the account of an owner who is left alone': async () => {
    await olga.must('clubMembers-remove', { ...club, playerId: ann.playerId })
    await deleteAccount(olga)
  },
}

describe.each(Object.entries(ends))('a club that %s', (_how, end) => {
  test('leaves its leagues and events to who runs them; whoever takes the name does not see them', async () => {
    const hers = (await windowOf(ann)).subscribe('leagues-byId', { leagueSeriesId })
    await hers.next()
    await end()
    expect(await hers.until(({ fields }) => fields.invited !== 'Dinks')).toMatchObject({
      fields: { invite: true },
    })
    await takeName()
    expect([await leagueSeenBy(eve), await eventSeenBy(eve)]).toEqual(['nothing', false])
    expect(await leagueSeenBy(ann)).not.toBe('nothing')
  })
})

test('members of a deleted club lose its leagues in open windows, and a template of theirs invites nobody', async () => {
  const member = await app.signedIn(`Mia${count}`)
  await olga.must('clubMembers-add', { ...club, playerId: member.playerId })
  const league = (await windowOf(member)).subscribe('leagues-byId', { leagueSeriesId })
  await league.next()
  await olga.must('clubs-delete', club)
  expect(await league.refused()).toEqual(lost)
  const { templates } = await (await windowOf(ann)).subscribe('templates-mine', {}).next()
  expect(templates.map(({ fields }) => [fields.invite, fields.invited === 'Dinks'])).toEqual([
    [true, false],
    [true, false],
  ])
  expect(templates[1]?.fields.tiers.map(({ invited }) => invited === 'Dinks')).toEqual([
    false,
    false,
    false,
  ])
})

test('a club that goes to a member with the account of its owner keeps what invites it', async () => {
  await deleteAccount(olga)
  const member = await app.signedIn(`Nia${count}`)
  await ann.must('clubMembers-add', { ...club, playerId: member.playerId })
  expect([await leagueSeenBy(member), await eventSeenBy(member)]).toEqual(['Dinks', true])
})

test('venues that become one take their templates along, and those for a club by its new name', async () => {
  const into = await aLocation(app.db)
  await eve.must('clubs-create', { locationId: into, clubName: 'Dinks' })
  await ann.must('events-create', {
    fields: eventFieldsAt(place, { invite: true, invited: 'Friends' }),
    status: 'published',
    repeat: null,
    tiers: [{ invited: 'Dinks', hoursBefore: 24 }],
  })
  await app.db.transaction().execute((tx) => mergeLocations(tx, place, into))
  const { templates } = await (await windowOf(ann)).subscribe('templates-mine', {}).next()
  expect(templates.map(({ fields: { location, invited } }) => ({ location, invited }))).toEqual([
    { location: into, invited: 'Dinks-2' },
    { location: into, invited: 'Favorites' },
  ])
  expect(templates[1]?.fields.tiers.slice(0, 2)).toEqual([
    { invited: toTagGroup('Dinks-2', 'Early'), hoursBefore: 48 },
    { invited: 'Dinks-2', hoursBefore: 24 },
  ])
  const asked = await app.db
    .selectFrom('event_tiers as t')
    .innerJoin('events as e', 'e.eventId', 't.eventId')
    .select(['e.location', 't.invited'])
    .where('e.playerId', '=', ann.playerId)
    .execute()
  expect(asked).toEqual([{ location: into, invited: 'Dinks-2' }])
})

test.each(['league', 'event'] as const)(
  'a private %s made while its club gets another name is for that club, or refused',
  async (kind) => {
    const forClub = { invite: true, invited: 'Dinks' }
    const made = await askedDuring(
      app.db,
      async (tx) => {
        await lockClub(tx, club)
        await tx
          .updateTable('clubs')
          .set({ slug: 'lobs', clubName: 'Lobs' })
          .where('locationId', '=', place)
          .where('slug', '=', 'dinks')
          .execute()
      },
      (): Promise<{ ok: boolean }> =>
        kind === 'league'
          ? ann.call('leagues-create', { fields: leagueFieldsAt(place, forClub) })
          : ann.call('events-create', {
              fields: eventFieldsAt(place, forClub),
              status: 'published',
              repeat: null,
            }),
    )
    expect(made).toEqual({ ok: false, refusal: { code: 'invited-unknown' } })
  },
)

test('a league whose organizer is gone is changed by the admins of its venue without being opened', async () => {
  const admin = await app.signedIn(`Ada${count}`)
  await anAdmin(app.db, place, admin.playerId)
  const members = await Promise.all(
    ['Mel', 'Nat', 'Pip'].map((name) => app.signedIn(`${name}${count}`)),
  )
  for (const { playerId } of members) await olga.must('clubMembers-add', { ...club, playerId })
  const fields = leagueFieldsAt(place, { invite: true, invited: 'Dinks' })
  const leagueOfOlga = await runningLeague(olga, [ann, ...members], fields)
  await aLeagueDay(olga, leagueOfOlga)
  app.clock.set('2026-06-03T12:00:00Z')
  await deleteAccount(olga)
  const changed = { leagueSeriesId: leagueOfOlga, fields: { ...fields, note: 'Bring water' } }
  expect(await admin.call('leagues-update', changed)).toEqual({
    ok: true,
    value: { success: true },
  })
  expect(
    await admin.call('leagues-update', {
      ...changed,
      fields: { ...changed.fields, invited: 'Lobs' },
    }),
  ).toEqual({ ok: false, refusal: { code: 'invited-unknown' } })
})
