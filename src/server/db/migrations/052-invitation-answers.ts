// Answers to invitations: an Out stores the order the event had reached, and when invitees without
// an answer were last reminded.
import { sql, type Kysely } from 'kysely'

const answers = `
alter table event_invitees add declined_order integer check (declined_order > 0);`

const reminders = `
alter table events add invitees_reminded timestamptz;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [answers, reminders]) await sql.raw(part).execute(db)
}
