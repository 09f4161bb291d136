// Answers to invitations: Out as the order that the event had reached, and when the invitees
// without an answer were reminded last.
import { sql, type Kysely } from 'kysely'

const answers = `
alter table event_invitees add declined_order integer check (declined_order > 0);`

const reminders = `
alter table events add invitees_reminded timestamptz;`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [answers, reminders]) await sql.raw(part).execute(db)
}
