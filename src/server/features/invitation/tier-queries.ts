// Rows of tiers: further groups that an event asks later, while places are free.
import { sql } from 'kysely'
import { clubOffices, mayInClub } from '#domain/club/club-rights.ts'
import { toTagGroup, type InvitationTier, type TierState } from '#domain/invitation/tier.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export async function loadTiers(
  db: Database,
  eventIds: readonly string[],
): Promise<Map<string, TierState[]>> {
  const rows = await db
    .selectFrom('event_tiers')
    .select(['eventId', 'invited', 'hoursBefore', 'asked'])
    .where('eventId', 'in', eventIds)
    .orderBy('eventId')
    .orderBy('place')
    .execute()
  const tiers = rows.map(({ eventId, invited, hoursBefore, asked }) => ({
    eventId,
    tier: { invited, hoursBefore, asked: asked?.getTime() ?? null },
  }))
  return new Map(
    [...Map.groupBy(tiers, ({ eventId }) => eventId)].map(([eventId, theirs]) => [
      eventId,
      theirs.map(({ tier }) => tier),
    ]),
  )
}

export async function saveTiers(
  tx: Database,
  eventId: string,
  tiers: readonly InvitationTier[],
): Promise<void> {
  const rows = tiers.map(({ invited, hoursBefore }, index) => ({
    invited,
    hoursBefore,
    place: index + 1,
  }))
  await sql`delete from event_tiers where event_id = ${eventId}
    and invited <> all(${rows.map(({ invited }) => invited)}::text[])
    returning ${changedRow('event_tiers')}`.execute(tx)
  if (rows.length === 0) return
  await sql`insert into event_tiers (event_id, invited, hours_before, place)
    select ${eventId}, r.invited, r."hoursBefore", r.place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (invited text, "hoursBefore" int, place int)
    on conflict (event_id, invited) do update set hours_before = excluded.hours_before,
      place = excluded.place
    returning ${changedRow('event_tiers')}`.execute(tx)
}

export async function listTieredEvents(db: Database, now: number, most: number): Promise<string[]> {
  const at = new Date(now)
  const { rows } = await sql<{ eventId: string }>`
    select e.event_id from event_tiers t join events e on e.event_id = t.event_id
    where t.asked is null and e.starts_at > ${at}
      and e.starts_at - t.hours_before * interval '1 hour' <= ${at}
      and e.status = 'published' and not e.deleted and e.invite and e.group_asked is not null
      and e.playing < e.max_players and (e.signup_opens is null or e.signup_opens <= ${at})
      and (e.signup_closes is null or e.signup_closes > ${at})
    group by e.event_id, e.starts_at order by e.starts_at, e.event_id limit ${most}`.execute(db)
  return rows.map(({ eventId }) => eventId)
}

export async function findTierFacts(
  tx: Database,
  eventId: string,
): Promise<{ playing: number; waiting: number; isGroupAsked: boolean }> {
  const { playing, waiting, groupAsked } = await tx
    .selectFrom('events')
    .select(['playing', 'waiting', 'groupAsked'])
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  return { playing, waiting, isGroupAsked: groupAsked !== null }
}

export async function markTierAsked(
  tx: Database,
  { eventId, invited, now }: { eventId: string; invited: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event_tiers')
    .set({ asked: new Date(now) })
    .where('eventId', '=', eventId)
    .where('invited', '=', invited)
    .where('asked', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function moveTiers(
  tx: Database,
  { location, from, to }: { location: string; from: string; to: string },
): Promise<string[]> {
  const at = sql`e.event_id = t.event_id and e.location = ${location} and t.club_name = ${from}`
  const moved = sql`${to}::text || substr(t.invited, char_length(t.club_name) + 1)`
  await sql`delete from event_tiers t using events e where ${at} and exists (
    select 1 from event_tiers o where o.event_id = t.event_id and o.invited = ${moved})
    returning ${changedRow('event_tiers', 't')}`.execute(tx)
  const { rows } = await sql<{ eventId: string }>`
    update event_tiers t set invited = ${moved} from events e where ${at}
    returning t.event_id, ${changedRow('event_tiers', 't')}`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function endTagTiers(
  tx: Database,
  { location, clubName, tags }: { location: string; clubName: string; tags: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    delete from event_tiers t using events e where e.event_id = t.event_id
      and e.location = ${location} and t.club_name = ${clubName}
      and t.tag <> all(${[...tags]}::text[])
    returning t.event_id, ${changedRow('event_tiers', 't')}`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function listTagGroups(
  db: Database,
  location: string,
  playerId: string,
): Promise<string[]> {
  const offices = clubOffices.filter(
    (office) =>
      mayInClub({ role: 'member', office }, 'club.people') ||
      mayInClub({ role: 'member', office }, 'club.events'),
  )
  const { rows } = await sql<{ clubName: string; tag: string }>`
    select c.club_name, named.tag from clubs c
      cross join lateral unnest(c.tags) with ordinality named (tag, place)
    where c.location_id = ${location} and (c.player_id = ${playerId} or exists (
      select 1 from club_members m where m.location_id = c.location_id and m.slug = c.slug
      and m.player_id = ${playerId} and m.office = any(${offices}::text[])))
    order by c.club_name, named.place`.execute(db)
  return rows.map(({ clubName, tag }) => toTagGroup(clubName, tag))
}
