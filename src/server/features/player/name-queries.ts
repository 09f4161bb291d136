// Names that no one may take: reserved ones, and recently freed ones.
import { sql } from 'kysely'
import { nameRestMs, reservedSlugs } from '#domain/player/name.ts'
import type { Database } from '../../db/open-database.ts'
import { plannedForValues } from '../../db/statements/statement-names.ts'
import { type NameWithSlug, toLooks } from '../../naming/look-alikes.ts'

const hashPlayerId = (playerId: string) =>
  sql<string>`encode(sha256(convert_to(${playerId}, 'UTF8')), 'hex')`

/** Blocks a deleted account's name and its look-alikes for a while; deletes expired blocks. */
export async function blockFreedName(tx: Database, name: NameWithSlug, now: number): Promise<void> {
  await tx.deleteFrom('resting_names').where('until', '<=', new Date(now)).execute()
  const looks = toLooks(name)
  const rest = {
    nameLook: hashPlayerId(looks.nameLook),
    slugLook: hashPlayerId(looks.slugLook),
    until: new Date(now + nameRestMs),
  }
  await tx
    .insertInto('resting_names')
    .values({ nameHash: hashPlayerId(name.slug), ...rest })
    .onConflict((conflict) => conflict.column('nameHash').doUpdateSet(rest))
    .execute()
}

const reservedLooks: ReadonlySet<string> = new Set(
  Array.from(reservedSlugs, (slug) => toLooks({ name: slug, slug }).slugLook),
)

/**
 * The reasons why the user may not take a name. isWorn: a player has it or a look-alike (index
 * lookups only). isKept: it or a look-alike is reserved for someone else, or was freed recently.
 */
export async function findNameConflict(
  db: Database,
  name: NameWithSlug,
  userId: string,
  now: number,
): Promise<{ isWorn: boolean; isKept: boolean }> {
  const looks = toLooks(name)
  const {
    rows: [kept],
  } = await sql<{ worn: boolean; granted: boolean; reserved: boolean; resting: boolean }>`select
    exists (select from players where player_id = ${name.slug} or name_look = ${looks.nameLook}
    or slug_look = ${looks.slugLook}) as worn,
    exists (select from reserved_names where player_id = ${name.slug} and granted_to = ${userId}) as
    granted,
    exists (select from reserved_names where player_id = ${name.slug}
    or slug_look = ${looks.slugLook}) as reserved,
    exists (select from resting_names where until > ${new Date(now)}
    and (name_hash = ${hashPlayerId(name.slug)} or name_look = ${hashPlayerId(looks.nameLook)}
    or slug_look = ${hashPlayerId(looks.slugLook)})) as resting ${plannedForValues}`.execute(db)
  return {
    isWorn: kept?.worn === true,
    isKept:
      kept?.granted !== true &&
      (kept?.reserved === true || kept?.resting === true || reservedLooks.has(looks.slugLook)),
  }
}

/**
 * The free ones of these names, in order: neither they nor look-alikes are taken, reserved or
 * recently freed. One statement.
 */
export async function listFreeNames(
  db: Database,
  names: readonly NameWithSlug[],
  now: number,
): Promise<string[]> {
  const looks = names.map(toLooks)
  const isReserved = looks.map(({ slugLook }) => reservedLooks.has(slugLook))
  const { rows } = await sql<{ name: string }>`
    select asked.name from unnest(${names.map(({ name }) => name)}::text[],
      ${names.map(({ slug }) => slug)}::text[], ${looks.map(({ nameLook }) => nameLook)}::text[],
      ${looks.map(({ slugLook }) => slugLook)}::text[], ${isReserved}::boolean[])
      with ordinality as asked (name, slug, name_look, slug_look, is_reserved, place)
    where not asked.is_reserved
      and not exists (select 1 from players p where p.player_id = asked.slug
        or p.name_look = asked.name_look or p.slug_look = asked.slug_look)
      and not exists (select 1 from reserved_names r where r.player_id = asked.slug
        or r.slug_look = asked.slug_look)
      and not exists (select 1 from resting_names n where n.until > ${new Date(now)}
        and (n.name_hash = encode(sha256(convert_to(asked.slug, 'UTF8')), 'hex')
        or n.name_look = encode(sha256(convert_to(asked.name_look, 'UTF8')), 'hex')
        or n.slug_look = encode(sha256(convert_to(asked.slug_look, 'UTF8')), 'hex')))
    order by asked.place ${plannedForValues}`.execute(db)
  return rows.map(({ name }) => name)
}

export async function reserveName(
  tx: Database,
  playerId: string,
  grantedTo: string | null,
): Promise<void> {
  await tx
    .insertInto('reserved_names')
    .values({
      playerId,
      slugLook: toLooks({ name: playerId, slug: playerId }).slugLook,
      grantedTo,
    })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ grantedTo }))
    .execute()
}

export async function freeName(tx: Database, playerId: string): Promise<boolean> {
  const resting = await tx
    .deleteFrom('resting_names')
    .where('nameHash', '=', hashPlayerId(playerId))
    .returning('nameHash')
    .executeTakeFirst()
  const reserved = await tx
    .deleteFrom('reserved_names')
    .where('playerId', '=', playerId)
    .returning('playerId')
    .executeTakeFirst()
  return resting !== undefined || reserved !== undefined
}
