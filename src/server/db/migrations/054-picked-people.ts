// Players whom a private event invites by name, besides its group.
import { sql, type Kysely } from 'kysely'

const picked = `
alter table event_invitees add picked boolean not null default false;
create index event_invitees_picked on event_invitees (event_id, player_id) where picked;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(picked).execute(db)
}
