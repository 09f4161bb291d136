// New accounts' tournaments, leagues, venues and links count toward their limits too.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table newcomer_acts drop constraint newcomer_acts_kind_check,
    add constraint newcomer_acts_kind_check check (kind in ('public-event', 'team-request',
    'conversation', 'club', 'invitation', 'club-member', 'tournament', 'league', 'venue',
    'media'))`.execute(db)
}
