// Organizers' messages to a contact about its events, for its page.
import { sql } from 'kysely'
import type { CallOutput } from '#contract/contract.ts'
import { linkMessagesMax, linkMessagesMs } from '#domain/contact/personal-link.ts'
import type { Database } from '../../db/open-database.ts'

type LinkMessage = CallOutput<'links-open'>['messages'][number]

export async function listLinkMessages(
  db: Database,
  playerId: string,
  now: number,
): Promise<LinkMessage[]> {
  const { rows } = await sql<Omit<LinkMessage, 'created'> & { created: Date }>`
    select m.message_id, e.event_id, e.title, e.type,
      sender.player_name as "from", m.message as text, m.created
    from messages m join events e on e.event_id = m.event_id
      join players sender on sender.player_id = m.from_id
    where m.to_id = ${playerId} and m.type = 'txt' and not e.deleted
      and m.created > ${new Date(now - linkMessagesMs)}
    order by m.created desc, m.message_id limit ${linkMessagesMax}`.execute(db)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}
