// Claims of contacts: the request, its confirmation by a code or the keeper, and what is needed to
// undo one.
import { sql, type Kysely } from 'kysely'

/** claimed: null while pending. undo: what moved; cleared once a claim can't be undone anymore. */
const claims = `
create table contact_claims (
  contact_id uuid not null references contacts on delete cascade,
  player_id text not null references players on delete cascade,
  asked timestamptz not null,
  code_hash text,
  expires timestamptz not null,
  claimed timestamptz,
  undo jsonb,
  primary key (contact_id, player_id),
  constraint contact_claims_undo check (undo is null or claimed is not null));
create unique index contact_claims_standing on contact_claims (contact_id)
  where claimed is not null;
create index contact_claims_player on contact_claims (player_id);
create index contact_claims_expires on contact_claims (expires);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(claims).execute(db)
}
