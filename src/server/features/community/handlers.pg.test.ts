import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFriend, aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ann: TestPlayer
let home: string

beforeAll(async () => {
  app = await startTestApp()
  home = await aLocation(app.db)
  ann = await app.signedIn('Anna', { activeLocations: [home] })
  await app.signedIn('Joanna', { activeLocations: [home], skill: 4.25 })
  for (const name of ['Annika', 'Hannah', 'Bea', 'An_nA-2']) await app.signedIn(name)
})
afterAll(() => app.close())

const found = async (text: string) =>
  (await ann.must('players-find', { text })).players.map(({ playerName }) => playerName)

test('finds the slug form of the text anywhere in a name, those of my venues first, never me', async () => {
  expect(await found('ANN')).toEqual(['Joanna', 'An_nA-2', 'Annika', 'Hannah'])
  expect(await found(' an_n.a ')).toEqual(['Joanna', 'An_nA-2', 'Hannah'])
  expect(await found('nobody')).toEqual([])
  expect((await ann.must('players-find', { text: 'joanna' })).players).toEqual([
    { playerId: 'joanna', playerName: 'Joanna', photoURL: '', skillSelf: 4.25 },
  ])
})

test('accents, apostrophes and the order of words don’t matter', async () => {
  expect(await found('Ánnikå')).toEqual(['Annika'])
  expect(await found('an’nika')).toEqual(['Annika'])
  expect(await found('ika ann')).toEqual(['Annika'])
})

test('signs that mean something to the database mean nothing here', async () => {
  for (const text of ['%', '%a%', '\\', 'a%b']) expect(await found(text)).toEqual([])
})

test('who hides or is blocked is not found, unless the hidden one shows to me', async () => {
  for (const name of ['Zoe1', 'Zoe2', 'Zoe3', 'Zoe4'])
    await app.signedIn(name, { activeLocations: [home] })
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', 'in', ['zoe1', 'zoe2'])
    .execute()
  await aFriend(app.db, 'zoe2', 'anna')
  await app.db.insertInto('player_blocks').values({ playerId: 'zoe3', blockedId: 'anna' }).execute()
  expect(await found('zoe')).toEqual(['Zoe2', 'Zoe4'])
})

test('twelve are found at most, in one statement', async () => {
  for (let index = 10; index < 25; index += 1)
    await app.signedIn(`Quinn${index}`, { activeLocations: index % 2 === 0 ? [home] : [] })
  const statements = await statementsOf(async () => {
    expect(await found('quinn')).toEqual([
      'Quinn10',
      'Quinn12',
      'Quinn14',
      'Quinn16',
      'Quinn18',
      'Quinn20',
      'Quinn22',
      'Quinn24',
      'Quinn11',
      'Quinn13',
      'Quinn15',
      'Quinn17',
    ])
  })
  expect(statements).toHaveLength(1)
})

test('who is called exactly so comes first, however many names hold it', async () => {
  for (let index = 10; index < 23; index += 1)
    await app.signedIn(`A${index}lee`, { activeLocations: [home] })
  await app.signedIn('Lee')
  expect((await found('lee')).slice(0, 2)).toEqual(['Lee', 'A10lee'])
  expect(await found('Lee')).toHaveLength(12)
})
