// Private tournaments, for the organizer's friends, favorites or a club; their divisions are
// private alike.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tournaments add invite boolean not null default false,
    add invited text not null default '',
    add constraint tournaments_invited check (invite = (invited <> ''))`.execute(db)
  // For a club that is renamed or ends.
  await sql`create index tournaments_invited on tournaments (location, invited)
    where invite`.execute(db)
}
