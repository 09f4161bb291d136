// How people without an account are named outside an event: the club's choice, the event's (null:
// as its club), and their own wish.
import { sql, type Kysely } from 'kysely'

const namings = `('initial', 'full', 'hidden')`

export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `alter table clubs add contact_names text not null default 'initial'
        constraint clubs_contact_names check (contact_names in ${namings});
      alter table events add contact_names text
        constraint events_contact_names check (contact_names in ${namings});
      alter table contacts add hides_name boolean not null default false;`,
    )
    .execute(db)
}
