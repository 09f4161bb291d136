// Property test: no request changes a field its sender doesn't own. Random people write random
// records, and every changed row is checked. fast-check prints seed and path.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls, type CallName } from '#contract/contract.ts'
import { addedFields, changedFields } from '#contract/document.ts'
import {
  app,
  doubles,
  names,
  owned,
  people,
  photo,
  privately,
  takeChanges,
  uuids,
  venues,
  startRecordChanges,
} from '#test/scenes/record-changes.ts'
import { until } from '#test/support/until.ts'

startRecordChanges()

const slugs = ['bx', 'x', 'xann', 'bxann'] as const

const someone = fc.constantFrom(...names)

const joined = fc.oneof(
  fc
    .tuple(someone, fc.oneof(someone, fc.constantFrom(...venues)))
    .map(([one, other]) => one + other),
  fc
    .tuple(fc.constantFrom(...venues), fc.constantFrom(...slugs))
    .map(([venue, slug]) => venue + slug),
  fc
    .tuple(fc.constantFrom(...venues), fc.constantFrom(...slugs), someone)
    .map((parts) => parts.join('')),
)

const anId = fc.oneof(
  { weight: 6, arbitrary: joined },
  { weight: 2, arbitrary: fc.constantFrom(...uuids) },
  { weight: 1, arbitrary: fc.constantFrom(...names, ...venues) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)

const aValue = fc.oneof(
  someone,
  fc.constantFrom(...venues),
  fc.boolean(),
  fc.constantFrom(...uuids),
  fc.constantFrom('Newclub', 'bx', 'x', 'txt', 'teamReq', 'adminReq', photo, 1, 99, null),
  fc.string({ maxLength: 8 }),
  fc.jsonValue({ maxDepth: 1 }),
)

const fieldNames = [
  ...new Set(
    [...Object.values(changedFields), ...Object.values(addedFields)].flatMap((schema) =>
      'entries' in schema ? Object.keys(schema.entries) : [],
    ),
  ),
]

const anyFields = fc.dictionary(
  fc.constantFrom(...fieldNames, 'medalGold', 'hidden', 'userId', 'player_id', 'status', 'name'),
  aValue,
  { maxKeys: 4 },
)

const flags = fc.boolean()

type Fields = Record<string, unknown>

const rowFields: Readonly<Record<string, fc.Arbitrary<Fields>>> = {
  alerts: fc.constant({ read: true }),
  messages: fc.constant({ read: true }),
  messageLast: fc.constant({ read: true }),
  playerLocations: fc.record({ removed: flags }),
  playerFriends: fc.record({ friend: flags }),
  playerFavorites: fc.record({ favorite: flags }),
  players: fc.record({ homeLocation: fc.constantFrom(...venues) }),
  locations: fc.constant({ photoURL: photo }),
  clubs: fc.record(
    {
      clubName: fc.constantFrom(...slugs, 'newclub'),
      location: fc.constantFrom(...venues),
    },
    { requiredKeys: ['clubName'] },
  ),
  'add messages': fc.oneof(
    fc.record(
      { toId: someone, message: fc.string({ maxLength: 5 }), fromId: someone },
      { requiredKeys: ['toId', 'message'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('teamReq', 'adminReq'),
        toId: someone,
        message: fc.constant('?'),
        eventId: fc.constantFrom(doubles, privately),
        locationId: fc.constantFrom(...venues),
      },
      { requiredKeys: ['type', 'toId', 'message'] },
    ),
  ),
  'add clubs': fc.record({
    clubName: fc.constantFrom(...slugs, 'newclub'),
    location: fc.constantFrom(...venues),
  }),
  'add eventTeams': fc.record({
    eventId: fc.constantFrom(doubles, privately),
    p1: someone,
    p2: someone,
  }),
  'add locationsAdmin': fc.record(
    { playerId: someone, locationId: fc.constantFrom(...venues) },
    { requiredKeys: ['locationId'] },
  ),
}

const elsewhere = ['events', 'playerEvents', 'playersPrivate', 'auth_users', 'version'] as const

const withExtra = (fields: fc.Arbitrary<Fields>) =>
  fc.oneof(
    { weight: 5, arbitrary: fields },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, anyFields).map(([own, extra]) => ({ ...own, ...extra })),
    },
    { weight: 1, arbitrary: anyFields },
  )

const ownIds = (sender: string): Readonly<Record<string, fc.Arbitrary<string>>> => ({
  alerts: fc.constantFrom(...uuids.filter((_, index) => names[index - 3] === sender)),
  messages: fc.constantFrom(...uuids.slice(8, 14)),
  messageLast: someone.map((other) => other + sender),
  players: fc.constant(sender),
  playerLocations: fc.constantFrom(...venues).map((venue) => sender + venue),
  playerFriends: someone.map((other) => sender + other),
  playerFavorites: someone.map((other) => sender + other),
  clubs: fc
    .tuple(fc.constantFrom(...venues), fc.constantFrom(...slugs))
    .map((parts) => parts.join('')),
  locations: fc.constantFrom(...venues),
  clubMembers: fc.constantFrom(...names.flatMap((name) => [`lobx${name}`, `lobxann${name}`])),
})

const idFor = (collection: string, sender: string) =>
  fc.oneof(
    { weight: 2, arbitrary: ownIds(sender)[collection] ?? anId },
    { weight: 1, arbitrary: anId },
  )

type Request = { name: CallName; data: Fields & { collection: string } }

