// Acts of contacts in events through their personal links; they become the person's own once they
// have an account.
import { sql, type CompiledQuery } from 'kysely'
import type { Database } from '../../db/open-database.ts'

type ContactAct = { eventId: string; playerId: string }

export const noteContactAct = (
  db: Database,
  { eventId, playerId }: ContactAct,
  now: number,
): CompiledQuery =>
  sql`
    insert into contact_acts (contact_id, event_id, acted)
    select k.contact_id, ${eventId}::uuid, ${new Date(now)}::timestamptz
      from contacts k where k.player_id = ${playerId}
    on conflict do nothing`.compile(db)

export const forgetContactAct = (db: Database, { eventId, playerId }: ContactAct): CompiledQuery =>
  sql`
    delete from contact_acts a using contacts k
    where k.player_id = ${playerId} and a.contact_id = k.contact_id
      and a.event_id = ${eventId}`.compile(db)
