// The operators' console: its pages and acts, by role, with open windows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import type { Probes } from '#domain/operator/console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { readChanges } from '../../runtime/changes.ts'

let app: TestApp
let people: Record<OperatorRole, TestPlayer>
const probes: Probes = {
  isSecure: true,
  address: 'answers',
  certificateEnds: 5,
  proxy: 'fine',
  mailAnswers: null,
  clockOffMs: -3,
  replica: null,
}
const settings = [{ name: 'UPDATE_FEED', from: 'environment' as const, value: 'https://x.example' }]
const release = { version: '9.0.0', notes: 'More.', url: null }
const warning = { text: 'a mail could not be sent', times: 3, last: 1_000 }

beforeAll(async () => {
  app = await startTestApp({
    isLocal: true,
    machine: {
      readDisk: () => Promise.resolve({ freeBytes: 5, totalBytes: 10 }),
      countWindows: () => 7,
      warnings: () => [warning],
      probes: () => probes,
      settings: () => settings,
      version: () => '0.1.0',
      release: () => release,
      changes: () => readChanges('CHANGELOG.md'),
    },
  })
  const entries = await Promise.all(
    operatorRoles.map(async (role) => [role, await app.signedIn(role)] as const),
  )
  people = Object.fromEntries(entries) as typeof people
  for (const role of operatorRoles) await setRole(people[role], role)
})
afterAll(() => app.close())

async function setRole({ userId }: TestPlayer, role: OperatorRole): Promise<void> {
  await app.db
    .insertInto('operators')
    .values({ userId, role, created: new Date(app.clock.now()) })
    .execute()
}

type Act = CallInput<'operators-act'>
const lines = () =>
  app.db
    .selectFrom('operator_log')
    .select(['command', 'detail', 'byUserId', 'userId'])
    .orderBy('operatorLogId')
    .execute()
const refused = (code: string) => ({ ok: false, refusal: { code } })

test('each role sees its pages and no other', async () => {
  const pages = ['home', 'numbers', 'reports', 'look', 'settings', 'updates', 'team'] as const
  const seen = async (role: OperatorRole) => {
    const answers = await Promise.all(
      pages.map((page) => people[role].call('operators-see', { page })),
    )
    return pages.filter((_page, n) => answers[n]?.ok)
  }
  expect(await seen('owner')).toEqual([...pages])
  expect(await seen('operator')).toEqual(pages.slice(0, -1))
  expect(await seen('moderator')).toEqual(['home', 'numbers', 'reports'])
  expect(await seen('viewer')).toEqual(['home', 'numbers'])
})

test('the home page tells the state of the server', async () => {
  const home = await people.viewer.must('operators-see', { page: 'home' })
  expect(home).toMatchObject({
    reports: 0,
    letters: 0,
    mail: { isSent: false, waiting: 0, retrying: 0, stopped: 0 },
    jobs: { failed: 0 },
    people: { accounts: 4, active: 4, suspended: 0, events: 0 },
    disk: { freeBytes: 5, totalBytes: 10 },
    windows: 7,
    warnings: [
      {
        text: 'a mail could not be sent',
        cause: 'mail',
        times: 3,
        last: '1970-01-01T00:00:01.000Z',
      },
    ],
    probes,
    backedUp: null,
    isLocal: true,
  })
})

test('people are found by parts of the name with accents, the address and the id', async () => {
  const zoe = await app.signedIn('zoecruz')
  const found = async (text: string) => {
    const answer = await people.moderator.must('operators-see', { page: 'people', text })
    return answer.page === 'people' ? answer.people.map(({ playerId }) => playerId) : []
  }
  expect(await found('ZÓE')).toEqual(['zoecruz'])
  expect(await found('cruz')).toEqual(['zoecruz'])
  expect(await found(zoe.email.toUpperCase())).toEqual(['zoecruz'])
  expect(await found(zoe.userId)).toEqual(['zoecruz'])
  expect(await found('no_such_person')).toEqual([])
  expect(await found('')).toEqual([])
})

