// Names that no one may take: resting ones and reserved ones.
import { sql } from 'kysely'
import { nameRestMs, reservedSlugs } from '#domain/player/name.ts'
import type { Database } from '../../db/open-database.ts'
import { type Named, toLooks } from '../../naming/look-alikes.ts'

const hashPlayerId = (playerId: string) =>
  sql<string>`encode(sha256(convert_to(${playerId}, 'UTF8')), 'hex')`

/**
 * Lets the name of a deleted account rest, with how it looked, and forgets those that have rested.
 */
export async function restName(tx: Database, name: Named, now: number): Promise<void> {
  await tx.deleteFrom('resting_names').where('until', '<=', new Date(now)).execute()
  const looks = toLooks(name)
  const rest = {
    name_look: hashPlayerId(looks.name_look),
    slug_look: hashPlayerId(looks.slug_look),
    until: new Date(now + nameRestMs),
  }
  await tx
    .insertInto('resting_names')
    .values({ name_hash: hashPlayerId(name.slug), ...rest })
    .onConflict((conflict) => conflict.column('name_hash').doUpdateSet(rest))
    .execute()
}

const reservedLooks: ReadonlySet<string> = new Set(
  Array.from(reservedSlugs, (slug) => toLooks({ name: slug, slug }).slug_look),
)

/**
 * Why this user may not take the name. isWorn: a player has it, or one that looks like it; index
 * entries tell, however many players there are. isKept: it or one that looks like it is reserved,
 * and not for them, or was someone's a short while ago.
 */
export async function judgeName(
  db: Database,
  name: Named,
  userId: string,
  now: number,
): Promise<{ isWorn: boolean; isKept: boolean }> {
  const looks = toLooks(name)
  const {
    rows: [kept],
  } = await sql<{ worn: boolean; granted: boolean; reserved: boolean; resting: boolean }>`select
    exists (select from players where player_id = ${name.slug} or name_look = ${looks.name_look}
    or slug_look = ${looks.slug_look}) as worn,
    exists (select from reserved_names where player_id = ${name.slug} and granted_to = ${userId}) as
    granted,
    exists (select from reserved_names where player_id = ${name.slug}
    or slug_look = ${looks.slug_look}) as reserved,
    exists (select from resting_names where until > ${new Date(now)}
    and (name_hash = ${hashPlayerId(name.slug)} or name_look = ${hashPlayerId(looks.name_look)}
    or slug_look = ${hashPlayerId(looks.slug_look)})) as resting`.execute(db)
  return {
    isWorn: kept?.worn === true,
    isKept:
      kept?.granted !== true &&
      (kept?.reserved === true || kept?.resting === true || reservedLooks.has(looks.slug_look)),
  }
}

/** Reserves a name, for one user or for no one. */
export async function reserveName(
  tx: Database,
  playerId: string,
  grantedTo: string | null,
): Promise<void> {
  await tx
    .insertInto('reserved_names')
    .values({
      player_id: playerId,
      slug_look: toLooks({ name: playerId, slug: playerId }).slug_look,
      granted_to: grantedTo,
    })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ granted_to: grantedTo }))
    .execute()
}

/** Frees a name that was reserved, granted or resting; false when it was none of these. */
export async function freeName(tx: Database, playerId: string): Promise<boolean> {
  const resting = await tx
    .deleteFrom('resting_names')
    .where('name_hash', '=', hashPlayerId(playerId))
    .returning('name_hash')
    .executeTakeFirst()
  const reserved = await tx
    .deleteFrom('reserved_names')
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst()
  return resting !== undefined || reserved !== undefined
}
