// Changes of a registered player's own record.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { profileTexts } from '#domain/player/profile-schema.ts'
import { networkNames, type SocialNetwork } from '#domain/player/profile.ts'
import {
  app,
  refusedAs,
  staged,
  success,
  venue,
  startRegistering,
} from '#test/scenes/registered-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { readCases } from '#test/support/cases.ts'
import { type TestPlayer } from '#test/support/test-app.ts'

startRegistering()

describe('the own record', () => {
  test('the level is free at first and then locked for 10 days', async () => {
    const ann = await app.signedIn('Skilled', { skill: null })
    const save = (skillSelf: number) =>
      ann.call('players-updatePlayer', { playerId: 'skilled', fields: { skillSelf } })
    const changedAt = app.clock.now()
    expect(await save(3)).toEqual(success)
    expect(await save(3)).toEqual(success)
    expect(await save(3.25)).toEqual(
      refusedAs('skill-locked', { until: changedAt + 10 * 86_400_000 }),
    )
    app.clock.advance(10 * 86_400_000)
    expect(await save(3.25)).toEqual(success)
    expect(await save(3.1)).toEqual(refusedAs('bad-input', { field: 'fields.skillSelf' }))
  })

  test('setup ends with level and home, and the stage record goes', async () => {
    const user = await staged('Finisher', venue)
    await user.must('players-updatePlayer', {
      playerId: 'finisher',
      fields: { playerName: 'Finisher' },
    })
    const update = (fields: object) =>
      user.call('players-updatePlayer', { playerId: 'finisher', fields })
    expect(await update({ setupComplete: true })).toEqual(refusedAs('setup-incomplete'))
    expect(await update({ homeLocation: 'no-such-venue', skillSelf: 4 })).toEqual(
      refusedAs('location-not-found'),
    )
    expect(await update({ skillSelf: 4, homeLocation: venue })).toEqual(success)
    expect(await update({ setupComplete: true, homePage: 'list', gender: 'woman' })).toEqual(
      success,
    )
    const row = await app.db
      .selectFrom('players')
      .innerJoin('players_private', 'players_private.playerId', 'players.playerId')
      .select(['skillSelf', 'homeLocation', 'homePage', 'setupComplete', 'gender'])
      .where('players.playerId', '=', 'finisher')
      .executeTakeFirst()
    expect(row).toEqual({
      skillSelf: 4,
      homeLocation: venue,
      homePage: 'list',
      setupComplete: true,
      gender: 'woman',
    })
    expect(
      await app.db
        .selectFrom('player_stage')
        .select('userId')
        .where('userId', '=', user.userId)
        .execute(),
    ).toEqual([])
  })

  test('nobody changes another player', async () => {
    const [ann] = [await app.signedIn('Meddler'), await app.signedIn('Victim')]
    expect(
      await ann.call('players-updatePlayer', { playerId: 'victim', fields: { homePage: 'list' } }),
    ).toEqual(refusedAs('not-allowed'))
    expect(
      await ann.call('players-updatePlayerPrivate', {
        playerId: 'victim',
        fields: { lastLat: 1, lastLon: 2 },
      }),
    ).toEqual(refusedAs('not-allowed'))
    expect(
      await ann.call('players-updatePlayerPrivate', {
        playerId: 'meddler',
        fields: { lastLat: 1, lastLon: 2, userId: 'somebody' },
      }),
    ).toEqual(refusedAs('not-allowed'))
    expect(
      await ann.call('players-updatePlayerPrivate', {
        playerId: 'meddler',
        fields: { lastLat: 40.753_61, lastLon: -73.983_24, userId: ann.userId },
      }),
    ).toEqual(success)
    // Rounded to about 1 km, so that it doesn't reveal a home.
    const stored = await app.db
      .selectFrom('players_private')
      .select(['lastLat', 'lastLon'])
      .where('userId', '=', ann.userId)
      .executeTakeFirst()
    expect(stored).toEqual({ lastLat: 40.75, lastLon: -73.98 })
  })
})

