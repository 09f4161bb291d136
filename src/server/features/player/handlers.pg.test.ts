import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileTexts } from '#domain/player/profile-schema.ts'
import { networkNames, type SocialNetwork } from '#domain/player/profile.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { readCases } from '#test/support/cases.ts'
import { statementsOf } from '#test/support/statements.ts'
import {
  startTestApp,
  type TestApp,
  type TestPlayer,
  type TestUser,
} from '#test/support/test-app.ts'

let app: TestApp
let venue: string
beforeAll(async () => {
  app = await startTestApp({ poolSize: 10 })
  venue = await aLocation(app.db)
})
afterAll(async () => {
  await app.close()
})

const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
const success = { ok: true, value: { success: true } }
const registrationOf = (user: TestUser, provider = 'google') => ({
  uid: user.userId,
  email: user.email,
  provider,
})

/** Someone past registration: only the name is missing. */
async function staged(name: string, referral: string | null = null): Promise<TestUser> {
  const user = await app.signedInUser(name, { provider: 'google' })
  await user.must('players-register', { ...registrationOf(user), referral })
  return user
}

describe('checking a name', () => {
  test('tells taken and reserved from free', async () => {
    const ann = await app.signedIn('Checked')
    const exists = async (id: string) =>
      (await ann.must('validations-checkPlayer', { id })).playerExists
    expect(await exists('checked')).toBe(true)
    expect(await exists('player1')).toBe(true)
    expect(await exists('free_one')).toBe(false)
  })
})

describe('registering', () => {
  test('someone who came by Google, X or Facebook gets the stage record, as often as they ask', async () => {
    for (const provider of ['google', 'twitter', 'facebook']) {
      const user = await app.signedInUser(`By-${provider}`, { provider })
      expect(await user.call('players-register', registrationOf(user, provider))).toEqual(success)
      expect(await user.call('players-register', registrationOf(user, provider))).toEqual(success)
      expect(
        await app.db
          .selectFrom('player_stage')
          .select('user_id')
          .where('user_id', '=', user.userId)
          .execute(),
      ).toHaveLength(1)
    }
  })

  test('with a password the stage comes with the account, so without one it is refused', async () => {
    const user = await app.signedInUser('By-password')
    expect(await user.call('players-register', registrationOf(user, 'password'))).toEqual(
      refusedAs('provider-not-allowed'),
    )
    await app.db
      .insertInto('player_stage')
      .values({
        user_id: user.userId,
        player_name: null,
        home_location: null,
        last_lat: null,
        last_lon: null,
      })
      .execute()
    expect(
      await user.call('players-register', { ...registrationOf(user, 'password'), referral: venue }),
    ).toEqual(success)
    expect(
      await app.db
        .selectFrom('player_stage')
        .select('home_location')
        .where('user_id', '=', user.userId)
        .executeTakeFirst(),
    ).toEqual({ home_location: venue })
  })

  test('only as oneself', async () => {
    const [one, other] = [
      await app.signedInUser('Self', { provider: 'google' }),
      await app.signedInUser('Other', { provider: 'google' }),
    ]
    expect(await one.call('players-register', registrationOf(other))).toEqual(
      refusedAs('not-allowed'),
    )
    expect(
      await one.call('players-register', { ...registrationOf(one), email: other.email }),
    ).toEqual(refusedAs('not-allowed'))
    expect(await one.call('players-register', registrationOf(one, 'facebook'))).toEqual(
      refusedAs('not-allowed'),
    )
  })

  test('a referral is the suggested home, else the venue of the event that led here; an unknown venue is neither', async () => {
    const homeOf = async (user: TestUser) =>
      (
        await app.db
          .selectFrom('player_stage')
          .select('home_location')
          .where('user_id', '=', user.userId)
          .executeTakeFirst()
      )?.home_location
    const eventVenue = await aLocation(app.db)
    const [one, other] = [
      await app.signedInUser('Referred', { provider: 'google' }),
      await app.signedInUser('Linked', { provider: 'google' }),
    ]
    await one.must('players-register', {
      ...registrationOf(one),
      referral: venue,
      eventLocation: eventVenue,
    })
    await other.must('players-register', {
      ...registrationOf(other),
      referral: 'no-such-venue',
      eventLocation: eventVenue,
    })
    expect(await homeOf(one)).toBe(venue)
    expect(await homeOf(other)).toBe(eventVenue)
  })
})

