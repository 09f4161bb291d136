// A club's name can't resemble another's at its venue, nor a new player's name any other.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'
import { reserveName } from '../features/player/name-queries.ts'

let app: TestApp
let location: string
let elsewhere: string
let olga: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  elsewhere = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  await app.signedIn('Bill', { activeLocations: [location] })
})
afterAll(() => app.close())

const taken = { refusal: { code: 'club-name-taken' } }

test('no club is made or renamed to look like another of its venue; elsewhere it may, and its own name may be written anew', async () => {
  await aClub(app.db, { location, owner: 'bill', name: 'Dinkers' })
  expect(
    await olga.call('clubs-create', { locationId: location, clubName: 'Dіnkers' }),
  ).toMatchObject(taken)
  expect(
    await olga.call('clubs-create', { locationId: elsewhere, clubName: 'Dіnkers' }),
  ).toMatchObject({ ok: true })
  const { clubId } = await olga.must('clubs-create', { locationId: location, clubName: 'Owls' })
  expect(
    await olga.call('clubs-rename', { locationId: location, clubId, clubName: 'Dink\u0435rs' }),
  ).toMatchObject(taken)
  expect(
    await olga.call('clubs-rename', { locationId: location, clubId, clubName: 'OWLS' }),
  ).toMatchObject({ ok: true })
})

test('of two names that look the same and come at once, one is taken', async () => {
  const answers = await Promise.all(
    ['Larks', 'Lаrks', 'Lar\u212As'].map((clubName) =>
      olga.call('clubs-create', { locationId: location, clubName }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

async function newcomer(name: string, home: string | null) {
  const user = await app.signedInUser(name)
  await app.db
    .insertInto('player_stage')
    .values({
      userId: user.userId,
      playerName: null,
      homeLocation: home,
      lastLat: null,
      lastLon: null,
    })
    .execute()
  return user
}

test('nobody takes a name that looks like a player’s, whatever venue they come from, so that they can join none as their double; they are told so while typing', async () => {
  for (const [user, home] of [
    ['Fresh-a', location],
    ['Fresh-b', elsewhere],
    ['Fresh-c', null],
  ] as const) {
    const fresh = await newcomer(user, home)
    expect(await fresh.must('validations-checkPlayer', { id: 'BiII' })).toEqual({
      playerExists: true,
    })
    expect(
      await fresh.call('players-updatePlayer', {
        playerId: 'biii',
        fields: { playerName: 'BiII' },
      }),
    ).toMatchObject({ refusal: { code: 'name-taken' } })
    expect(await fresh.must('validations-checkPlayer', { id: 'Bull' })).toEqual({
      playerExists: false,
    })
  }
})

test('of two players who take names that look the same at once, one gets theirs', async () => {
  const names = ['Molly', 'M0lly', 'rnolly'].map((name, index) => ({ name, index }))
  const people = await Promise.all(
    names.map(({ index }) => newcomer(`Racer-${index}`, index % 2 === 0 ? location : elsewhere)),
  )
  const answers = await Promise.all(
    names.map(({ name, index }) =>
      people[index]?.call('players-updatePlayer', {
        playerId: name.toLowerCase(),
        fields: { playerName: name },
      }),
    ),
  )
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1)
})

test.each(['Side0ut', 'adrnin', 'P0ppi'])('%s is kept as what it looks like is', async (name) => {
  const fresh = await newcomer(`For-${name}`, null)
  expect(await fresh.must('validations-checkPlayer', { id: name })).toEqual({ playerExists: true })
})

test('what the operator keeps is kept from look-alikes too, but for whom they granted one', async () => {
  const granted = await newcomer('Granted', null)
  await app.db.transaction().execute((tx) => reserveName(tx, 'champi0n', granted.userId))
  await app.db.transaction().execute((tx) => reserveName(tx, 'champion', null))
  const fresh = await newcomer('Not-granted', null)
  expect(await fresh.must('validations-checkPlayer', { id: 'Charnpion' })).toEqual({
    playerExists: true,
  })
  expect(await granted.must('validations-checkPlayer', { id: 'Champi0n' })).toEqual({
    playerExists: false,
  })
})

test('a club that a merge brings to a venue gets a number where another one there looks the same', async () => {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  await aClub(app.db, { location: into, owner: 'bill', name: 'Herons' })
  await aClub(app.db, { location: from, owner: 'olga', name: 'Her\u043Ens' })
  await aClub(app.db, { location: from, owner: 'olga', name: 'Gulls' })
  const { renamedClubs } = await app.db
    .transaction()
    .execute((tx) => mergeLocations(tx, from, into))
  expect(renamedClubs).toEqual([{ from: 'Her\u043Ens', to: 'Her\u043Ens-2' }])
  expect(await olga.call('clubs-create', { locationId: into, clubName: 'Herons-2' })).toMatchObject(
    taken,
  )
})