describe('active venues', () => {
  const activeCount = async (playerId: string) =>
    (
      await app.db
        .selectFrom('player_locations')
        .select('locationId')
        .where('playerId', '=', playerId)
        .where('removed', '=', false)
        .execute()
    ).length

  test('are at most 10, also when 20 are added at once, and a new home is one of them', async () => {
    const ann = await app.signedIn('Collector')
    const venues = await Promise.all(Array.from({ length: 20 }, () => aLocation(app.db)))
    const answers = await Promise.all(
      venues.map((locationId) =>
        ann.call('playerLocations-setActive', { locationId, active: true }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusedAs('active-location-limit', { n: 10 }))
    expect(await activeCount('collector')).toBe(10)
    const again = venues[answers.findIndex(({ ok }) => ok)] ?? ''
    expect(
      await ann.call('playerLocations-setActive', { locationId: again, active: true }),
    ).toEqual(success)
    const elsewhere = venues[answers.findIndex(({ ok }) => !ok)] ?? ''
    const moveHome = (homeLocation: string) =>
      ann.call('players-updatePlayer', { playerId: 'collector', fields: { homeLocation } })
    expect(await moveHome(again)).toEqual(success)
    expect(await moveHome(elsewhere)).toEqual(refusedAs('active-location-limit', { n: 10 }))
    expect(await activeCount('collector')).toBe(10)
    expect(
      await ann.call('playerLocations-setActive', { locationId: again, active: false }),
    ).toEqual(success)
    const both = await Promise.all([
      moveHome(elsewhere),
      ann.call('playerLocations-setActive', { locationId: again, active: true }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await activeCount('collector')).toBe(10)
    expect(
      await ann.call('playerLocations-setActive', { locationId: 'no-such-venue', active: true }),
    ).toEqual(refusedAs('location-not-found'))
  })

  test('are at most 99 for who administers any venue', async () => {
    const ann = await app.signedIn('Adminny')
    await anAdmin(app.db, venue, 'adminny')
    const venues = await Promise.all(Array.from({ length: 99 }, () => aLocation(app.db)))
    await app.db
      .insertInto('player_locations')
      .values(venues.slice(1).map((locationId) => ({ locationId, playerId: 'adminny' })))
      .execute()
    expect(
      await ann.call('playerLocations-setActive', { locationId: venues[0] ?? '', active: true }),
    ).toEqual(success)
    expect(
      await ann.call('playerLocations-setActive', {
        locationId: await aLocation(app.db),
        active: true,
      }),
    ).toEqual(refusedAs('active-location-limit', { n: 99 }))
  })

  test('the last admin cannot leave, not even when both of two try at once', async () => {
    const here = await aLocation(app.db)
    const admins = [await app.signedIn('Boss-a'), await app.signedIn('Boss-b')]
    for (const { playerId } of admins) {
      await app.db.insertInto('player_locations').values({ locationId: here, playerId }).execute()
      await anAdmin(app.db, here, playerId)
    }
    const answers = await Promise.all(
      admins.map((admin) =>
        admin.call('playerLocations-setActive', { locationId: here, active: false }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusedAs('last-admin'))
    expect(
      await app.db
        .selectFrom('locations_admin')
        .select('playerId')
        .where('locationId', '=', here)
        .execute(),
    ).toHaveLength(1)
  })
})

describe('the profile', () => {
  const profileOf = (playerId: string) =>
    app.db
      .selectFrom('players')
      .select([
        'headline',
        'summary',
        'youtube',
        'facebook',
        'instagram',
        'twitter',
        'medium',
        'hidden',
      ])
      .where('playerId', '=', playerId)
      .executeTakeFirst()
  const empty = {
    headline: '',
    summary: '',
    youtube: '',
    facebook: '',
    instagram: '',
    twitter: '',
    medium: '',
    hidden: false,
  }
  const update = (player: TestPlayer, fields: object) =>
    player.call('players-updatePlayer', { playerId: player.playerId, fields })

  test('takes its texts trimmed, one by one or together, and lets them be emptied', async () => {
    const ann = await app.signedIn('Telling')
    expect(
      await update(ann, { headline: '  Lefty  ', youtube: 'youtu.be/x', twitter: '@ann' }),
    ).toEqual(success)
    expect(await update(ann, { summary: 'One.\nTwo.', hidden: true })).toEqual(success)
    expect(await profileOf('telling')).toEqual({
      ...empty,
      headline: 'Lefty',
      summary: 'One.\nTwo.',
      youtube: 'https://youtu.be/x',
      twitter: 'https://x.com/ann',
      hidden: true,
    })
    expect(
      await update(ann, { headline: ' ', summary: '', youtube: '', twitter: ' ', hidden: false }),
    ).toEqual(success)
    expect(await profileOf('telling')).toEqual(empty)
  })

  test.each([
    ['headline', 60],
    ['summary', 250],
    ['youtube', 200],
  ])('refuses more than the limit of %s: %d', async (field, max) => {
    const ann = await app.signedIn(`Long-${field.slice(0, 4)}`)
    const fitting =
      field === 'youtube' ? `https://youtube.com/${'a'.repeat(max - 20)}` : 'ñ'.repeat(max)
    expect(await update(ann, { [field]: fitting })).toEqual(success)
    expect(await update(ann, { [field]: `${fitting}a` })).toEqual(
      refusedAs('bad-input', { field: `fields.${field}` }),
    )
    expect(await profileOf(ann.playerId)).toEqual({ ...empty, [field]: fitting })
  })

  test('drops control characters, and refuses what is no text', async () => {
    const ann = await app.signedIn('Controlled')
    expect(await update(ann, { summary: 'a\u0000\u001b\u2068b\u2069' })).toEqual(success)
    expect(await profileOf(ann.playerId)).toMatchObject({ summary: 'ab' })
    for (const summary of ['a\ud800', 7, null])
      expect(await update(ann, { summary })).toEqual(
        refusedAs('bad-input', { field: 'fields.summary' }),
      )
    expect(await update(ann, { hidden: 'yes' })).toEqual(
      refusedAs('bad-input', { field: 'fields.hidden' }),
    )
    expect(await update(ann, { points: 99 })).toEqual(
      refusedAs('bad-input', { field: 'fields.points' }),
    )
  })

  test('one bad link refuses all of the change, and is named', async () => {
    const ann = await app.signedIn('Linking')
    for (const [network = '', typed = ''] of readCases('social-links-bad.txt').filter(
      ([, link = '']) => v.is(profileTexts.youtube, link),
    )) {
      const answer = await update(ann, { headline: 'Never stored', [network]: typed })
      expect([typed, answer]).toEqual([
        typed,
        refusedAs('link-invalid', {
          network: networkNames[network as SocialNetwork],
          field: network,
        }),
      ])
    }
    expect(await profileOf('linking')).toEqual(empty)
  })

  test("is only one's own", async () => {
    const [ann, ben] = [await app.signedIn('Owner-a'), await app.signedIn('Owner-b')]
    expect(
      await ann.call('players-updatePlayer', {
        playerId: ben.playerId,
        fields: { headline: 'Hacked' },
      }),
    ).toEqual(refusedAs('not-allowed'))
    expect(await profileOf(ben.playerId)).toEqual(empty)
  })

  test('completed with photo, headline and summary it earns one diamond, whatever comes after', async () => {
    const ann = await app.signedIn('Complete')
    const diamonds = async () =>
      (
        await app.db
          .selectFrom('player_diamonds')
          .select('diamondId')
          .where('playerId', '=', 'complete')
          .execute()
      ).map(({ diamondId }) => diamondId)
    await update(ann, { headline: 'Lefty', summary: 'Plays at dawn.' })
    expect(await diamonds()).toEqual([])
    await app.db
      .updateTable('players')
      .set({ photoUrl: '/photos/a.webp' })
      .where('playerId', '=', 'complete')
      .execute()
    await update(ann, { headline: '' })
    expect(await diamonds()).toEqual([])
    await Promise.all(['Lefty', 'Righty', 'Both'].map((headline) => update(ann, { headline })))
    expect(await diamonds()).toEqual(['profileCompleted'])
    await update(ann, { summary: '' })
    await update(ann, { summary: 'Again.' })
    expect(await diamonds()).toEqual(['profileCompleted'])
  })

  test('the own record tells whether it is hidden', async () => {
    const ann = await app.signedIn('Hiding')
    const me = (await app.socket(ann.token)).subscribe('players-me', {})
    expect((await me.next()).player?.hidden).toBe(false)
    await update(ann, { hidden: true })
    await me.until(({ player }) => player?.hidden === true)
  })

  test('the own record alone tells a year of birth, and one to come is none', async () => {
    const [ann, ben] = [await app.signedIn('Born'), await app.signedIn('Looker')]
    const me = (await app.socket(ann.token)).subscribe('players-me', {})
    await update(ann, { birthYear: 1961 })
    await me.until(({ player }) => player?.birthYear === 1961)
    const profile = await (
      await app.socket(ben.token)
    )
      .subscribe('players-byId', { playerId: 'born' })
      .next()
    expect(JSON.stringify(profile)).not.toMatch(/1961|birth/)
    const nextYear = new Date(app.clock.now()).getUTCFullYear() + 1
    expect(
      await ann.call('players-updatePlayer', {
        playerId: 'born',
        fields: { birthYear: nextYear },
      }),
    ).toEqual(refusedAs('bad-input', { field: 'fields.birthYear' }))
    await update(ann, { birthYear: null })
    await me.until(({ player }) => player?.birthYear === null)
  })
})
