// Tracks changed rows column by column in every record table, and defines who may change them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

type Row = Record<string, unknown>

/** `before` is null for an insert, `after` for a delete. */
type RowChange = { name: string; before: Row | null; after: Row | null }

export let app: TestApp

export const people = new Map<string, TestPlayer>()

/** Ambiguous when concatenated: ann + abob is anna + bob, lo + bx is lob + x. */
export const names = ['ann', 'anna', 'bob', 'abob', 'cat'] as const

export const venues = ['lo', 'lob', 'bob', 'abob'] as const

export const uuids = Array.from(
  { length: 24 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)

export const [doubles = '', privately = ''] = uuids

export const photo = `/photos/${uuids[2] ?? ''}.webp?t=1`

/**
 * Everyone has alerts, messages and requests from everyone, marks, venues, clubs; anna blocks cat,
 * and bob is hidden.
 */
async function arrange(): Promise<void> {
  const { db } = app
  for (const venue of venues) await aLocation(db, { locationId: venue, photoUrl: photo })
  for (const name of names) people.set(name, await app.signedIn(name, { activeLocations: ['lo'] }))
  await anAdmin(db, 'lo', 'ann')
  await anAdmin(db, 'lob', 'anna')
  await anAdmin(db, 'lob', 'bob')
  await aClub(db, { location: 'lo', owner: 'ann', name: 'bx', members: ['anna', 'bob'] })
  await aClub(db, { location: 'lob', owner: 'anna', name: 'x', members: ['ann', 'abob'] })
  await aClub(db, { location: 'lo', owner: 'bob', name: 'bxann', members: ['cat'] })
  await anEvent(db, { location: 'lo', organizer: 'cat' }, { eventId: doubles })
  await anEvent(
    db,
    { location: 'lo', organizer: 'ann' },
    { eventId: privately, invite: true, invited: 'bx' },
  )
  await db.insertInto('player_blocks').values({ playerId: 'anna', blockedId: 'cat' }).execute()
  await db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'bob').execute()
  await db
    .insertInto('alerts')
    .values(
      names.map((playerId, index) => ({
        alertId: uuids[3 + index] ?? '',
        playerId,
        kind: 'event-changed' as const,
        params: '{}',
        eventId: null,
      })),
    )
    .execute()
  await db
    .insertInto('messages')
    .values([
      ...pairs
        .slice(0, 6)
        .map(([from, to], index) => ({ ...letter(from, to), messageId: uuids[8 + index] ?? '' })),
      ...pairs.map(([from, to]) => ({
        ...letter(from, to),
        type: 'teamReq' as const,
        eventId: doubles,
        expires: new Date(app.clock.now() + 86_400_000),
      })),
      ...names.slice(2).map((to) => ({
        ...letter(to === 'bob' ? 'ann' : 'anna', to),
        type: 'adminReq' as const,
        locationId: to === 'bob' ? 'lo' : 'lob',
        expires: new Date(app.clock.now() + 86_400_000),
      })),
    ])
    .execute()
}

const pairs = names.flatMap((from) =>
  names.filter((to) => to !== from).map((to) => [from, to] as const),
)

const letter = (from: string, to: string) => ({
  messageId: randomUUID(),
  fromId: from,
  toId: to,
  type: 'txt' as const,
  message: 'hello',
  eventId: null,
  locationId: null,
  expires: null,
  used: null,
})

/** Triggers record every changed row; those of a refused call are rolled back. */
async function watchRows(): Promise<void> {
  await sql`create table changed_rows
    (id bigint generated always as identity, name text not null, before jsonb,
    after jsonb)`.execute(app.db)
  await sql`grant insert on changed_rows to public`.execute(app.db)
  await sql`create function note_row() returns trigger language plpgsql as $$ begin
    insert into changed_rows (name, before, after) values (tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null; end $$`.execute(app.db)
  await sql`do $$ declare watched text; begin
    for watched in select tablename from pg_tables where schemaname = 'public' and tablename not in ('changed_rows', 'auth_sessions') loop
      execute format('create trigger note_row after insert or update or delete on %I for each row execute function note_row()', watched);
    end loop; end $$`.execute(app.db)
}

export async function takeChanges(): Promise<RowChange[]> {
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
  clubs: ReadonlySet<string>
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
 * The receiver marks it as read, the answerer uses it up. A request that crosses an accepted one is
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

/** Changes that a player may make, by table and columns. Other tables may not change at all. */
export const owned: Record<string, Owned> = {
  players: (change, { me }) =>
    either(change).player_id === me.playerId && changedColumns(change) === 'home_location',
  player_locations: mark('removed'),
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
  stored_text: (change, { me }) => change.after?.player_id === me.playerId,
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

export function startRecordChanges(): void {
  beforeAll(async () => {
    app = await startTestApp()
    await arrange()
    await watchRows()
  })
  afterAll(() => app.close())
}