describe('taking the name', () => {
  test('makes the player with its private half, where they registered, and the referral an active venue', async () => {
    const user = await app.signedInUser('Named', { provider: 'google' })
    await user.must('players-register', {
      ...registrationOf(user),
      referral: venue,
      curLat: 40.504_99,
      curLon: -3.496_2,
    })
    expect(
      await user.call('players-updatePlayer', {
        playerId: 'named_1',
        fields: { playerName: 'Named_1' },
      }),
    ).toEqual(refusedAs('not-allowed'))
    expect(
      await user.call('players-updatePlayer', {
        playerId: 'named1',
        fields: { playerName: 'Named_1' },
      }),
    ).toEqual(success)
    const row = await app.db
      .selectFrom('players')
      .innerJoin('players_private', 'players_private.player_id', 'players.player_id')
      .select(['players.player_id', 'player_name', 'last_lat', 'last_lon', 'home_location'])
      .where('players.user_id', '=', user.userId)
      .executeTakeFirst()
    expect(row).toEqual({
      player_id: 'named1',
      player_name: 'Named_1',
      last_lat: 40.5,
      last_lon: -3.5,
      home_location: null,
    })
    expect(
      await app.db
        .selectFrom('player_locations')
        .select(['location_id', 'removed'])
        .where('player_id', '=', 'named1')
        .execute(),
    ).toEqual([{ location_id: venue, removed: false }])
  })

  test.each([
    ['name-required', ''],
    ['name-too-long', 'abcdefghijklm'],
    ['name-too-short', 'ab'],
    ['name-signs', '___'],
    ['name-characters', 'a b c'],
    ['name-characters', 'Ñandú'],
    ['name-taken', 'Admin'],
  ])('refuses %s: "%s"', async (code, playerName) => {
    const user = await staged(`Refused-${randomUUID().slice(0, 8)}`)
    const playerId = playerName.toLowerCase().replaceAll(/[^a-z0-9]/g, '') || 'x'
    expect(await user.call('players-updatePlayer', { playerId, fields: { playerName } })).toEqual(
      refusedAs(code),
    )
    expect(
      await app.db
        .selectFrom('players')
        .select('player_id')
        .where('user_id', '=', user.userId)
        .execute(),
    ).toEqual([])
  })

  test('needs the stage record', async () => {
    const user = await app.signedInUser('Stageless', { provider: 'google' })
    expect(
      await user.call('players-updatePlayer', {
        playerId: 'stageless',
        fields: { playerName: 'Stageless' },
      }),
    ).toEqual(refusedAs('not-allowed'))
  })

  test('of 20 people who want one name at once exactly one gets it', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => staged(`Racer${index}`)),
    )
    const answers = await Promise.all(
      people.map((person) =>
        person.call('players-updatePlayer', {
          playerId: 'golden',
          fields: { playerName: 'Golden' },
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(
      answers.filter((answer) => !answer.ok && answer.refusal.code === 'name-taken'),
    ).toHaveLength(19)
    const winner = people[answers.findIndex(({ ok }) => ok)]
    expect(
      await app.db
        .selectFrom('players_private')
        .select('user_id')
        .where('player_id', '=', 'golden')
        .execute(),
    ).toEqual([{ user_id: winner?.userId }])
  })

  test('is once: two names at once make one player, and later none', async () => {
    const user = await staged('Twice')
    const answers = await Promise.all(
      ['Twice-a', 'Twice-b'].map((name) =>
        user.call('players-updatePlayer', {
          playerId: name.toLowerCase().replace('-', ''),
          fields: { playerName: name },
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusedAs('name-already-set'))
    const [row] = await app.db
      .selectFrom('players')
      .select('player_id')
      .where('user_id', '=', user.userId)
      .execute()
    expect(
      await user.call('players-updatePlayer', {
        playerId: row?.player_id ?? '',
        fields: { playerName: 'Third' },
      }),
    ).toEqual(refusedAs('name-already-set'))
  })

  test('a lost answer asked again with the same key is the same success', async () => {
    const user = await staged('Retry')
    const key = randomUUID()
    const input = { playerId: 'retried', fields: { playerName: 'Retried' } }
    expect(await user.call('players-updatePlayer', input, key)).toEqual(success)
    expect(await user.call('players-updatePlayer', input, key)).toEqual(success)
  })
})

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
      .innerJoin('players_private', 'players_private.player_id', 'players.player_id')
      .select(['skill_self', 'home_location', 'home_page', 'setup_complete', 'gender'])
      .where('players.player_id', '=', 'finisher')
      .executeTakeFirst()
    expect(row).toEqual({
      skill_self: 4,
      home_location: venue,
      home_page: 'list',
      setup_complete: true,
      gender: 'woman',
    })
    expect(
      await app.db
        .selectFrom('player_stage')
        .select('user_id')
        .where('user_id', '=', user.userId)
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
    // Within about 1 km: a home cannot be told from it.
    const stored = await app.db
      .selectFrom('players_private')
      .select(['last_lat', 'last_lon'])
      .where('user_id', '=', ann.userId)
      .executeTakeFirst()
    expect(stored).toEqual({ last_lat: 40.75, last_lon: -73.98 })
  })
})

describe('diamonds', () => {
  test("registered is awarded once, after setup; the others are not the client's to claim", async () => {
    const early = await app.signedIn('Early', { setupComplete: false })
    expect(await early.call('players-playerReward', { diamondId: 'registered' })).toEqual(
      refusedAs('setup-incomplete'),
    )
    const ann = await app.signedIn('Rewarded')
    expect(await ann.call('players-playerReward', { diamondId: 'firstMedal' })).toEqual(
      refusedAs('not-allowed'),
    )
    expect(await ann.must('players-playerReward', { diamondId: 'registered' })).toEqual({
      success: true,
      awarded: true,
    })
    expect(await ann.must('players-playerReward', { diamondId: 'registered' })).toEqual({
      success: true,
      awarded: false,
    })
    const racer = await app.signedIn('Rewardrace')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        racer.must('players-playerReward', { diamondId: 'registered' }),
      ),
    )
    expect(answers.filter(({ awarded }) => awarded)).toHaveLength(1)
  })
})

