// Invitations that were taken back: their row stays, so that being invited again tells nobody twice
// a day.
import { sql, type Kysely } from 'kysely'

const takenBack = `
alter table event_invitees add withdrawn boolean not null default false
  check (not (withdrawn and picked));`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(takenBack).execute(db)
}
