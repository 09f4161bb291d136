import { sql } from 'kysely'
import type { ClubFilter } from '#domain/operator/console.ts'
import type { Database } from '../../../db/open-database.ts'
import { plannedForValues } from '../../../db/statements/statement-names.ts'
import { toPatterns } from '../../../naming/search-patterns.ts'
import type { ClubKey } from '../../club/queries.ts'
import { membersOf } from '../../location/club-queries.ts'

export type ListedClub = ClubKey & {
  name: string
  location: string
  members: number
  ownerId: string
  owner: string
  isOwnerSuspended: boolean
}

const indexedLetters = 3

const selectSuspended = (now: number) => sql<string>`(select p.player_id from suspensions s
  join players p on p.user_id = s.user_id
  where s.ended is null and (s.until is null or s.until > ${new Date(now)}))`

export async function listManagedClubs(
  db: Database,
  { text, filter, now }: { text: string; filter: ClubFilter; now: number },
  limit: number,
): Promise<ListedClub[]> {
  const patterns = toPatterns(text)
  // Sorted, or the planner reads the whole order for what comes late in it.
  const isIndexed =
    filter === 'ownerless' || patterns.some((pattern) => pattern.length >= indexedLetters + 2)
  return db
    .selectFrom('clubs as c')
    .innerJoin('locations as l', 'l.locationId', 'c.locationId')
    .innerJoin('players as o', 'o.playerId', 'c.playerId')
    .select(['c.locationId', 'c.slug as clubId', 'l.name as location', 'c.playerId as ownerId'])
    .select(['o.playerName as owner', membersOf.as('members')])
    .select(sql<string>`coalesce(nullif(c.title, ''), c.club_name)`.as('name'))
    .select(sql<boolean>`c.player_id in ${selectSuspended(now)}`.as('isOwnerSuspended'))
    .where((eb) => eb.and(patterns.map((pattern) => eb('c.search', 'like', pattern))))
    .$if(filter === 'ownerless', (query) =>
      query.where(sql<boolean>`c.player_id in ${selectSuspended(now)}`),
    )
    .orderBy(isIndexed ? sql`left(c.search, 120) || ''` : sql`left(c.search, 120)`)
    .orderBy('c.locationId')
    .orderBy('c.slug')
    .limit(limit)
    .modifyEnd(plannedForValues)
    .execute()
}

export async function countClubLoss(db: Database, { locationId, clubId }: ClubKey, now: number) {
  const { rows } = await sql<Record<'members' | 'contacts' | 'notices' | 'events', number>>`select
    (select count(*) from club_members m
      where m.location_id = c.location_id and m.slug = c.slug)::int as members,
    (select count(*) from contacts k
      where k.location_id = c.location_id and k.slug = c.slug)::int as contacts,
    (select count(*) from club_notices n
      where n.location_id = c.location_id and n.slug = c.slug)::int as notices,
    (select count(*) from events e where e.location = c.location_id and e.invite
      and e.invited = c.club_name and not e.deleted and e.ends_at > ${new Date(now)})::int as events
    from clubs c where c.location_id = ${locationId} and c.slug = ${clubId}`.execute(db)
  return rows[0] ?? null
}