describe('active venues', () => {
  const activeCount = async (playerId: string) =>
    (
      await app.db
        .selectFrom('player_locations')
        .select('location_id')
        .where('player_id', '=', playerId)
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
      .values(venues.slice(1).map((location_id) => ({ location_id, player_id: 'adminny' })))
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
      await app.db
        .insertInto('player_locations')
        .values({ location_id: here, player_id: playerId })
        .execute()
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
        .select('player_id')
        .where('location_id', '=', here)
        .execute(),
    ).toHaveLength(1)
  })
})

describe('password reset', () => {
  test('answers known and unknown addresses alike; only the known one gets a mail', async () => {
    await app.signedInUser('Forgetful')
    expect(
      await app.visitor.call('emails-emailPasswordReset', { email: 'nobody@example.org' }),
    ).toEqual(success)
    expect(
      await app.visitor.call('emails-emailPasswordReset', { email: 'forgetful@example.org' }),
    ).toEqual(success)
    expect((await app.mailbox.next()).to).toBe('forgetful@example.org')
    expect(app.mailbox.mails.map(({ to }) => to)).toEqual(['forgetful@example.org'])
    expect(
      await app.visitor.call('emails-emailPasswordReset', { email: 'not an address' }),
    ).toEqual(refusedAs('bad-input', { field: 'email' }))
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
      .where('player_id', '=', playerId)
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

  test('refuses control characters and what is no text', async () => {
    const ann = await app.signedIn('Controlled')
    for (const summary of ['a\u0000b', 'a\u001bb', 7, null])
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
          .select('diamond_id')
          .where('player_id', '=', 'complete')
          .execute()
      ).map(({ diamond_id }) => diamond_id)
    await update(ann, { headline: 'Lefty', summary: 'Plays at dawn.' })
    expect(await diamonds()).toEqual([])
    await app.db
      .updateTable('players')
      .set({ photo_url: '/photos/a.webp' })
      .where('player_id', '=', 'complete')
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
})

test('no route takes more than three statements', async () => {
  const user = await app.signedInUser('Counted', { provider: 'google' })
  const update = (fields: object) =>
    user.must('players-updatePlayer', { playerId: 'counted', fields })
  const routes: [string, () => Promise<unknown>][] = [
    ['register', () => user.must('players-register', { ...registrationOf(user), referral: venue })],
    ['check', () => user.must('validations-checkPlayer', { id: 'counted' })],
    ['name', () => update({ playerName: 'Counted' })],
    ['level and home', () => update({ skillSelf: 3, homeLocation: venue })],
    ['setup', () => update({ setupComplete: true })],
    ['home page', () => update({ homePage: 'list' })],
    ['profile', () => update({ headline: 'H', summary: 'S', youtube: '@counted', hidden: true })],
    [
      'position',
      () =>
        user.must('players-updatePlayerPrivate', {
          playerId: 'counted',
          fields: { lastLat: 1, lastLon: 2 },
        }),
    ],
    ['reward', () => user.must('players-playerReward', { diamondId: 'registered' })],
    ['leave', () => user.must('playerLocations-setActive', { locationId: venue, active: false })],
    ['join', () => user.must('playerLocations-setActive', { locationId: venue, active: true })],
  ]
  for (const [name, route] of routes) {
    const statements = await statementsOf(route)
    expect({
      name,
      statements: statements.length,
      few: statements.length > 0 && statements.length <= 3,
    }).toMatchObject({ name, few: true })
  }
})
