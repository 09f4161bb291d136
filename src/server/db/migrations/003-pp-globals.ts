// The operator's Player Pass settings: one row, 'current'.
import { sql, type Kysely } from 'kysely'

const ppGlobals = `
create table pp_globals (
  id text primary key check (id = 'current'),
  platform_fee numeric not null default 0 check (platform_fee >= 0));
insert into pp_globals (id) values ('current');
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(ppGlobals).execute(db)
}
