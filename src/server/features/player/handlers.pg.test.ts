import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  app,
  refusedAs,
  registrationOf,
  staged,
  success,
  venue,
  startRegistering,
} from '#test/scenes/registered-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestUser } from '#test/support/test-app.ts'

startRegistering()

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
          .select('userId')
          .where('userId', '=', user.userId)
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
        userId: user.userId,
        playerName: null,
        homeLocation: null,
        lastLat: null,
        lastLon: null,
      })
      .execute()
    expect(
      await user.call('players-register', { ...registrationOf(user, 'password'), referral: venue }),
    ).toEqual(success)
    expect(
      await app.db
        .selectFrom('player_stage')
        .select('homeLocation')
        .where('userId', '=', user.userId)
        .executeTakeFirst(),
    ).toEqual({ homeLocation: venue })
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
          .select('homeLocation')
          .where('userId', '=', user.userId)
          .executeTakeFirst()
      )?.homeLocation
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
      .innerJoin('players_private', 'players_private.playerId', 'players.playerId')
      .select(['players.playerId', 'playerName', 'lastLat', 'lastLon', 'homeLocation'])
      .where('players.userId', '=', user.userId)
      .executeTakeFirst()
    expect(row).toEqual({
      playerId: 'named1',
      playerName: 'Named_1',
      lastLat: 40.5,
      lastLon: -3.5,
      homeLocation: null,
    })
    expect(
      await app.db
        .selectFrom('player_locations')
        .select(['locationId', 'removed'])
        .where('playerId', '=', 'named1')
        .execute(),
    ).toEqual([{ locationId: venue, removed: false }])
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
        .select('playerId')
        .where('userId', '=', user.userId)
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
        .select('userId')
        .where('playerId', '=', 'golden')
        .execute(),
    ).toEqual([{ userId: winner?.userId }])
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
      .select('playerId')
      .where('userId', '=', user.userId)
      .execute()
    expect(
      await user.call('players-updatePlayer', {
        playerId: row?.playerId ?? '',
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
