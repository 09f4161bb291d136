// What came of a report: the reporter, the reported person and their appeal, by role.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let mia: TestPlayer
let moe: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  ;[mia, moe] = [await anOperator('mia', 'moderator'), await anOperator('moe', 'moderator')]
})
afterAll(() => app.close())

async function anOperator(name: string, role: OperatorRole): Promise<TestPlayer> {
  const player = await app.signedIn(name)
  await app.db
    .insertInto('operators')
    .values({ userId: player.userId, role, created: new Date(app.clock.now()) })
    .execute()
  return player
}

let people = 0
const someone = () => app.signedIn(`person${(people += 1)}`)

type Act = CallInput<'operators-act'>
const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

async function see(by: TestPlayer) {
  const page = await by.must('operators-see', { page: 'reports' })
  if (page.page !== 'reports') throw new Error('another page')
  return page
}
type Told = LiveOutput<'alerts-list'>['alerts'][number]
async function told(player: TestPlayer): Promise<Pick<Told, 'kind' | 'params'>[]> {
  const window = await app.socket(player.token)
  const { alerts } = await window.subscribe('alerts-list', { limit: 10 }).next()
  await window.close()
  return alerts.map(({ kind, params }) => ({ kind, params }))
}

async function aReport(reason = 'Shouts'): Promise<{
  bad: TestPlayer
  reporter: TestPlayer
  reportId: string
}> {
  const [bad, reporter] = [await someone(), await someone()]
  await reporter.must('reports-create', {
    reported: { kind: 'player', playerId: bad.playerId },
    reason,
  })
  const { reports } = await see(mia)
  const own = reports.find(({ playerId }) => playerId === bad.playerId)
  if (own === undefined) throw new Error('no report')
  return { bad, reporter, reportId: own.reportId }
}
const close = (
  by: TestPlayer,
  reportId: string,
  outcome: Extract<Act, { act: 'closeReport' }>['outcome'],
  reason = '',
) => by.call('operators-act', { act: 'closeReport', reportId, outcome, reason })
async function decisionOf(player: TestPlayer): Promise<string> {
  const [alert] = await told(player)
  return alert?.params['decisionId'] ?? 'none'
}

test('a person can’t be removed as a message can: the report stays open, and no one hears of it', async () => {
  const { reporter, reportId } = await aReport()
  expect(await close(mia, reportId, 'removed')).toEqual(refused('bad-input', { field: 'outcome' }))
  expect(await told(reporter)).toEqual([])
  expect(await close(mia, reportId, 'dismissed')).toMatchObject({ ok: true })
})

test('a dismissed report tells the reporter that nothing was against the rules, and the other nothing', async () => {
  const { bad, reporter, reportId } = await aReport()
  expect(await close(mia, reportId, 'dismissed')).toMatchObject({ ok: true })
  expect(await told(reporter)).toEqual([{ kind: 'report-answered', params: { why: 'kept' } }])
  expect(await told(bad)).toEqual([])
})

test('a warning needs a reason, which the person reads without learning who reported', async () => {
  const { bad, reporter, reportId } = await aReport()
  expect(await close(mia, reportId, 'warned')).toEqual(refused('bad-input', { field: 'reason' }))
  expect(await told(reporter)).toEqual([])
  expect(await close(mia, reportId, 'warned', 'No shouting')).toMatchObject({ ok: true })
  expect(await told(reporter)).toEqual([{ kind: 'report-answered', params: { why: 'acted' } }])
  const alerts = await told(bad)
  expect(alerts).toMatchObject([
    { kind: 'report-acted', params: { why: 'warned', as: 'player', reason: 'No shouting' } },
  ])
  const shown = JSON.stringify(alerts)
  for (const name of [reporter.playerId, mia.playerId]) expect(shown).not.toContain(name)
  expect(await close(moe, reportId, 'dismissed')).toEqual(refused('report-not-found'))
})

test('a reported message that is removed is gone, and its writer hears it', async () => {
  const [writer, reader] = [await someone(), await someone()]
  const messageId = app.deps.newId()
  await writer.must('messages-send', { messageId, toId: reader.playerId, message: 'rude words' })
  await reader.must('reports-create', { reported: { kind: 'message', messageId }, reason: 'Rude' })
  const [report] = (await see(mia)).reports.filter(({ playerId }) => playerId === writer.playerId)
  expect(report).toMatchObject({ message: 'rude words', mayWork: true })
  expect(await close(mia, report?.reportId ?? '', 'removed')).toMatchObject({ ok: true })
  const rows = app.db.selectFrom('messages').select('messageId').where('messageId', '=', messageId)
  expect(await rows.execute()).toEqual([])
  expect(await told(writer)).toMatchObject([
    { kind: 'report-acted', params: { why: 'removed', as: 'message', reason: '' } },
  ])
})

