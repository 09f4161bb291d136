// Records what a claim moved, for undoing it: keys of the rows that named the stand-in, and the
// former contact. Derived data (medals, ratings) is recomputed.
import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db/open-database.ts'
import type { People } from '../../manifests/table-facts.ts'
import type { Move } from './claim-queries.ts'

/** Recomputed, and never a stand-in's. */
const derived: ReadonlySet<string> = new Set([
  'awards',
  'player_ratings',
  'rating_seeds',
  'rating_changes',
  'leaderboard_results',
  'leaderboard_totals',
  'leaderboard_dirty',
  'own_acts',
  'league_own_acts',
])
const kinds = {
  kept: ['anonymize', 'clear'],
  too: ['event_invitees.player_id', 'house_appeals.player_id', 'club_poll_votes.player_id'],
}

const keySchema = v.record(v.string(), v.string())
const undoSchema = v.object({
  standIn: v.string(),
  email: v.nullable(v.string()),
  formerEmails: v.optional(v.array(v.string()), []),
  phone: v.nullable(v.string()),
  note: v.string(),
  linkKey: v.string(),
  acts: v.array(v.string()),
  events: v.array(v.string()),
  /** Upcoming events with both in them in which the contact's place stayed. */
  kept: v.array(v.string()),
  isNewMember: v.boolean(),
  teams: v.array(v.object({ eventId: v.string(), other: v.string() })),
  moved: v.array(v.object({ column: v.string(), keys: v.array(keySchema) })),
})
export type ClaimUndo = v.InferOutput<typeof undoSchema>

export const readUndo = (stored: unknown): ClaimUndo => v.parse(undoSchema, stored)

const split = (name: string): [string, string] => {
  const [table = '', column = ''] = name.split('.')
  return [table, column]
}

const isMoved = (name: string, onDeletion: string): boolean =>
  !derived.has(split(name)[0]) &&
  !name.startsWith('contacts.') &&
  !name.startsWith('event_teams.') &&
  (kinds.kept.includes(onDeletion) || kinds.too.includes(name))

async function listKeys(tx: Database, tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; keys: string[] }>`
    select t.name, array_agg(a.attname::text order by a.attname) as keys
    from unnest(${[...tables]}::text[]) as t (name)
      join pg_index i on i.indrelid = t.name::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    group by t.name`.execute(tx)
  return new Map(rows.map(({ name, keys }) => [name, keys]))
}

const toPairs = (keys: readonly string[]): RawBuilder<unknown> =>
  sql.join(keys.flatMap((key) => [sql`${key}::text`, sql`${sql.ref(`t.${key}`)}::text`]))

/** Rows for which the claimer has one of their own, which stays theirs. */
const isDouble = (
  { table, column, keys }: { table: string; column: string; keys: readonly string[] },
  to: string,
): RawBuilder<unknown> => {
  const isSame = keys.map((key) => sql`${sql.ref(`o.${key}`)} = ${sql.ref(`t.${key}`)}`)
  // A place the claimer gave up doesn't count, so the contact's moves.
  const stands = table === 'player_events' ? sql`not o.removed` : sql`true`
  return sql`exists (select from ${sql.table(table)} o
    where ${sql.ref(`o.${column}`)} = ${to} and ${stands} and ${sql.join(isSame, sql` and `)})`
}

/** The keys of rows that name a stand-in, read before they move. */
export async function captureMoved(
  tx: Database,
  { from, to }: Move,
  { players }: People,
): Promise<ClaimUndo['moved']> {
  const names = Object.entries(players).flatMap(([name, { onDeletion }]) =>
    isMoved(name, onDeletion) ? [name] : [],
  )
  const keysByTable = await listKeys(tx, [...new Set(names.map((name) => split(name)[0]))])
  const moved: ClaimUndo['moved'] = []
  for (const name of names) {
    const [table, column] = split(name)
    const all = keysByTable.get(table) ?? []
    const keys = all.filter((key) => key !== column)
    if (keys.length === 0) continue
    const isTheirs = all.includes(column) ? isDouble({ table, column, keys }, to) : sql`false`
    const rows = await listMovedKeys(tx, { table, column, keys, isTheirs, from })
    if (rows.length > 0) moved.push({ column: name, keys: rows })
  }
  return moved
}

