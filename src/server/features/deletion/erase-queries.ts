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
  userId: string
  email: string
  nobody: string
}

/**
 * Takes the person out. Everything that only the game's rules can undo (rosters, clubs, leagues)
 * was undone before.
 */
export async function erase(tx: Database, person: Erased, people: People): Promise<void> {
  const { playerId, nobody } = person
  await forgetTexts(tx, person)
  for (const name of columnsTo('delete', people)) {
    const { table, column } = toColumn(name)
    await sql`delete from ${table} where ${column} = ${playerId}`.execute(tx)
  }
  await tx
    .insertInto('players')
    .values({
      playerId: nobody,
      userId: null,
      playerName: deletedPlayerName,
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: null,
      nameLook: null,
      slugLook: null,
      hidden: true,
      onLeaderboards: false,
    })
    .execute()
  for (const name of columnsTo('anonymize', people)) {
    const { table, column } = toColumn(name)
    await sql`update ${table} set ${column} = ${nobody} where ${column} = ${playerId}`.execute(tx)
  }
  for (const name of columnsTo('clear', people)) {
    const { table, column } = toColumn(name)
    await sql`update ${table} set ${column} = null where ${column} = ${playerId}`.execute(tx)
  }
  await renameInTexts(tx, person, people)
  await tx.deleteFrom('players').where('playerId', '=', playerId).execute()
  await tx.deleteFrom('auth_users').where('id', '=', person.userId).execute()
}

/**
 * Clears the person's texts in rows that stay, mentions in other people's rows, and their open
 * sign-in links.
 */
async function forgetTexts(
  tx: Database,
  { playerId, playerName, userId, email }: Erased,
): Promise<void> {
  const names = [playerId, playerName]
  const emptied = freeTextFields.map((name) => sql`${sql.ref(name)} = ''`)
  await sql`update events set ${sql.join(emptied)}, cancel_reason = ''
    where player_id = ${playerId}`.execute(tx)
  for (const table of ['leagues', 'tournaments'])
    await sql`update ${sql.table(table)} set note = '' where player_id = ${playerId}`.execute(tx)
  await sql`update prices set refund_rule = '' where event_id in
    (select event_id from events where player_id = ${playerId}) or league_series_id in
    (select league_series_id from leagues where player_id = ${playerId})`.execute(tx)
  await sql`update matches set dispute = '' where disputed_by = ${playerId}`.execute(tx)
  await sql`update player_events set gender = null where player_id = ${playerId}`.execute(tx)
  await sql`delete from player_events where player_id = ${playerId} and removed`.execute(tx)
  await sql`update location_log set detail = '' where detail = any(${names})`.execute(tx)
  await sql`delete from reports
    where message_id in (select message_id from messages where from_id = ${playerId}
    or to_id = ${playerId})`.execute(tx)
  for (const table of ['alerts', 'deliveries']) {
    // Alerts list partners and opponents in one text, and guests as 'Host +1'.
    await sql`delete from ${sql.table(table)} where
      exists (select 1 from jsonb_each_text(params) p where p.value = any(${names})
      or p.key in ('partner', 'opponents')
      and regexp_split_to_array(p.value, ', | [+]') && ${names}::text[])`.execute(tx)
  }
  await sql`delete from auth_verifications where position(${userId} in value) > 0
    or position(${email} in value) > 0 or position(${toAlias(email)} in value) > 0`.execute(tx)
}

async function renameInTexts(
  tx: Database,
  { playerId, nobody }: Erased,
  { texts }: People,
): Promise<void> {
  for (const [name, form] of Object.entries(texts)) {
    const { table, column } = toColumn(name)
    if (form === 'text')
      await sql`update ${table} set ${column} = ${nobody} where ${column} = ${playerId}`.execute(tx)
    else
      await sql`update ${table}
        set ${column} = replace(${column}::text, ${`"${playerId}"`}, ${`"${nobody}"`})::jsonb
        where position(${`"${playerId}"`} in ${column}::text) > 0`.execute(tx)
  }
}
