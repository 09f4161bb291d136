// Erases a person from every table; manifests/people.ts defines the fate of each column.
import { type RawBuilder, sql } from 'kysely'
import { deletedPlayerName } from '#domain/account/account.ts'
import { freeTextFields } from '#domain/event/event-fields.ts'
import type { Database } from '../../db/open-database.ts'
import { toAlias } from '../../mail/address-alias.ts'
import type { People, PersonColumn } from '../../manifests/table-facts.ts'

const toColumn = (name: string): { table: RawBuilder<unknown>; column: RawBuilder<unknown> } => {
  const [table = '', column = ''] = name.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}
const columnsTo = (onDeletion: PersonColumn['onDeletion'], { players }: People): string[] =>
  Object.entries(players).flatMap(([name, column]) =>
    column.onDeletion === onDeletion ? [name] : [],
  )

export type Erased = {
  playerId: string
  playerName: string
  userId: string | null
  email: string | null
}

const listGiven = (values: readonly (string | null)[]): string[] =>
  values.flatMap((value) => value ?? [])

/**
 * Takes people out. Everything that only the game's rules can undo (rosters, clubs, leagues) was
 * undone before. Those who are still named where others are too become a deleted player.
 */
export async function erase(
  tx: Database,
  persons: readonly Erased[],
  { people, newId }: { people: People; newId: () => string },
): Promise<void> {
  const ids = persons.map(({ playerId }) => playerId)
  await forgetTexts(tx, persons)
  for (const name of columnsTo('delete', people)) {
    const { table, column } = toColumn(name)
    await sql`delete from ${table} where ${column} = any(${ids})`.execute(tx)
  }
  const replaced = ids.map((id) => ({ id, nobody: toDeletedId(newId()) }))
  await replaceByNobody(tx, replaced, people)
  for (const name of columnsTo('clear', people)) {
    const { table, column } = toColumn(name)
    await sql`update ${table} set ${column} = null where ${column} = any(${ids})`.execute(tx)
  }
  await tx.deleteFrom('players').where('playerId', 'in', ids).execute()
  const userIds = listGiven(persons.map(({ userId }) => userId))
  if (userIds.length > 0) await tx.deleteFrom('auth_users').where('id', 'in', userIds).execute()
}

/** Looks like a player id, but can't result from any name. */
const toDeletedId = (id: string): string => `deleted-${id.replaceAll('-', '').slice(-16)}`

type Replaced = { id: string; nobody: string }

async function replaceByNobody(
  tx: Database,
  persons: readonly Replaced[],
  people: People,
): Promise<void> {
  const ids = persons.map(({ id }) => id)
  const nobodies = persons.map(({ nobody }) => nobody)
  await insertNobodies(tx, nobodies)
  const pairs = sql`unnest(${ids}::text[], ${nobodies}::text[]) as gone (id, nobody)`
  const used = new Set<string>()
  const texts = Object.entries(people.texts)
  const whole = texts.flatMap(([name, form]) => (form === 'text' ? [name] : []))
  for (const name of [...columnsTo('anonymize', people), ...whole]) {
    const { table, column } = toColumn(name)
    const { rows } = await sql<{ nobody: string }>`
      update ${table} as named set ${column} = gone.nobody from ${pairs}
      where named.${column} = gone.id returning gone.nobody`.execute(tx)
    for (const { nobody } of rows) used.add(nobody)
  }
  for (const [name, form] of texts) {
    if (form !== 'json') continue
    for (const person of await listNamedIn(tx, name, persons)) {
      await renameIn(tx, name, person)
      used.add(person.nobody)
    }
  }
  const unused = nobodies.filter((nobody) => !used.has(nobody))
  if (unused.length > 0) await tx.deleteFrom('players').where('playerId', 'in', unused).execute()
}

async function insertNobodies(tx: Database, nobodies: readonly string[]): Promise<void> {
  await tx
    .insertInto('players')
    .values(
      nobodies.map((playerId) => ({
        playerId,
        userId: null,
        playerName: deletedPlayerName,
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
        nameLook: null,
        slugLook: null,
        hidden: true,
        onLeaderboards: false,
      })),
    )
    .execute()
}

async function listNamedIn(
  tx: Database,
  name: string,
  persons: readonly Replaced[],
): Promise<readonly Replaced[]> {
  const { table, column } = toColumn(name)
  const { rows } = await sql<{ id: string }>`
    select gone.id from unnest(${persons.map(({ id }) => id)}::text[]) as gone (id)
    where exists (select 1 from ${table} named
      where position('"' || gone.id || '"' in named.${column}::text) > 0)`.execute(tx)
  const ids = new Set(rows.map(({ id }) => id))
  return persons.filter(({ id }) => ids.has(id))
}

async function renameIn(tx: Database, name: string, { id, nobody }: Replaced): Promise<void> {
  const { table, column } = toColumn(name)
  await sql`update ${table}
    set ${column} = replace(${column}::text, ${`"${id}"`}, ${`"${nobody}"`})::jsonb
    where position(${`"${id}"`} in ${column}::text) > 0`.execute(tx)
}

/**
 * Clears people's texts in rows that stay, mentions in other people's rows, and their open sign-in
 * links.
 */
async function forgetTexts(tx: Database, persons: readonly Erased[]): Promise<void> {
  const ids = persons.map(({ playerId }) => playerId)
  const names = persons.flatMap(({ playerId, playerName }) => [playerId, playerName])
  const emptied = freeTextFields.map((name) => sql`${sql.ref(name)} = ''`)
  await sql`update events set ${sql.join(emptied)}, cancel_reason = ''
    where player_id = any(${ids})`.execute(tx)
  for (const table of ['leagues', 'tournaments'])
    await sql`update ${sql.table(table)} set note = '' where player_id = any(${ids})`.execute(tx)
  await sql`update prices set refund_rule = '' where event_id in
    (select event_id from events where player_id = any(${ids})) or league_series_id in
    (select league_series_id from leagues where player_id = any(${ids}))`.execute(tx)
  await sql`update matches set dispute = '' where disputed_by = any(${ids})`.execute(tx)
  await sql`update player_events set gender = null where player_id = any(${ids})`.execute(tx)
  await sql`delete from player_events where player_id = any(${ids}) and removed`.execute(tx)
  await sql`update location_log set detail = '' where detail = any(${names})`.execute(tx)
  await sql`delete from reports
    where message_id in (select message_id from messages where from_id = any(${ids})
    or to_id = any(${ids}))`.execute(tx)
  for (const table of ['alerts', 'deliveries']) {
    // Alerts list partners and opponents in one text, and guests as 'Host +1'.
    await sql`delete from ${sql.table(table)} where
      exists (select 1 from jsonb_each_text(params) p where p.value = any(${names})
      or p.key in ('partner', 'opponents')
      and regexp_split_to_array(p.value, ', | [+]') && ${names}::text[])`.execute(tx)
  }
  const words = persons.flatMap(({ userId, email }) => [
    ...listGiven([userId]),
    ...listGiven([email]).flatMap((address) => [address, toAlias(address)]),
  ])
  await sql`delete from auth_verifications
    where exists (select 1 from unnest(${words}::text[]) w where position(w in value) > 0)`.execute(
    tx,
  )
}
