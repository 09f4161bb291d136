// Clubs in the operators' console and at the terminal: found, handed over, deleted.
import { beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { admin, app, logLines, startOperator } from '#test/scenes/operator-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import type { TestPlayer } from '#test/support/test-app.ts'

startOperator({ isLocal: true })
let ola: TestPlayer
let ann: TestPlayer
let ben: TestPlayer
let key: { locationId: string; clubId: string }

beforeAll(async () => {
  ola = await app.signedIn('ola')
  ann = await app.signedIn('ann')
  ben = await app.signedIn('ben')
  await app.signedIn('cal')
  await app.db
    .insertInto('operators')
    .values({ userId: ola.userId, role: 'operator', created: new Date(app.clock.now()) })
    .execute()
  const locationId = await aLocation(app.db, { locationId: 'pier', name: 'Pier' })
  key = { locationId, ...(await ann.must('clubs-create', { locationId, clubName: 'Años Dinks' })) }
  await ann.must('clubMembers-add', { ...key, playerId: 'ben' })
  await ben.must('clubs-create', { locationId, clubName: 'Lobs' })
})

type Filter = Extract<CallInput<'operators-see'>, { page: 'clubs' }>['filter']
type Clubs = Extract<CallOutput<'operators-see'>, { page: 'clubs' }>
const find = async (text: string, filter: Filter = 'all') => {
  const shown = await ola.must('operators-see', { page: 'clubs', text, filter })
  return (shown as Clubs).clubs
}
const namesOf = async (text: string, filter?: Filter) =>
  (await find(text, filter)).map(({ name }) => name)
const alertsOf = async ({ token }: TestPlayer) => {
  const window = await app.socket(token)
  const { alerts } = await window.subscribe('alerts-list', { limit: 5 }).next()
  await window.close()
  return alerts.map(({ kind, params }) => `${kind} ${params['why']}`)
}
const act = (input: CallInput<'operators-act'>) => ola.call('operators-act', input)

test('clubs are found by accents and parts', async () => {
  expect(await namesOf('')).toEqual(['Años Dinks', 'Lobs'])
  expect(await namesOf('anos DIN')).toEqual(['Años Dinks'])
  expect(await find('dinks')).toEqual([
    {
      ...key,
      name: 'Años Dinks',
      location: 'Pier',
      members: 2,
      owner: 'ann',
      isOwnerSuspended: false,
    },
  ])
})

test('a club goes to a member, and to no one else; both owners are alerted', async () => {
  expect(await act({ act: 'handOverClub', ...key, who: 'cal' })).toMatchObject({
    refusal: { code: 'not-a-member' },
  })
  expect(await act({ act: 'handOverClub', ...key, who: 'no one' })).toMatchObject({
    refusal: { code: 'player-not-found' },
  })
  expect(await act({ act: 'handOverClub', ...key, who: ben.email })).toMatchObject({ ok: true })
  expect(await find('dinks')).toMatchObject([{ owner: 'ben', members: 2 }])
  expect(await alertsOf(ben)).toContain('club-handed-over operator')
  expect(await alertsOf(ann)).toContain('club-handed-over taken')
  await expect(admin('clubs', 'hand-over', 'pier', key.clubId, 'ben')).rejects.toThrow(
    'ben isn’t a member of Años Dinks, or owns it.',
  )
})

test('clubs with a suspended owner are listed, and get another at the terminal', async () => {
  expect(await namesOf('', 'ownerless')).toEqual([])
  await admin('players', 'suspend', 'ben', '--reason', 'Spam')
  expect(await namesOf('', 'ownerless')).toEqual(['Años Dinks', 'Lobs'])
  expect(await namesOf('lobs', 'ownerless')).toEqual(['Lobs'])
  await admin('clubs', 'hand-over', 'pier', key.clubId, 'ann')
  expect(await admin('clubs', 'find', '--ownerless')).toMatchObject({ clubs: [{ clubId: 'lobs' }] })
})

test('a club is deleted after its numbers were shown, and once', async () => {
  expect(await ola.must('operators-see', { page: 'clubLoss', ...key })).toEqual({
    page: 'clubLoss',
    members: 2,
    contacts: 0,
    notices: 0,
    events: 0,
    owed: 0,
  })
  const deletion = { act: 'deleteClub', ...key, password: null } as const
  await act(deletion)
  expect(await alertsOf(ann)).toContain('club-removed deleted')
  expect(await act(deletion)).toMatchObject({ refusal: { code: 'club-not-found' } })
  await admin('clubs', 'delete', 'pier', 'lobs')
  expect(await namesOf('')).toEqual([])
  expect(await logLines()).toEqual([
    `clubs hand-over ${key.clubId}`,
    'players suspend for good: Spam',
    `clubs hand-over ${key.clubId}`,
    `clubs delete ${key.clubId}`,
    'clubs delete lobs',
  ])
})