export async function listMovedKeys(
  tx: Database,
  moved: {
    table: string
    column: string
    keys: readonly string[]
    isTheirs: RawBuilder<unknown>
    from: string
  },
): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ key: Record<string, string> }>`
    select jsonb_build_object(${toPairs(moved.keys)}) as key from ${sql.table(moved.table)} t
    where ${sql.ref(`t.${moved.column}`)} = ${moved.from} and not ${moved.isTheirs}`.execute(tx)
  return rows.map(({ key }) => key)
}

export async function captureTeams(
  tx: Database,
  from: string,
  events: readonly string[],
): Promise<ClaimUndo['teams']> {
  const { rows } = await sql<{ eventId: string; other: string }>`
    select event_id, case when p1 = ${from} then p2 else p1 end as other
    from event_teams where ${from} in (p1, p2) and event_id = any(${[...events]}::uuid[])`.execute(
    tx,
  )
  return rows
}

export async function captureActs(tx: Database, contactId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('contact_acts')
    .select('eventId')
    .where('contactId', '=', contactId)
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export async function moveBack(
  tx: Database,
  { from, to }: Move,
  { moved, teams, events }: Pick<ClaimUndo, 'moved' | 'teams' | 'events'>,
  people: People,
): Promise<void> {
  for (const { column: name, keys } of moved) {
    const [table, column] = split(name)
    const named = Object.keys(keys[0] ?? {})
    const isSame = sql.join(
      named.map((key) => sql`${sql.ref(`t.${key}`)}::text = k.key ->> ${key}::text`),
      sql` and `,
    )
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = ${from}
      from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) as k (key)
      where ${sql.ref(`t.${column}`)} = ${to} and ${isSame}`.execute(tx)
  }
  await sql`
    with gone as (delete from event_teams t using jsonb_to_recordset(${JSON.stringify(teams)}::jsonb)
        as one ("eventId" uuid, other text)
      where t.event_id = one."eventId" and ${to} in (t.p1, t.p2) and one.other in (t.p1, t.p2)
      returning t.event_id, one.other, t.created, t.deleted)
    insert into event_teams (event_id, p1, p2, created, deleted)
    select event_id, least(other collate "C", ${from}), greatest(other collate "C", ${from}),
      created, deleted from gone on conflict do nothing`.execute(tx)
  await sql`delete from own_acts where player_id = ${to}
    and event_id = any(${[...events]}::uuid[])`.execute(tx)
  await moveTextsBack(tx, { from, to }, { events, people })
}

async function moveTextsBack(
  tx: Database,
  { from, to }: Move,
  { events, people }: { events: readonly string[]; people: People },
): Promise<void> {
  const isTheirs = sql`event_id = any(${[...events]}::uuid[])`
  for (const [name, form] of Object.entries(people.texts)) {
    const [table, column] = split(name)
    if (table === 'newcomer_acts') continue
    const [here, there] = [sql.table(table), sql.ref(column)]
    await (
      form === 'text'
        ? sql`update ${here} set ${there} = ${from} where ${there} = ${to} and ${isTheirs}`
        : sql`update ${here} set ${there} = replace(${there}::text, ${`"${to}"`}, ${`"${from}"`})::jsonb
          where ${isTheirs} and position(${`"${to}"`} in ${there}::text) > 0`
    ).execute(tx)
  }
  await sql`update match_lists set revision = revision + 1 where ${isTheirs}`.execute(tx)
}

export async function restoreContact(
  tx: Database,
  contactId: string,
  { standIn, email, formerEmails, phone, note, linkKey, acts }: ClaimUndo,
  now: number,
): Promise<void> {
  await sql`
    insert into players (player_id, user_id, player_name, skill_self, hidden, on_leaderboards,
      contact, created)
    select ${standIn}, null, k.name, k.skill_self, true, false, true, k.created
      from contacts k where k.contact_id = ${contactId}`.execute(tx)
  await tx
    .updateTable('contacts')
    .set({
      playerId: standIn,
      claimedBy: null,
      claimed: null,
      linkKey,
      email,
      formerEmails,
      phone,
      note,
    })
    .where('contactId', '=', contactId)
    .execute()
  await sql`
    insert into contact_acts (contact_id, event_id, acted)
    select ${contactId}::uuid, e.event_id, ${new Date(now)}::timestamptz from events e
      where e.event_id = any(${[...acts]}::uuid[]) on conflict do nothing`.execute(tx)
}