const changeBy = (sender: string): fc.Arbitrary<Request> =>
  fc.constantFrom(...Object.keys(changedFields), 'eventTeams', ...elsewhere).chain((collection) =>
    fc
      .record({
        id: idFor(collection, sender),
        fields: withExtra(rowFields[collection] ?? anyFields),
        merge: fc.constantFrom(true, true, true, false, null),
        isUpdate: flags,
      })
      .map(({ id, fields, merge, isUpdate }): Request =>
        isUpdate
          ? {
              name: 'documentUpdates-updateDocument',
              data: { collection, id, fields },
            }
          : {
              name: 'documentUpdates-setDocument',
              data: { collection, id, merge, fields },
            },
      ),
  )

const anAddition: fc.Arbitrary<Request> = fc
  .constantFrom(
    ...Object.keys(addedFields),
    ...Object.keys(addedFields),
    'alerts',
    'players',
    ...elsewhere,
  )
  .chain((collection) =>
    withExtra(rowFields[`add ${collection}`] ?? anyFields).map((fields): Request => ({
      name: 'documentUpdates-addDocument',
      data: { collection, fields },
    })),
  )

const deletionBy = (sender: string): fc.Arbitrary<Request> =>
  fc
    .constantFrom('clubs', 'clubMembers', 'clubMembers', 'playerFriends', 'messages', 'events')
    .chain((collection) =>
      idFor(collection, sender).map((id): Request => ({
        name: 'documentUpdates-deleteDocument',
        data: { collection, id },
      })),
    )

const requestBy = (sender: string) =>
  fc.oneof(
    { weight: 5, arbitrary: changeBy(sender) },
    { weight: 3, arbitrary: anAddition },
    { weight: 1, arbitrary: deletionBy(sender) },
  )

const anEpisode = someone.chain((sender) =>
  fc.record({
    sender: fc.constant(sender),
    requests: fc.array(requestBy(sender), { minLength: 12, maxLength: 12 }),
  }),
)

const setting = (collection: string, id: string, fields: Fields): Request => ({
  name: 'documentUpdates-setDocument',
  data: { collection, id, merge: true, fields },
})

const adding = (collection: string, fields: Fields): Request => ({
  name: 'documentUpdates-addDocument',
  data: { collection, fields },
})

/**
 * These run before the random requests and must all succeed; a run where all are refused would be
 * meaningless.
 */
const takenByAnn = {
  sender: 'ann',
  requests: [
    adding('clubs', { clubName: 'newclub', location: 'lo' }),
    adding('messages', { toId: 'cat', message: 'hello' }),
    setting('alerts', uuids[3] ?? '', { read: true }),
    setting('messageLast', 'catann', { read: true }),
    setting('playerFavorites', 'anncat', { favorite: true }),
    setting('playerFriends', 'anncat', { friend: true }),
    setting('playerLocations', 'annlob', { removed: false }),
    setting('players', 'ann', { homeLocation: 'lob' }),
  ],
}

const clubsOf = async (playerId: string) =>
  new Set(
    (
      await app.db
        .selectFrom('clubs')
        .select(['locationId', 'slug'])
        .where('playerId', '=', playerId)
        .execute()
    ).map(({ locationId, slug }) => `${locationId}/${slug}`),
  )

const written = new Set<string>()

async function trespasses(sender: string, { name, data }: Request): Promise<unknown[]> {
  const me = people.get(sender)
  if (me === undefined) throw new Error(`nobody is ${sender}`)
  const clubs = await clubsOf(sender)
  const key = randomUUID()
  const code = await until('an answer', async () => {
    const { body } = await me.raw(name, { data }, { 'idempotency-key': key })
    const refusal = (body as { error?: { details: { code: string } } }).error?.details.code
    return refusal === 'unavailable' ? null : (refusal ?? 'accepted')
  })
  const changes = await takeChanges()
  if (code === 'accepted') {
    written.add(
      `${name.startsWith('documentUpdates-add') ? 'add' : name.startsWith('documentUpdates-delete') ? 'delete' : 'change'} ${data.collection}`,
    )
    return changes.filter(
      (change) => !(owned[change.name]?.(change, { me, clubs, changes }) ?? false),
    )
  }
  const listed: readonly string[] = ['bad-input', ...calls[name].refusals]
  return [...changes, ...(listed.includes(code) ? [] : [`an answer that is not listed: ${code}`])]
}

test('a field that a request changed beyond its own is seen', async () => {
  const request: Request = {
    name: 'documentUpdates-setDocument',
    data: {
      collection: 'players',
      id: 'ann',
      merge: true,
      fields: { homeLocation: 'lo' },
    },
  }
  expect(await trespasses('ann', request)).toEqual([])
  await app.db.updateTable('players').set({ medalGold: 1 }).where('playerId', '=', 'ann').execute()
  expect(await trespasses('ann', request)).toMatchObject([
    { name: 'players', after: { medal_gold: 1 } },
  ])
  await app.db
    .updateTable('players')
    .set({ homeLocation: 'lo' })
    .where('playerId', '=', 'bob')
    .execute()
  expect(await trespasses('ann', request)).toMatchObject([
    { name: 'players', after: { player_id: 'bob' } },
  ])
})

test('no request changes a field that its sender does not own, and a refused one changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anEpisode, async ({ sender, requests }) => {
      for (const request of requests) {
        const found = await trespasses(sender, request)
        if (found.length > 0) throw new Error(JSON.stringify({ sender, request, found }))
      }
    }),
    { numRuns: 100, endOnFailure: true, examples: [[takenByAnn]] },
  )
  expect([...written].sort()).toEqual(
    expect.arrayContaining([
      'add clubs',
      'add messages',
      'change alerts',
      'change messageLast',
      'change playerFavorites',
      'change playerFriends',
      'change playerLocations',
      'change players',
    ]),
  )
}, 600_000)
