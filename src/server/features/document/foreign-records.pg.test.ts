// Records and fields that the generic calls don't know or never change.
import { expect, test } from 'vitest'
import { addedFields, changedFields } from '#contract/document.ts'
import {
  add,
  ann,
  app,
  denied,
  foreign,
  refusedAs,
  remove,
  set,
  update,
  startRecords,
} from '#test/scenes/record-scene.ts'

startRecords()

test.each([...foreign, 'eventTeams', 'locationsAdmin', 'clubMembers'])(
  'the collection %j cannot be changed',
  async (collection) => {
    expect(await set(ann, collection, 'ann', { homeLocation: 'park' })).toEqual(denied)
    expect(await update(ann, collection, 'ann', { read: true })).toEqual(denied)
  },
)

test.each([
  ...foreign,
  'players',
  'alerts',
  'playerFriends',
  'playerFavorites',
  'playerLocations',
  'locations',
  'messageLast',
  'clubMembers',
])('the collection %j cannot be added to', async (collection) => {
  expect(await add(ann, collection, { toId: 'bob', message: 'hi' })).toEqual(denied)
})

test.each(
  [...foreign, ...Object.keys(changedFields), ...Object.keys(addedFields)].filter(
    (collection) => collection !== 'clubs',
  ),
)('from the collection %j nothing is deleted', async (collection) => {
  expect(await remove(ann, collection, 'annbob')).toEqual(denied)
})

test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field named %j is no field either',
  async (field) => {
    expect(await set(ann, 'players', 'ann', { homeLocation: 'park', [field]: 1 })).toEqual(denied)
  },
)

test('what is no such call at all is bad input, and only players write', async () => {
  const raw = async (name: string, data: unknown) =>
    (await ann.raw(`documentUpdates-${name}`, { data })).body
  for (const [name, data] of [
    [
      'setDocument',
      {
        collection: 'players',
        id: 'ann',
        merge: true,
        fields: { homeLocation: 'park' },
        force: true,
      },
    ],
    ['setDocument', { collection: 'players', id: 'ann', merge: true }],
    ['setDocument', { collection: 'players', id: 5, fields: {} }],
    ['setDocument', { collection: 5, id: 'ann', fields: {} }],
    ['setDocument', { collection: 'players', id: 'ann', merge: 'yes', fields: {} }],
    ['addDocument', { collection: 'messages', id: 'x', fields: {} }],
    ['addDocument', { collection: 'messages', fields: [] }],
    ['deleteDocument', { collection: 'clubs', id: 'x', fields: {} }],
    ['updateDocument', null],
  ] as const)
    expect(await raw(name, data)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { code: 'bad-input' } },
    })
  const newcomer = await app.signedInUser('Newcomer')
  expect(
    await newcomer.call('documentUpdates-deleteDocument', { collection: 'clubs', id: 'x' }),
  ).toEqual(refusedAs('not-a-player'))
  expect(
    await app.visitor.call('documentUpdates-deleteDocument', { collection: 'clubs', id: 'x' }),
  ).toEqual(refusedAs('not-signed-in'))
})
