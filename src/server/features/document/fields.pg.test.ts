// No request changes a field it does not own: random people write random records, and every row
// that a request changed is held against what its sender owns. fast-check prints seed and path.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, type CallName } from '#contract/contract.ts'
import { addedFields, changedFields } from '#contract/document.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

type Row = Record<string, unknown>
/** One row before and after; null where it was not or is not. */
type RowChange = { name: string; before: Row | null; after: Row | null }

let app: TestApp
const people = new Map<string, TestPlayer>()
beforeAll(async () => {
  app = await startTestApp()
  await arrange()
  await watchRows()
})
afterAll(() => app.close())

/** Names that read two ways when joined: ann + abob is anna + bob, lo + bx is lob + x. */
const names = ['ann', 'anna', 'bob', 'abob', 'cat'] as const
const venues = ['lo', 'lob', 'bob', 'abob'] as const
const slugs = ['bx', 'x', 'xann', 'bxann'] as const
const uuids = Array.from(
  { length: 24 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)
const [doubles = '', privately = ''] = uuids
const photo = `/photos/${uuids[2] ?? ''}.webp?t=1`

/**
 * Everyone has alerts, messages and requests from everyone, marks, venues, clubs; cat is blocked
 * by anna, bob is hidden.
 */
async function arrange(): Promise<void> {
  const { db } = app
  for (const venue of venues) await aLocation(db, { location_id: venue, photo_url: photo })
  for (const name of names) people.set(name, await app.signedIn(name, { activeLocations: ['lo'] }))
  await anAdmin(db, 'lo', 'ann')
  await anAdmin(db, 'lob', 'anna')
  await anAdmin(db, 'lob', 'bob')
  await aClub(db, { location: 'lo', owner: 'ann', name: 'bx', members: ['anna', 'bob'] })
  await aClub(db, { location: 'lob', owner: 'anna', name: 'x', members: ['ann', 'abob'] })
  await aClub(db, { location: 'lo', owner: 'bob', name: 'bxann', members: ['cat'] })
  await anEvent(db, { location: 'lo', organizer: 'cat' }, { event_id: doubles })
  await anEvent(
    db,
    { location: 'lo', organizer: 'ann' },
    { event_id: privately, invite: true, invited: 'bx' },
  )
  await db.insertInto('player_blocks').values({ player_id: 'anna', blocked_id: 'cat' }).execute()
  await db.updateTable('players').set({ hidden: true }).where('player_id', '=', 'bob').execute()
  await db
    .insertInto('alerts')
    .values(
      names.map((playerId, index) => ({
        alert_id: uuids[3 + index] ?? '',
        player_id: playerId,
        kind: 'event-changed' as const,
        params: '{}',
        event_id: null,
      })),
    )
    .execute()
  await db
    .insertInto('messages')
    .values([
      ...pairs
        .slice(0, 6)
        .map(([from, to], index) => ({ ...letter(from, to), message_id: uuids[8 + index] ?? '' })),
      ...pairs.map(([from, to]) => ({
        ...letter(from, to),
        type: 'teamReq' as const,
        event_id: doubles,
        expires: new Date(app.clock.now() + 86_400_000),
      })),
      ...names.slice(2).map((to) => ({
        ...letter(to === 'bob' ? 'ann' : 'anna', to),
        type: 'adminReq' as const,
        location_id: to === 'bob' ? 'lo' : 'lob',
        expires: new Date(app.clock.now() + 86_400_000),
      })),
    ])
    .execute()
}

const pairs = names.flatMap((from) =>
  names.filter((to) => to !== from).map((to) => [from, to] as const),
)
const letter = (from: string, to: string) => ({
  message_id: randomUUID(),
  from_id: from,
  to_id: to,
  type: 'txt' as const,
  message: 'hello',
  event_id: null,
  location_id: null,
  expires: null,
  used: null,
})

/**
 * Triggers write every changed row down, before and after; what a refused call did is rolled back
 * with it.
 */
async function watchRows(): Promise<void> {
  await sql`create table changed_rows
    (id bigint generated always as identity, name text not null, before jsonb,
    after jsonb)`.execute(app.db)
  // The server writes to it by the trigger.
  await sql`grant insert on changed_rows to public`.execute(app.db)
  await sql`create function note_row() returns trigger language plpgsql as $$ begin
    insert into changed_rows (name, before, after) values (tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null; end $$`.execute(app.db)
  await sql`do $$ declare watched text; begin
    for watched in select tablename from pg_tables where schemaname = 'public' and tablename not in ('changed_rows', 'auth_sessions') loop
      execute format('create trigger note_row after insert or update or delete on %I for each row execute function note_row()', watched);
    end loop; end $$`.execute(app.db)
}

async function takeChanges(): Promise<RowChange[]> {
  const { rows } = await sql<
    RowChange & { id: string }
  >`with taken as (delete from changed_rows returning *) select * from taken order by id`.execute(
    app.db,
  )
  return rows.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

const changedColumns = ({ before, after }: RowChange): string =>
  Object.keys(after ?? {})
    .filter((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]))
    .sort()
    .join(' ')
const isAdded = ({ before }: RowChange): boolean => before === null
const either = ({ before, after }: RowChange): Row => after ?? before ?? {}

type Sight = {
  me: TestPlayer
  /** 'location/slug' of the clubs that I own, before the request. */ clubs: ReadonlySet<string>
  changes: readonly RowChange[]
}
type Owned = (change: RowChange, sight: Sight) => boolean

const isMyClub = (row: Row, { clubs, changes, me }: Sight): boolean => {
  const key = `${String(row.location_id)}/${String(row.slug)}`
  return (
    clubs.has(key) ||
    changes.some(
      ({ name, after }) =>
        name === 'clubs' &&
        after?.player_id === me.playerId &&
        `${String(after.location_id)}/${String(after.slug)}` === key,
    )
  )
}
const mark =
  (mayChange: string): Owned =>
  (change, { me }) =>
    change.after !== null &&
    either(change).player_id === me.playerId &&
    (isAdded(change) || changedColumns(change) === mayChange)
/**
 * Read, by its receiver; used up, by its answerer. A request that crosses an accepted one is
 * used up too.
 */
const isAnswered: Owned = (change, { me, changes }) => {
  const { to_id: to, from_id: from } = either(change)
  const columns = changedColumns(change)
  if (columns === 'read') return to === me.playerId && change.after?.read === true
  return (
    columns === 'used' &&
    (to === me.playerId ||
      (from === me.playerId && changes.some(({ name }) => name === 'event_teams')))
  )
}

/**
 * What a player may change, table by table: the columns of what rows. A table that is not here is
 * no one's.
 */
const owned: Record<string, Owned> = {
  players: (change, { me }) =>
    either(change).player_id === me.playerId && changedColumns(change) === 'home_location',
  player_locations: mark('removed'),
  // The database counts the active players.
  location_players: () => true,
  player_friends: mark('friend'),
  player_favorites: mark('favorite'),
  alerts: (change, { me, ...rest }) => {
    if (isAdded(change))
      return ['club-removed', 'team-formed', 'admin-joined'].includes(String(change.after?.kind))
    const columns = changedColumns(change)
    const { locationId, clubId } = (change.before?.params ?? {}) as {
      locationId?: string
      clubId?: string
    }
    if (columns === 'params')
      return isMyClub({ location_id: locationId, slug: clubId }, { me, ...rest })
    return (
      columns === 'read' && change.after?.read === true && change.before?.player_id === me.playerId
    )
  },
  messages: (change, sight) =>
    isAdded(change)
      ? change.after?.from_id === sight.me.playerId && change.after.read === false
      : change.after !== null && isAnswered(change, sight),
  message_last: (change, { me }) => change.after?.from_id === me.playerId,
  clubs: (change, { me }) =>
    either(change).player_id === me.playerId &&
    (change.before === null || change.before.player_id === me.playerId),
  club_members: (change, sight) =>
    isMyClub(either(change), sight) ||
    (change.after === null && change.before?.player_id === sight.me.playerId),
  club_invitations: (change, sight) => isMyClub(either(change), sight),
  events: (change, sight) =>
    changedColumns(change) === 'invited' &&
    [...sight.clubs].includes(
      `${String(change.before?.location)}/${String(change.before?.invited).toLowerCase()}`,
    ),
  event_teams: (change, { me }) =>
    [change.after?.p1, change.after?.p2].includes(me.playerId) && change.after?.deleted === false,
  own_acts: (change, { me }) =>
    [change.before, change.after].every((row) => row === null || row.player_id === me.playerId),
  locations_admin: (change, { me }) => either(change).player_id === me.playerId,
  location_log: (change, { me }) => isAdded(change) && change.after?.actor_id === me.playerId,
  call_answers: (change, { me }) => isAdded(change) && change.after?.user_id === me.userId,
}

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
/** What a row takes, often enough: then the owner of the record decides. */
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
    { clubName: fc.constantFrom(...slugs, 'newclub'), location: fc.constantFrom(...venues) },
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

/** Ids that are the sender's, by collection; any id is asked for too. */
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
          ? { name: 'documentUpdates-updateDocument', data: { collection, id, fields } }
          : { name: 'documentUpdates-setDocument', data: { collection, id, merge, fields } },
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

const clubsOf = async (playerId: string) =>
  new Set(
    (
      await app.db
        .selectFrom('clubs')
        .select(['location_id', 'slug'])
        .where('player_id', '=', playerId)
        .execute()
    ).map(({ location_id, slug }) => `${location_id}/${slug}`),
  )
const written = new Set<string>()

/** Sends a request, and answers the changes that were not its sender's to make. */
async function trespasses(sender: string, { name, data }: Request): Promise<unknown[]> {
  const me = people.get(sender)
  if (me === undefined) throw new Error(`nobody is ${sender}`)
  const clubs = await clubsOf(sender)
  const key = randomUUID()
  // As clients do: what a crowded machine had no answer for is asked again, with its key.
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
    data: { collection: 'players', id: 'ann', merge: true, fields: { homeLocation: 'lo' } },
  }
  expect(await trespasses('ann', request)).toEqual([])
  await app.db
    .updateTable('players')
    .set({ medal_gold: 1 })
    .where('player_id', '=', 'ann')
    .execute()
  expect(await trespasses('ann', request)).toMatchObject([
    { name: 'players', after: { medal_gold: 1 } },
  ])
  await app.db
    .updateTable('players')
    .set({ home_location: 'lo' })
    .where('player_id', '=', 'bob')
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
    { numRuns: 100, endOnFailure: true },
  )
  // Enough of these requests were taken for the law to have been tried.
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
