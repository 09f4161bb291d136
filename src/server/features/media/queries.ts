// Rows of media: players' links, and the venues' own photos.
import { sql } from 'kysely'
import type { LiveOutput } from '#contract/contract.ts'
import type { MediaLink } from '#domain/media/media.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

type MediaItem = LiveOutput<'media-list'>['items'][number]

const selectVenuePhotos = (
  locationIds: readonly string[],
  limit: number,
) => sql`select '', 'photo', null, v.photo_url, '', coalesce(v.edited, v.created), v.location_id,
      null, null, ''
        from locations v where v.location_id = any(${[...locationIds]}) and v.photo_url <> ''
        order by 6 desc limit ${limit}`

export async function listMediaRows(
  db: Database,
  viewerId: string,
  { locationIds, limit }: { locationIds: readonly string[]; limit: number },
): Promise<MediaItem[]> {
  const { rows } = await sql<Omit<MediaItem, 'created'> & { created: Date }>`
    select item.*, l.name as "locationName", item.player_id is not distinct
      from ${viewerId} as "isMine",
      item."mediaId" <> '' and (item.player_id is not distinct from ${viewerId} or exists (
        select 1 from locations_admin office where office.location_id = item.location_id
          and office.player_id = ${viewerId})) as "mayRemove"
    from (
      (select m.media_id::text as "mediaId", m.kind, m.network, m.url, m.caption, m.created,
      m.location_id, p.player_id, p.player_name,
      p.photo_url as "photoURL"
        from media_links m inner join players p on p.player_id = m.player_id
        where m.location_id = any(${[...locationIds]}) and ${isVisible(viewerId, 'p')}
        order by m.created desc limit ${limit})
      union all
      (${selectVenuePhotos(locationIds, limit)})
    ) item inner join locations l on l.location_id = item.location_id and not l.hidden
    order by item.created desc, item."mediaId" desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, created: row.created.toISOString() }))
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
