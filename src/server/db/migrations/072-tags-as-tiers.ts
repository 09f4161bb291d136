// Event tiers for club members with a tag: the group is the club's name, a line break, and the tag.
// Names and tags contain no line breaks, so queries can split them.
import { sql, type Kysely } from 'kysely'

const tags = `
alter table event_tiers
  drop constraint event_tiers_invited_check,
  add constraint event_tiers_invited_check check (invited <> '' and char_length(invited) <= 148),
  add club_name text generated always as (split_part(invited, E'\\n', 1)) stored,
  add tag text generated always as (nullif(split_part(invited, E'\\n', 2), '')) stored;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(tags).execute(db)
}
