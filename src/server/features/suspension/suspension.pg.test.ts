// Suspending an account ends all its access at once on every node, and sign-in shows why until it
// ends. Bans prevent registration.
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { alertKindsOf, expectCountsRight, rosterInWords, signUp } from '#test/scenes/event-scene.ts'
import {
  admin,
  app,
  beside,
  comeBackFromGoogle,
  password,
  post,
  provider,
  registered,
  signIn,
  startSuspensions,
} from '#test/scenes/suspension-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { until } from '#test/support/until.ts'

startSuspensions()

const suspend = (name: string, ...more: string[]) =>
  admin<{ sessions: number; placesGivenBack: number; cancelled: string[]; kept: number }>(
    'players',
    'suspend',
    name,
    '--reason',
    'Spam to strangers',
    ...more,
  )

type Refused = { status: number; body: { code: string; ticket: string } }

describe('a suspended account', () => {
  test('loses sessions, windows on every node, push devices and the calendar feed at once', async () => {
    const ann = await registered('Ann')
    const windows = [await app.socket(ann.token), await beside.socket(ann.token)]
    const me = windows.map((window) => window.subscribe('players-me', {}))
    for (const view of me) await view.next()
    const secret = randomBytes(32).toString('base64url')
    await ann.must('calendarFeeds-set', { secret })
    const feed = `/feed/${secret}.ics`
    expect((await fetch(app.url + feed)).status).toBe(200)
    await app.db
      .insertInto('push_devices')
      .values({
        deviceId: app.deps.newId(),
        playerId: 'ann',
        endpoint: 'https://push.example/1',
        p256dh: 'p',
        auth: 'a',
        name: 'Phone',
        created: new Date(),
      })
      .execute()
    expect(await suspend('Ann')).toMatchObject({ sessions: 1 })
    await Promise.all(windows.map(({ closed }) => closed))
    expect(await ann.call('account-sessions', {})).toMatchObject({
      refusal: { code: 'not-signed-in' },
    })
    expect(
      await app.db.selectFrom('push_devices').selectAll().where('playerId', '=', 'ann').execute(),
    ).toEqual([])
    expect((await fetch(app.url + feed)).status).toBe(404)
    const log = await app.db
      .selectFrom('operator_log')
      .select(['command', 'playerId', 'detail'])
      .execute()
    expect(log).toEqual([
      { command: 'players suspend', playerId: 'ann', detail: 'for good: Spam to strangers' },
    ])
  })

  test('is told why when the password is right, and nothing when it is wrong', async () => {
    const ben = await registered('Ben')
    await suspend(ben.email, '--until', '2026-06-08')
    const wrong = await post('sign-in/email', { email: ben.email, password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    const refused = (await signIn(ben.email)) as unknown as Refused
    expect(refused).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
    const { ticket } = refused.body
    expect(await app.visitor.must('account-suspension', { ticket })).toEqual({
      reason: 'Spam to strangers',
      until: '2026-06-08T00:00:00.000Z',
      operatorEmail: 'operator@sideout.test',
      mayAppeal: true,
      isKept: false,
    })
    const { number } = await app.visitor.must('account-appeal', { ticket, text: 'It was not me.' })
    const letter = await app.db
      .selectFrom('support_contacts')
      .select(['playerId', 'topic', 'message'])
      .where('number', '=', number)
      .executeTakeFirst()
    expect(letter).toEqual({ playerId: 'ben', topic: 'account', message: 'It was not me.' })
    expect(await app.mailbox.next()).toMatchObject({ to: 'operator@sideout.test' })
    const expired = { ok: false, refusal: { code: 'link-expired' } }
    expect(await app.visitor.call('account-suspension', { ticket: `${ticket}x` })).toEqual(expired)
    app.clock.advance(3_600_000)
    expect(await app.visitor.call('account-suspension', { ticket })).toEqual(expired)
    expect(await app.visitor.call('account-appeal', { ticket, text: 'Hello?' })).toEqual(expired)
  })

  test('signs in by no road: link and social provider tell the same reason', async () => {
    const cleo = await registered('Cleo')
    await app.db
      .updateTable('auth_users')
      .set({ emailVerified: true })
      .where('id', '=', cleo.userId)
      .execute()
    await suspend('cleo')
    await post('sign-in/magic-link', { email: cleo.email })
    const mail = await until('the link', () =>
      app.mailbox.mails.find(({ to, text }) => to === cleo.email && text.includes('#link=')),
    )
    const token = /#link=(\w+)/.exec(mail.text)?.[1] ?? ''
    const byLink = await post('magic-link/verify', { token })
    expect(byLink).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
    expect(
      await app.db
        .selectFrom('auth_sessions')
        .select('id')
        .where('userId', '=', cleo.userId)
        .execute(),
    ).toEqual([])
    provider.is({ sub: '77', name: 'Soc', email: 'soc@example.org', email_verified: true })
    expect(await comeBackFromGoogle()).toBe('/')
    await suspend('soc@example.org')
    const location = await comeBackFromGoogle()
    expect(location).toMatch(/\/signin#suspended=[\w.-]+$/)
    const ticket = location.split('=')[1] ?? ''
    expect(await app.visitor.must('account-suspension', { ticket })).toMatchObject({
      reason: 'Spam to strangers',
      mayAppeal: false,
    })
  })

  test('is nobody to every call and HTTP function, even with a session that came back', async () => {
    const dan = await registered('Dan')
    const sessions = await app.db
      .selectFrom('auth_sessions')
      .selectAll()
      .where('userId', '=', dan.userId)
      .execute()
    await suspend('dan')
    await app.db.insertInto('auth_sessions').values(sessions).execute()
    const answers = new Set<string>()
    for (const path of [
      ...Object.keys(calls).map((name) => `call/${name}`),
      ...Object.keys(httpFunctions).map((name) => `http/${name}`),
    ]) {
      const response = await fetch(`${app.url}/${path}`, {
        method: 'POST',
        headers: { ...dan.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: {} }),
      })
      const body = (await response.json()) as {
        error?: { message: string }
        result?: { success?: boolean; wakeUp?: boolean }
      }
      answers.add(body.error?.message ?? `${path} answered`)
    }
    expect(
      [...answers].filter((answer) => !['not-signed-in', 'bad-input'].includes(answer)),
    ).toEqual([])
    const upload = await fetch(`${app.url}/upload/player/dan`, {
      method: 'POST',
      headers: { ...dan.headers, 'content-type': 'image/png' },
      body: 'x',
    })
    expect(upload.status).toBe(401)
    for (const path of [
      'get-session',
      'change-password',
      'revoke-sessions',
      'passkey/generate-register-options',
    ]) {
      const method = path.startsWith('get') || path.startsWith('passkey') ? 'GET' : 'POST'
      const response = await fetch(`${app.url}/api/auth/${path}`, {
        method,
        headers: { ...dan.headers, 'content-type': 'application/json' },
        ...(method === 'POST'
          ? {
              body: JSON.stringify({
                currentPassword: password,
                newPassword: 'another fine password',
              }),
            }
          : {}),
      })
      expect([path, response.ok ? await response.text() : response.status]).toEqual([
        path,
        path === 'get-session' ? 'null' : 401,
      ])
    }
  })

  test('comes back by itself when the time is over, shown as before', async () => {
    const eve = await registered('Eve')
    await suspend('eve', '--until', '2026-06-03T12:00:00Z')
    expect((await signIn(eve.email)).status).toBe(403)
    app.clock.set('2026-06-03T11:59:59Z')
    expect((await signIn(eve.email)).status).toBe(403)
    app.clock.set('2026-06-03T12:00:00Z')
    expect((await signIn(eve.email)).status).toBe(200)
    const row = await app.db
      .selectFrom('players')
      .select(['hidden', 'keptHidden'])
      .where('playerId', '=', 'eve')
      .executeTakeFirst()
    expect(row).toEqual({ hidden: false, keptHidden: false })
  })

  test('is restored by the operator, as hidden as before, and keeps the history in the own data', async () => {
    const gil = await registered('Gil')
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', 'gil')
      .execute()
    await suspend('gil')
    await suspend('gil', '--until', '2026-07-01')
    await admin('players', 'restore', 'gil')
    expect((await signIn(gil.email)).status).toBe(200)
    const row = await app.db
      .selectFrom('players')
      .select(['hidden', 'keptHidden'])
      .where('playerId', '=', 'gil')
      .executeTakeFirst()
    expect(row).toEqual({ hidden: true, keptHidden: false })
    const history = await app.db
      .selectFrom('suspensions')
      .select(['reason', 'ended'])
      .where('userId', '=', gil.userId)
      .execute()
    expect(history.map(({ ended }) => ended !== null)).toEqual([true, true])
  })

  test('is seen by no one outside shared rosters, not by friends either, and can be brought into nothing', async () => {
    const location = await aLocation(app.db)
    const [hal, ivy] = [
      await registered('Hal'),
      await app.signedIn('Ivy', { activeLocations: [location] }),
    ]
    await aFriend(app.db, 'hal', 'ivy')
    const eventId = await anEvent(app.db, { location, organizer: 'ivy' })
    expect(await ivy.must('events-findPlayers', { eventId, text: 'hal' })).toMatchObject({
      players: [{ playerId: 'hal' }],
    })
    await suspend('hal')
    expect(await ivy.must('events-findPlayers', { eventId, text: 'hal' })).toEqual({ players: [] })
    const notFound = { ok: false, refusal: { code: 'player-not-found' } }
    expect(await ivy.call('events-addPlayer', { eventId, playerId: 'hal' })).toEqual(notFound)
    expect(await ivy.call('eventTeams-request', { eventId, playerId: 'hal' })).toEqual(notFound)
    expect(hal.playerId).toBe('hal')
  })

  test('gives back places in events that begin before the end, and those who wait move up', async () => {
    const location = await aLocation(app.db)
    const [jan, kim, lou] = [
      await registered('Jan'),
      await app.signedIn('Kim'),
      await app.signedIn('Lou'),
    ]
    const at = { location, organizer: 'kim' }
    const soon = await anEvent(app.db, at, { maxPlayers: 2 })
    const later = await anEvent(app.db, at, { startDate: '2026-06-20' })
    for (const player of [jan, kim, lou]) await signUp(player, soon)
    await signUp(jan, later)
    const mine = await anEvent(app.db, { location, organizer: 'jan' })
    expect(await suspend('jan', '--until', '2026-06-10')).toMatchObject({
      placesGivenBack: 1,
      cancelled: [],
      kept: 1,
    })
    expect([await rosterInWords(app.db, soon), await rosterInWords(app.db, later)]).toEqual([
      'kim lou',
      'jan',
    ])
    expect(await alertKindsOf(app.db, 'lou')).toEqual(['promoted'])
    await signUp(lou, mine)
    expect(await suspend('jan', '--cancel-events')).toMatchObject({
      placesGivenBack: 1,
      cancelled: [mine],
      kept: 0,
    })
    expect(await rosterInWords(app.db, later)).toBe('')
    const row = await app.db
      .selectFrom('events')
      .select('status')
      .where('eventId', '=', mine)
      .executeTakeFirst()
    expect(row).toEqual({ status: 'cancelled' })
    expect(await alertKindsOf(app.db, 'lou')).toEqual(['promoted', 'event-cancelled'])
    await expectCountsRight(app.db)
  })

  test.each([
    ['without a reason', ['--reason', ' ']],
    ['until a day that is over', ['--reason', 'x', '--until', '2026-05-01']],
    ['until what is no date', ['--reason', 'x', '--until', 'tomorrow']],
  ])('is not made %s', async (_what, options) => {
    const name = `Mo${options.length}${options.at(-1)?.length ?? 0}`
    const mo = await app.signedIn(name)
    await expect(admin('players', 'suspend', name, ...options)).rejects.toThrow()
    expect((await mo.call('account-sessions', {})).ok).toBe(true)
  })

  test('is shut out also while signing in at the same moment', async () => {
    const ned = await registered('Ned')
    await Promise.all([...Array.from({ length: 6 }, () => signIn(ned.email)), suspend('ned')])
    expect(
      await app.db
        .selectFrom('auth_sessions')
        .select('id')
        .where('userId', '=', ned.userId)
        .execute(),
    ).toEqual([])
  })
})