test('a moderator suspends and restores, windows close, and the log says who did it', async () => {
  const max = await app.signedIn('max')
  const socket = await app.socket(max.token)
  const suspension: Act = {
    act: 'suspend',
    userId: max.userId,
    reason: 'Spam',
    until: null,
    cancelsEvents: true,
    password: null,
  }
  await people.moderator.must('operators-act', suspension)
  await socket.closed
  const shown = await people.moderator.must('operators-see', { page: 'people', text: '' })
  expect(shown).toMatchObject({
    people: [{ playerId: 'max', suspended: { reason: 'Spam', until: null }, sessions: 0 }],
  })
  await people.moderator.must('operators-act', { act: 'restore', userId: max.userId })
  const by = { byUserId: people.moderator.userId, userId: max.userId }
  expect(await lines()).toEqual([
    { command: 'players suspend', detail: 'for good: Spam', ...by },
    { command: 'players restore', detail: '', ...by },
  ])
  expect(await people.moderator.call('operators-see', { page: 'log', before: null })).toMatchObject(
    refused('not-allowed'),
  )
  expect(await people.operator.must('operators-see', { page: 'log', before: null })).toMatchObject({
    lines: [
      { command: 'players restore', by: 'moderator', about: 'max' },
      { command: 'players suspend', by: 'moderator', about: 'max' },
    ],
    more: false,
  })
})

test('no one acts on themselves or on a role as high as theirs', async () => {
  const signOut = (userId: string): Act => ({ act: 'signOut', userId })
  const { owner, operator, moderator } = people
  expect(await moderator.call('operators-act', signOut(moderator.userId))).toMatchObject(
    refused('not-allowed'),
  )
  expect(await moderator.call('operators-act', signOut(operator.userId))).toMatchObject(
    refused('not-allowed'),
  )
  expect(await operator.call('operators-act', signOut(owner.userId))).toMatchObject(
    refused('not-allowed'),
  )
  expect(await operator.call('operators-act', signOut('nobody'))).toMatchObject(
    refused('player-not-found'),
  )
})

test('signing someone out ends their windows', async () => {
  const ned = await app.signedIn('ned')
  const socket = await app.socket(ned.token)
  await people.moderator.must('operators-act', { act: 'signOut', userId: ned.userId })
  await socket.closed
  expect(await ned.call('players-proposeNames', {})).toMatchObject(refused('not-signed-in'))
})

test('a name, a hue and a logo reach open windows, and what can’t be used is refused', async () => {
  const { operator, moderator } = people
  const window = (await app.socket()).subscribe('branding-current', {})
  await window.next()
  const brand = (change: Extract<Act, { act: 'brand' }>['change']) =>
    operator.call('operators-act', { act: 'brand', change })
  expect(await brand({ name: 'Río Norte', shortName: 'Río', hue: 285 })).toMatchObject({ ok: true })
  expect(await window.until(({ isNamed }) => isNamed)).toMatchObject({
    name: 'Río Norte',
    hue: 285,
  })
  expect(await brand({ hue: 120 })).toEqual({
    ok: false,
    refusal: { code: 'bad-input', params: { field: 'hue' } },
  })
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
    ).toString('base64')
  const logo = (inside: string) =>
    operator.call('operators-act', { act: 'logo', logo: svg(inside) })
  expect(await logo('<text>Río</text>')).toEqual({
    ok: false,
    refusal: { code: 'bad-input', params: { field: 'logo', fault: 'text' } },
  })
  expect(await logo('<rect width="9" height="9" fill="#4a2f9e"/>')).toMatchObject({ ok: true })
  await window.until((shown) => shown.logo !== '')
  expect(await moderator.call('operators-act', { act: 'resetBrand' })).toMatchObject(
    refused('not-allowed'),
  )
  await operator.must('operators-act', { act: 'resetBrand' })
  await window.until(({ isNamed }) => !isNamed)
})

