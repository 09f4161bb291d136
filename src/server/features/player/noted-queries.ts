// A keeper's notes about someone who creates an account, as defaults for their setup.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

export type SetupDefaults = {
  name: string
  skillSelf: number | null
  location: { locationId: string; locationName: string; city: string } | null
}

export async function findSetupDefaults(
  db: Database,
  { linkName, userId }: { linkName: string | null; userId: string },
): Promise<SetupDefaults | null> {
  const { rows } = await sql<SetupDefaults>`
    select k.name, k.skill_self, (select jsonb_build_object('locationId',
        l.location_id, 'locationName', l.name, 'city', l.city) from locations l
      where l.location_id = coalesce(k.location_id, (select e.location from events e
        where not e.deleted and e.status = 'published' and e.event_id in (
          select event_id from event_invitees where player_id = k.player_id and not withdrawn
          union select event_id from player_events where player_id = k.player_id and not removed)
        order by e.starts_at desc limit 1))) as location
    from contacts k where k.player_id is not null and (k.link_key = ${linkName}
      or k.contact_id = (select contact_id from joined_contacts where link_key = ${linkName})
      or k.email = (select u.email from auth_users u where u.id = ${userId} and u.email_verified))
    order by k.link_key is not distinct from ${linkName} desc, k.created desc limit 1`.execute(db)
  return rows[0] ?? null
}
