// Edits of venues that players suggest and admins apply or dismiss. Each player may have one open
// per venue; is_open is null for closed ones, so the unique index ignores them, also when two
// venues merge.
import { sql, type Kysely } from 'kysely'

const suggestions = `
create table location_suggestions (
  suggestion_id uuid primary key, location_id text not null references locations,
  player_id text not null references players on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  created timestamptz not null,
  closed timestamptz, closed_by text references players on delete set null,
  outcome text check (outcome in ('applied', 'dismissed')),
  is_open boolean generated always as (case when closed is null then true end) stored,
  check ((closed is null) = (outcome is null)), unique (location_id, player_id, is_open));
create index location_suggestions_player on location_suggestions (player_id);
create index location_suggestions_closed_by on location_suggestions (closed_by) where closed_by
  is not null;
create trigger a_lead_on before insert or update of location_id on location_suggestions for each row
  execute function lead_on_location_id();`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(suggestions).execute(db)
}