test('a removed operator’s open window loses the role at once, and its calls refuse', async () => {
  const { owner } = people
  const pia = await app.signedIn('pia')
  const role = (to: OperatorRole | null): Act => ({
    act: 'appoint',
    userId: pia.userId,
    role: to,
    password: null,
  })
  expect(await people.operator.call('operators-act', role('viewer'))).toMatchObject(
    refused('not-allowed'),
  )
  const window = (await app.socket(pia.token)).subscribe('players-me', {})
  await owner.must('operators-act', role('operator'))
  await window.until(({ player }) => player?.operatorRole === 'operator')
  await pia.must('operators-see', { page: 'home' })
  await owner.must('operators-act', role(null))
  await window.until(({ player }) => player?.operatorRole === null)
  expect(await pia.call('operators-see', { page: 'home' })).toMatchObject(refused('not-allowed'))
  const own: Act = { act: 'appoint', userId: owner.userId, role: null, password: null }
  expect(await owner.call('operators-act', own)).toMatchObject(refused('last-owner'))
})

test('a report is closed once, without its reporter being named', async () => {
  const reporter = await app.signedIn('rae')
  await reporter.must('reports-create', {
    reported: { kind: 'player', playerId: 'pia' },
    reason: 'Rude',
  })
  const { reports } = (await people.moderator.must('operators-see', { page: 'reports' })) as {
    reports: { reportId: string }[]
  }
  expect(reports).toHaveLength(1)
  expect(reports).toMatchObject([{ kind: 'player', playerName: 'pia', reason: 'Rude' }])
  expect(JSON.stringify(reports)).not.toContain('rae')
  const close: Act = {
    act: 'closeReport',
    reportId: reports[0]?.reportId ?? '',
    outcome: 'dismissed',
  }
  await people.moderator.must('operators-act', close)
  expect(await people.moderator.call('operators-act', close)).toMatchObject(
    refused('report-not-found'),
  )
})

test('a server that others can reach asks operators for a second factor', async () => {
  const open = await startTestApp()
  const una = await open.signedIn('una')
  await open.db
    .insertInto('operators')
    .values({ userId: una.userId, role: 'owner', created: new Date() })
    .execute()
  expect(await una.call('operators-see', { page: 'home' })).toMatchObject(
    refused('second-factor-needed'),
  )
  await open.db
    .updateTable('auth_users')
    .set({ twoFactorEnabled: true })
    .where('id', '=', una.userId)
    .execute()
  expect(await una.call('operators-see', { page: 'home' })).toMatchObject({ ok: true })
  await open.close()
})

test('numbers count by week, and the settings and the newer release are shown', async () => {
  const joined = (created: number) =>
    app.db.updateTable('auth_users').set({ createdAt: new Date(created) })
  await joined(app.clock.now() - 86_400_000).execute()
  await joined(app.clock.now() - 8 * 86_400_000)
    .where('id', '=', people.viewer.userId)
    .execute()
  const numbers = await people.viewer.must('operators-see', { page: 'numbers' })
  if (numbers.page !== 'numbers') throw new Error('another page')
  expect(numbers.totals).toMatchObject({ users: expect.any(Number), events: 0 })
  expect(numbers.weeks).toHaveLength(12)
  expect(numbers.weeks[0]).toMatchObject({
    week: 0,
    accounts: (numbers.totals['users'] ?? 0) - 1,
    events: 0,
  })
  expect(numbers.weeks[1]).toMatchObject({ week: 1, accounts: 1 })
  expect(await people.operator.must('operators-see', { page: 'settings' })).toEqual({
    page: 'settings',
    settings,
  })
  expect(await people.operator.must('operators-see', { page: 'updates' })).toMatchObject({
    isAsked: true,
    version: '0.1.0',
    release,
    changes: expect.stringContaining('npm run admin'),
  })
})
