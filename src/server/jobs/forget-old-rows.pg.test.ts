// Old rows are deleted, recent ones stay.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'
import { forgetOldRows } from './forget-old-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(testStart - days * dayMs)

test('sessions a week after their end, read alerts after a year', async () => {
  const { playerId, userId } = await app.signedIn('Ann')
  const session = (id: string, days: number) => ({
    id,
    userId,
    token: id,
    expiresAt: daysAgo(days),
    ipAddress: null,
    userAgent: null,
    createdAt: daysAgo(40),
    updatedAt: daysAgo(40),
  })
  await app.db
    .insertInto('auth_sessions')
    .values([session('ended', 8), session('just-ended', 6)])
    .execute()
  const alert = (days: number, read: boolean) => ({
    alertId: randomUUID(),
    playerId,
    kind: 'promoted' as const,
    params: JSON.stringify({ title: `${days} ${read ? 'read' : 'unread'}` }),
    eventId: null,
    created: daysAgo(days),
    read,
  })
  await app.db
    .insertInto('alerts')
    .values([alert(366, true), alert(366, false), alert(364, true)])
    .execute()
  await forgetOldRows(app.deps)
  expect(
    (
      await app.db.selectFrom('auth_sessions').select('id').where('id', 'like', '%ended').execute()
    ).map(({ id }) => id),
  ).toEqual(['just-ended'])
  expect(
    (
      await app.db
        .selectFrom('alerts')
        .select('params')
        .orderBy('created')
        .orderBy('read')
        .execute()
    ).map(({ params }) => params['title']),
  ).toEqual(['366 unread', '364 read'])
})

test('acts of newcomers after 60 days, when none of their limits counts them', async () => {
  const { playerId } = await app.signedIn('Ben')
  const act = (days: number) => ({
    playerId,
    kind: 'club' as const,
    subject: `${days}`,
    created: daysAgo(days),
  })
  await app.db
    .insertInto('newcomer_acts')
    .values([act(61), act(59)])
    .execute()
  await forgetOldRows(app.deps)
  const kept = await app.db.selectFrom('newcomer_acts').select('subject').execute()
  expect(kept).toEqual([{ subject: '59' }])
})

test('what a deleted account agreed to after seven years, of others never', async () => {
  const gone = await app.signedIn('Gone')
  const here = await app.signedIn('Here')
  const [agreementId, versionId] = [randomUUID(), randomUUID()]
  const organizer = await app.signedIn('Host')
  const location = await aLocation(app.db)
  const eventId = await anEvent(app.db, { location, organizer: organizer.playerId })
  await app.db
    .insertInto('agreements')
    .values({
      agreementId,
      kind: 'event',
      locationId: null,
      slug: null,
      eventId,
      repeats: 'once',
      seasonFrom: null,
      seasonUntil: null,
      forGuests: false,
      forMinors: false,
      created: daysAgo(3000),
    })
    .execute()
  await app.db
    .insertInto('agreement_versions')
    .values({
      versionId,
      agreementId,
      version: 1,
      title: 'Waiver',
      textEn: 'Text',
      textEs: '',
      hash: '0'.repeat(64),
      writtenBy: null,
      created: daysAgo(3000),
    })
    .execute()
  const signed = (playerId: string, days: number) => ({
    acceptanceId: randomUUID(),
    versionId,
    playerId,
    eventId,
    season: '2019',
    typedName: `${playerId} ${days}`,
    way: 'self' as const,
    recordedBy: playerId,
    accepted: daysAgo(days),
  })
  await app.db
    .insertInto('agreement_acceptances')
    .values([signed(gone.playerId, 2600), signed(gone.playerId, 2500), signed(here.playerId, 2600)])
    .execute()
  await gone.must('account-delete', { playerName: 'Gone', password: null, titles: [] })
  await forgetOldRows(app.deps)
  const rows = await app.db
    .selectFrom('agreement_acceptances')
    .innerJoin('players', 'players.playerId', 'agreement_acceptances.playerId')
    .select(['typedName', 'playerName'])
    .orderBy('typedName')
    .execute()
  expect(rows).toEqual([
    { typedName: 'gone 2500', playerName: 'Deleted player' },
    { typedName: 'here 2600', playerName: 'Here' },
  ])
})
