// How far each player has read event chats, and the session a push device belongs to. When that
// session is ended early (signed out, revoked, a new password) the device gets no more pushes; an
// expired session doesn't stop them, because the device wasn't lost.
import { sql, type Kysely } from 'kysely'

const reads = `
create table event_chat_reads (
  event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade,
  read_to timestamptz not null,
  primary key (event_id, player_id));
create index event_chat_reads_player on event_chat_reads (player_id);`

const devices = `
alter table push_devices add session_id text;
create index push_devices_session on push_devices (session_id) where session_id is not null;
create function forget_devices_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = old.id;
  return old;
end $$;
create trigger forget_devices after delete on auth_sessions for each row
  when (old.expires_at > now()) execute function forget_devices_of_session();`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [reads, devices]) await sql.raw(part).execute(db)
}
