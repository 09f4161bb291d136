import { sql, type Kysely } from 'kysely'

const offices = `
alter table club_members
  add office text check (office in ('organizer', 'secretary', 'treasurer')),
  add office_since timestamptz,
  add constraint club_members_office check ((office is null) = (office_since is null));
create index club_members_officers on club_members (location_id, slug)
  where office is not null;`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(offices).execute(db)
}
