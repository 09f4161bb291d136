// How a freed place goes to the waitlist, and until when it is offered to a waiting party. The
// words repeat domain/event/event.ts; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const field = `
alter table events add freed_places text not null default 'given' check
  (freed_places in ('given', 'offered'));
`

const offers = `
alter table player_events add offered_until timestamptz,
  add constraint player_events_offer check
    (offered_until is null or (place = 'waiting' and not removed));
create index player_events_offers on player_events (offered_until) where offered_until is not null;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [field, offers]) await sql.raw(part).execute(db)
}