test('who was hidden appeals once, and another moderator than the one who decided answers', async () => {
  const { bad, reportId } = await aReport()
  await close(mia, reportId, 'hidden', 'Spam')
  const decisionId = await decisionOf(bad)
  const appeal = (text: string) => bad.call('reports-appeal', { decisionId, text })
  expect(await mia.call('reports-appeal', { decisionId, text: 'x' })).toEqual(
    refused('report-not-found'),
  )
  expect(await appeal('I sent one message.')).toMatchObject({ ok: true })
  expect(await appeal('And another thing.')).toEqual(refused('request-used'))
  expect((await told(bad))[0]?.params).toMatchObject({ appealed: 'yes' })
  const answer = (by: TestPlayer) =>
    by.call('operators-act', { act: 'answerAppeal', decisionId, isLifted: true })
  expect((await see(mia)).appeals).toMatchObject([
    { appeal: 'I sent one message.', mayAnswer: false },
  ])
  expect(await answer(mia)).toEqual(refused('not-allowed'))
  expect((await see(moe)).appeals).toMatchObject([
    {
      playerName: bad.playerId,
      outcome: 'hidden',
      reason: 'Spam',
      reported: 'Shouts',
      mayAnswer: true,
    },
  ])
  const home = await moe.must('operators-see', { page: 'home' })
  expect(home).toMatchObject({ reports: 1 })
  expect(await answer(moe)).toMatchObject({ ok: true })
  expect((await told(bad))[0]).toEqual({
    kind: 'appeal-answered',
    params: { why: 'lifted', as: 'hidden' },
  })
  const row = app.db.selectFrom('players').select(['hidden', 'keptHidden'])
  expect(await row.where('playerId', '=', bad.playerId).execute()).toEqual([
    { hidden: false, keptHidden: false },
  ])
  expect((await see(moe)).appeals).toEqual([])
  expect(await answer(moe)).toEqual(refused('report-not-found'))
})

test('a suspension after a report: the reason at sign-in, the appeal in the queue, and restored', async () => {
  const { bad, reporter, reportId } = await aReport()
  const suspension: Act = {
    act: 'suspendReported',
    reportId,
    reason: 'Threats',
    until: null,
    cancelsEvents: false,
    password: null,
  }
  expect(await mia.call('operators-act', suspension)).toMatchObject({ ok: true })
  expect(await bad.call('players-proposeNames', {})).toEqual(refused('not-signed-in'))
  expect(await told(reporter)).toMatchObject([{ params: { why: 'acted' } }])
  const ticket = app.deps.links.sign('suspension', {
    userId: bad.userId,
    expires: app.clock.now() + 60_000,
  })
  await app.visitor.must('account-appeal', { ticket, text: 'It was a joke.' })
  const [appeal] = (await see(moe)).appeals
  expect(appeal).toMatchObject({ outcome: 'suspended', appeal: 'It was a joke.', mayAnswer: true })
  const decisionId = appeal?.decisionId ?? ''
  const keep: Act = { act: 'answerAppeal', decisionId, isLifted: false }
  expect(await moe.call('operators-act', keep)).toMatchObject({ ok: true })
  expect(await app.visitor.must('account-suspension', { ticket })).toMatchObject({ isKept: true })
})

test('restoring someone answers their appeal', async () => {
  const bad = await someone()
  const act = (more: Act) => mia.must('operators-act', more)
  const { userId } = bad
  const span = { until: null, cancelsEvents: false, password: null }
  await act({ act: 'suspend', userId, reason: 'Spam', ...span })
  const ticket = app.deps.links.sign('suspension', { userId, expires: app.clock.now() + 60_000 })
  await app.visitor.must('account-appeal', { ticket, text: 'Not me.' })
  expect((await see(moe)).appeals).toMatchObject([{ reported: null, mayAnswer: true }])
  await act({ act: 'restore', userId })
  expect((await see(moe)).appeals).toEqual([])
})

test('no one works a report about themselves or about someone above them', async () => {
  const owner = await anOperator('olga', 'owner')
  const reporter = await someone()
  for (const { playerId } of [owner, mia])
    await reporter.must('reports-create', { reported: { kind: 'player', playerId }, reason: 'x' })
  const idOf = async (playerId: string) =>
    (await see(moe)).reports.find((report) => report.playerId === playerId)
  const [aboutOwner, aboutMia] = [await idOf(owner.playerId), await idOf(mia.playerId)]
  expect([aboutOwner?.mayWork, aboutMia?.mayWork]).toEqual([false, false])
  for (const [by, report] of [
    [moe, aboutOwner],
    [mia, aboutMia],
    [owner, aboutOwner],
  ] as const)
    expect(await close(by, report?.reportId ?? '', 'dismissed')).toEqual(refused('not-allowed'))
  expect(await close(owner, aboutMia?.reportId ?? '', 'warned', 'Be kind')).toMatchObject({
    ok: true,
  })
})

test('the only one who can answer answers what they decided', async () => {
  const { bad, reportId } = await aReport()
  await app.db.deleteFrom('operators').where('userId', '<>', mia.userId).execute()
  await close(mia, reportId, 'warned', 'Loud')
  const decisionId = await decisionOf(bad)
  await bad.must('reports-appeal', { decisionId, text: 'Who, me?' })
  const keep: Act = { act: 'answerAppeal', decisionId, isLifted: false }
  expect(await mia.call('operators-act', keep)).toMatchObject({ ok: true })
  expect(await told(bad)).toMatchObject([
    { kind: 'appeal-answered', params: { why: 'kept', as: 'warned' } },
    { kind: 'report-acted' },
  ])
})
