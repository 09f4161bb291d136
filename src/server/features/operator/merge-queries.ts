// Merges two venues by moving everything that points at one to the other. The references are read
// from the database's catalog, so new tables are included.
import { sql } from 'kysely'
import { clubAlertKinds } from '#domain/alert/alert.ts'
import { clubTagsMax } from '#domain/club/club-members.ts'
import { toDeletedClubName, appendNumber } from '#domain/club/club-name.ts'
import type { Database } from '../../db/open-database.ts'
import { type Looks, type NameWithSlug, toLooks } from '../../naming/look-alikes.ts'
import { moveTiers } from '../invitation/tier-queries.ts'
import { moveTemplates } from '../template/queries.ts'
import { moveBelongings } from './fold-queries.ts'
import { preserveDayStatuses } from './merge-day-queries.ts'

type Pointer = {
  table: string
  column: string
  keys: string[][]
}

/**
 * All columns with a foreign key of their own to venues. Clubs come first, because what names a
 * club can't move before it.
 */
async function listPointers(tx: Database): Promise<Pointer[]> {
  const { rows } = await sql<Pointer>`
    select c.conrelid::regclass::text as table, a.attname as column, coalesce((
      select json_agg((select coalesce(json_agg(o.attname), '[]') from pg_attribute o
        where o.attrelid = i.indrelid and o.attnum = any(i.indkey) and o.attnum <> a.attnum))
        from pg_index i
      where i.indrelid = c.conrelid and i.indisunique and a.attnum = any(i.indkey)), '[]') as keys
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'locations'::regclass and cardinality(c.conkey) = 1
    and c.conrelid not in ('location_players'::regclass, 'operator_log'::regclass)
    order by c.conrelid <> 'clubs'::regclass, 1, 2`.execute(tx)
  return rows
}

