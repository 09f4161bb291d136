// Roles of the installation, who did each act of the operator's log, and an index that finds
// accounts by a part of their address.
import { sql, type Kysely } from 'kysely'

const operators = `
create table operators (
  user_id text primary key references auth_users on delete cascade,
  role text not null check (role in ('owner', 'operator', 'moderator', 'viewer')),
  created timestamptz not null
);
create index auth_sessions_updated on auth_sessions (updated_at);
create index auth_users_address_parts on auth_users using gin (email gin_trgm_ops);
alter table operator_log add column by_user_id text references auth_users on delete set null;
create index operator_log_backups on operator_log (created) where command = 'backup';
create index operator_log_by on operator_log (by_user_id) where by_user_id is not null;

create or replace function operator_log_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['location_id', 'player_id', 'user_id', 'by_user_id'] =
      to_jsonb(old) - array['location_id', 'player_id', 'user_id', 'by_user_id']
    and coalesce(new.location_id, old.location_id) is not distinct from old.location_id
    and coalesce(new.player_id, old.player_id) is not distinct from old.player_id
    and coalesce(new.user_id, old.user_id) is not distinct from old.user_id
    and coalesce(new.by_user_id, old.by_user_id) is not distinct from old.by_user_id
  then return new;
  end if;
  raise exception 'operator_log is append-only';
end $$`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(operators).execute(db)
}
