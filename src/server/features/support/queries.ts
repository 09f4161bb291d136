// Rows of messages to the operator, who reads and closes them on the command line.
import { sql } from 'kysely'
import type { Language } from '#domain/shared/language.ts'
import type { ContactTopic } from '#domain/support/support.ts'
import type { Database } from '../../db/open-database.ts'

export type NewSupportRequest = {
  contactId: string
  playerId: string
  topic: ContactTopic
  message: string
  language: Language
}

/** Null for accounts without an address: those of some providers have a placeholder. */
const realEmail = sql<string | null>`case when u.email not like '%.invalid' then u.email end`

type Kept = { number: number; playerName: string; email: string | null; isProved: boolean }

export async function addContact(
  tx: Database,
  contact: NewSupportRequest,
  now: number,
): Promise<Kept> {
  const { rows } = await sql<Kept>`
    with kept as (
      insert into support_contacts (contact_id, player_id, topic, message, language, created)
      values (${contact.contactId}, ${contact.playerId}, ${contact.topic}, ${contact.message},
      ${contact.language}, ${new Date(now)}::timestamptz) returning number, player_id)
    select kept.number, p.player_name, ${realEmail} as email,
      coalesce(u.email_verified, false) as "isProved" from kept join players p using (player_id)
      left join auth_users u on u.id = p.user_id`.execute(tx)
  if (rows[0] === undefined) throw new Error('a kept letter has a number')
  return rows[0]
}

export type Contact = {
  contactId: string
  number: number
  playerId: string
  playerName: string
  email: string
  topic: ContactTopic
  message: string
  language: Language
  created: Date
  closed: Date | null
  note: string
}

/**
 * Oldest first, the open ones or all. `email` is where to answer; '' when the account has no
 * address or is gone.
 */
export async function listSupportRequests(
  db: Database,
  { all, limit }: { all: boolean; limit: number },
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select c.contact_id, c.number, c.player_id,
      p.player_name, coalesce(${realEmail}, '') as email, c.topic, c.message,
      c.language, c.created, c.closed, c.note
    from support_contacts c join players p on p.player_id = c.player_id
    left join auth_users u on u.id = p.user_id
    where ${all} or c.closed is null order by c.created, c.contact_id limit ${limit}`.execute(db)
  return rows
}

export async function closeContact(
  tx: Database,
  number: number,
  note: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_contacts')
    .set({ closed: new Date(now), note })
    .where('number', '=', number)
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