async function moveRows(
  tx: Database,
  { table, column, keys }: Pointer,
  from: string,
  into: string,
): Promise<number> {
  const [name, id] = [sql.table(table), sql.ref(column)]
  for (const others of keys) {
    const same =
      others.length === 0
        ? sql`true`
        : sql.join(
            others.map((other) => sql`kept.${sql.ref(other)} = ${sql.ref(`moved.${other}`)}`),
            sql` and `,
          )
    await sql`delete from ${name} moved where moved.${id} = ${from} and
      exists (select 1 from ${name} kept where kept.${id} = ${into} and ${same})`.execute(tx)
  }
  const { numAffectedRows } =
    await sql`update ${name} set ${id} = ${into} where ${id} = ${from}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export type MergeReport = {
  moved: Record<string, number>
  renamedClubs: { from: string; to: string }[]
}

/**
 * Makes `from` redirect to `into` permanently. The caller locks both rows in the order of their
 * ids.
 */
export async function mergeLocations(
  tx: Database,
  from: string,
  into: string,
): Promise<MergeReport> {
  await sql`update locations set merged_into = ${into}, hidden = true, kept_hidden = true
    where location_id = ${from}`.execute(tx)
  await sql`update player_locations kept set removed = false from player_locations moved
    where moved.location_id = ${from} and not moved.removed and kept.location_id = ${into}
    and kept.player_id = moved.player_id and kept.removed`.execute(tx)
  await sql`update locations kept set photo_url = moved.photo_url from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from}
    and kept.photo_url = ''`.execute(tx)
  // Sites that embed either calendar keep working.
  await sql`update locations kept set embed = true from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from} and moved.embed`.execute(tx)
  await sql`update locations kept set asks_agreements = true from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from}
    and moved.asks_agreements`.execute(tx)
  // The remaining venue's house rules win.
  await sql`delete from house_rules r where r.location_id = ${from} and r.slug is null
    and exists (select 1 from house_rules kept where kept.location_id = ${into}
      and kept.slug is null)`.execute(tx)
  await sql`update locations kept set house_rules = true from locations moved
    where kept.location_id = ${into} and moved.location_id = ${from}
    and moved.house_rules`.execute(tx)
  await sql`update locations set photo_url = '', asks_agreements = false, house_rules = false
    where location_id = ${from}`.execute(tx)
  for (const [at, other] of [
    [from, into],
    [into, from],
  ] as const)
    await endStrangeInvitations(tx, at, other)
  const renamedClubs = await foldClubs(tx, from, into)
  await sql`update event_templates
    set fields = fields || ${JSON.stringify({ location: into })}::jsonb
    where fields @> ${JSON.stringify({ location: from })}::jsonb`.execute(tx)
  await preserveDayStatuses(tx, from, into)
  const moved: Record<string, number> = {}
  for (const pointer of await listPointers(tx)) {
    const rows = await moveRows(tx, pointer, from, into)
    if (rows > 0) moved[pointer.table] = rows
  }
  return { moved, renamedClubs }
}

type Double = {
  slug: string
  name: string
  keptName: string
  isSame: boolean
}

/**
 * Merges clubs with the same owner and name; a club of another owner, or one that only looks the
 * same, is renamed with a number, and what invites it follows: private events and leagues, its
 * people's templates, and alerts that link to it.
 */
async function foldClubs(
  tx: Database,
  from: string,
  into: string,
): Promise<MergeReport['renamedClubs']> {
  const { rows } = await sql<Double>`
    select moved.slug, moved.club_name as name, kept.club_name as "keptName",
      moved.player_id = kept.player_id and kept.slug = moved.slug as "isSame" from clubs moved
      join lateral (select * from clubs k where k.location_id = ${into}
      and (k.slug = moved.slug or k.name_look = moved.name_look or k.slug_look = moved.slug_look)
      order by k.slug <> moved.slug, k.slug limit 1) kept on true
    where moved.location_id = ${from} order by 1`.execute(tx)
  const renamed: MergeReport['renamedClubs'] = []
  for (const { slug, name, keptName, isSame } of rows) {
    if (isSame) await foldClub(tx, { slug, name, keptName }, from, into)
    else renamed.push(await renameDouble(tx, { slug, name }, from, into))
  }
  return renamed
}

/**
 * Ends invitations at one venue that name a club only the other venue has: they invited no one, and
 * must not start to.
 */
async function endStrangeInvitations(tx: Database, at: string, other: string): Promise<void> {
  for (const table of ['events', 'leagues', 'tournaments']) {
    const { rows } = await sql<{
      invited: string
    }>`select distinct t.invited from ${sql.table(table)} t join clubs c on c.location_id = ${other}
      and c.club_name = t.invited
      where t.location = ${at} and t.invite and
      not exists (select 1 from clubs own where own.location_id = ${at}
      and own.club_name = t.invited)`.execute(tx)
    for (const { invited } of rows)
      await sql`update ${sql.table(table)} set invited = ${toDeletedClubName(invited)}
        where location = ${at} and invite and invited = ${invited}`.execute(tx)
  }
  const { rows: tiers } = await sql<{ clubName: string }>`
    select distinct t.club_name from event_tiers t join events e on e.event_id = t.event_id
      join clubs c on c.location_id = ${other} and c.club_name = t.club_name
    where e.location = ${at} and not exists (select 1 from clubs own where own.location_id = ${at}
      and own.club_name = t.club_name)`.execute(tx)
  for (const { clubName } of tiers)
    await moveTiers(tx, { location: at, from: clubName, to: toDeletedClubName(clubName) })
}

async function foldClub(
  tx: Database,
  { slug, name, keptName }: { slug: string; name: string; keptName: string },
  from: string,
  into: string,
): Promise<void> {
  await inviteInstead(tx, { from, name, to: keptName }, name)
  for (const table of ['club_members', 'club_invitations', 'club_requests'])
    await sql`update ${sql.table(table)} moved set location_id = ${into}
      where moved.location_id = ${from} and moved.slug = ${slug}
        and not exists (select 1 from ${sql.table(table)} kept where kept.location_id = ${into}
          and kept.slug = ${slug} and kept.player_id = moved.player_id)`.execute(tx)
  await moveBelongings(tx, { slug, from, into })
  for (const table of ['club_notices', 'club_messages', 'club_polls'])
    await sql`update ${sql.table(table)} set location_id = ${into} where location_id = ${from}
      and slug = ${slug}`.execute(tx)
  await sql`delete from club_requests q using club_members m where q.location_id = ${into}
    and q.slug = ${slug} and m.location_id = q.location_id and m.slug = q.slug
    and m.player_id = q.player_id`.execute(tx)
  await sql`update reports set location_id = ${into} where location_id = ${from}
    and club_slug = ${slug}`.execute(tx)
  await sql`update clubs kept set tags = array(
      select tag from unnest(kept.tags || moved.tags) with ordinality named (tag, place)
      group by tag order by min(place) limit ${clubTagsMax})
    from clubs moved where kept.location_id = ${into} and kept.slug = ${slug}
      and moved.location_id = ${from} and moved.slug = ${slug}`.execute(tx)
  await sql`delete from club_members where location_id = ${from}
    and slug = ${slug}`.execute(tx)
  await sql`delete from clubs where location_id = ${from} and slug = ${slug}`.execute(tx)
}

async function renameDouble(
  tx: Database,
  { slug, name }: { slug: string; name: string },
  from: string,
  into: string,
): Promise<{ from: string; to: string }> {
  const { rows } = await sql<
    Looks & { slug: string }
  >`select slug, name_look, slug_look from clubs where location_id in (${from}, ${into})`.execute(
    tx,
  )
  const taken = new Set(rows.flatMap((row) => [row.slug, row.nameLook, row.slugLook]))
  const numbered = (number: number): NameWithSlug => ({
    name: appendNumber(name, number),
    slug: appendNumber(slug, number),
  })
  const isTaken = (one: NameWithSlug): boolean =>
    [one.slug, ...Object.values(toLooks(one))].some((text) => taken.has(text))
  let number = 2
  while (isTaken(numbered(number))) number += 1
  const { name: to, slug: clubId } = numbered(number)
  await tx
    .updateTable('clubs')
    .set({ slug: clubId, clubName: to, ...toLooks(numbered(number)) })
    .where('locationId', '=', from)
    .where('slug', '=', slug)
    .execute()
  await inviteInstead(tx, { from, name, to }, to)
  const led = { clubId, clubName: to, club: to }
  await sql`update alerts set params = params || ${JSON.stringify(led)}::jsonb
    where kind = any(${[...clubAlertKinds]})
    and params @> ${JSON.stringify({ locationId: from, clubId: slug })}::jsonb`.execute(tx)
  return { from: name, to }
}

async function inviteInstead(
  tx: Database,
  { from, name, to }: { from: string; name: string; to: string },
  clubName: string,
): Promise<void> {
  if (name === to) return
  await sql`update events set invited = ${to} where location = ${from} and invite
    and invited = ${name}`.execute(tx)
  await moveTiers(tx, { location: from, from: name, to })
  for (const table of ['leagues', 'tournaments'])
    await sql`update ${sql.table(table)} set invited = ${to} where location = ${from} and invite
      and invited = ${name}`.execute(tx)
  await moveTemplates(
    tx,
    { location: from, from: name, to },
    sql<boolean>`exists (select 1 from clubs c where c.location_id = ${from}
    and c.club_name = ${clubName} and (c.player_id = t.player_id
      or exists (select 1 from club_members m where m.location_id = c.location_id
      and m.slug = c.slug and m.player_id = t.player_id)))`,
  )
}
