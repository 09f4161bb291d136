// Rows of media: players' links, and the venues' own photos.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { MediaLink } from '#domain/media/media.ts'
import { isVisible, selectBlocked, viewerRows } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

/** isGuarded: of a player whom not everyone sees. */
export type MediaRow = Omit<LiveOutput<'media-list'>['items'][number], 'isMine' | 'mayRemove'> & {
  isGuarded: boolean
}
export type MediaInput = { locationIds: readonly string[]; limit: number }

/** Links of players whom not everyone sees are looked for among so many. */
const newestMax = 300

const newest = (locationIds: readonly string[]): RawBuilder<unknown> => sql`(
  select links.* from unnest(${[...locationIds]}::text[]) as place (id) cross join lateral (
    select * from media_links where location_id = place.id order by created desc
    limit ${newestMax}) links
  order by links.created desc limit ${newestMax}) m`

const selectVenuePhotos = (
  locationIds: readonly string[],
  limit: number,
) => sql`select '', 'photo', null, v.photo_url, '', coalesce(v.edited, v.created), v.location_id,
      null, null, '', false
        from locations v where v.location_id = any(${[...locationIds]}) and v.photo_url <> ''
        order by 6 desc limit ${limit}`

const isGuarded = sql<boolean>`(p.hidden or exists ${selectBlocked(sql.ref('p.player_id'))})`

const selectLinks = (links: RawBuilder<unknown>, isFit: RawBuilder<boolean>) => sql`
  select m.media_id::text as "mediaId", m.kind, m.network, m.url, m.caption, m.created,
    m.location_id, p.player_id, p.player_name, p.photo_url as "photoURL",
    ${isGuarded} as "isGuarded"
  from ${links} inner join players p on p.player_id = m.player_id where ${isFit}`

/** Newest first; more than `limit`, because not every viewer sees all. */
export async function listMediaRows(
  db: Database,
  { locationIds, limit }: MediaInput,
): Promise<MediaRow[]> {
  const { rows } = await sql<Omit<MediaRow, 'created'> & { created: Date }>`
    select item.*, l.name as "locationName"
    from ((${selectLinks(
      sql`media_links m`,
      sql`m.location_id = any(${[...locationIds]})
        and not ${isGuarded}`,
    )} order by m.created desc limit ${limit})
      union all (${selectLinks(newest(locationIds), isGuarded)})
      union all (${selectVenuePhotos(locationIds, limit)})
    ) item inner join locations l on l.location_id = item.location_id and not l.hidden
    order by item.created desc, item."mediaId" desc`.execute(db)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
}

/** seen: of the guarded players; offices: where the viewer is an admin. */
export type MediaSide = { seen: readonly string[]; offices: readonly string[] }

export async function loadMediaSides(
  db: Database,
  playerIds: readonly string[],
  { locationIds }: Pick<MediaInput, 'locationIds'>,
): Promise<MediaSide[]> {
  const viewer = sql.ref<string>('viewer.player_id')
  const { rows } = await sql<MediaSide>`
    select array(select p.player_id from players p where p.player_id in (
        select m.player_id from ${newest(locationIds)})
        and ${isGuarded} and ${isVisible(viewer, 'p')}) as seen,
      array(select office.location_id from locations_admin office
        where office.player_id = ${viewer} and office.location_id = any(${[...locationIds]}))
        as offices
    from ${viewerRows(playerIds)} as viewer (player_id, n) order by n`.execute(db)
  return rows
}

/**
 * Facts that decide whether a player may link at a venue; null when it doesn't exist. Locks the
 * player, so that their links are counted serially.
 */
export async function lockForLink(
  tx: Database,
  { playerId, locationId, since }: { playerId: string; locationId: string; since: Date },
): Promise<{ isActive: boolean; count: number } | null> {
  await tx
    .selectFrom('players')
    .select('playerId')
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql<{ isActive: boolean; count: number }>`
    select exists (select 1 from player_locations mine where mine.location_id = l.location_id
      and mine.player_id = ${playerId} and not mine.removed) as "isActive",
      (select count(*)::int from media_links m where m.player_id = ${playerId}
      and m.created > ${since}) as count
    from locations l where l.location_id = ${locationId} and not l.hidden`.execute(tx)
  return rows[0] ?? null
}

export async function addMedia(
  tx: Database,
  {
    link,
    ...media
  }: {
    mediaId: string
    locationId: string
    playerId: string
    caption: string
    link: MediaLink
    now: number
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('media_links')
    .values({
      mediaId: media.mediaId,
      locationId: media.locationId,
      playerId: media.playerId,
      caption: media.caption,
      created: new Date(media.now),
      ...link,
    })
    .onConflict((conflict) => conflict.columns(['locationId', 'url']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function lockMedia(
  tx: Database,
  mediaId: string,
  viewerId: string,
): Promise<{ locationId: string; playerId: string; isAdmin: boolean } | null> {
  const { rows } = await sql<{ locationId: string; playerId: string; isAdmin: boolean }>`
    select m.location_id, m.player_id,
      exists (select 1 from locations_admin office where office.location_id = m.location_id
      and office.player_id = ${viewerId}) as "isAdmin"
    from media_links m inner join players p on p.player_id = m.player_id
    where m.media_id = ${mediaId} and ${isVisible(viewerId, 'p')} for update of m`.execute(tx)
  return rows[0] ?? null
}

export async function removeMedia(tx: Database, mediaId: string): Promise<void> {
  await tx.deleteFrom('media_links').where('mediaId', '=', mediaId).execute()
}
