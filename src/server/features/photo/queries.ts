// Rows of photos: addresses on players, venues and clubs, and files to be removed.
import { sql } from 'kysely'
import type { ClubRole } from '#domain/club/club.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { roleIn } from '../location/club-queries.ts'
import { type Watchers, selectWatchers } from '../player/watcher-queries.ts'

export async function replacePlayerPhoto(
  tx: Database,
  playerId: string,
  photoUrl: string,
  now: number,
): Promise<{ before: string } & Watchers> {
  const { photoUrl: before } = await tx
    .selectFrom('players')
    .select('photoUrl')
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('players').set({ photoUrl }).where('playerId', '=', playerId).execute()
  const { watchers } = await tx
    .selectNoFrom(selectWatchers(playerId, now).as('watchers'))
    .executeTakeFirstOrThrow()
  return { before, ...watchers }
}

export async function listPhotoUrls(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    url: string
  }>`select photo_url as url from players where photo_url <> '' union all select photo_url
    from locations where photo_url <> '' union all select photo_url
    from clubs where photo_url <> ''`.execute(db)
  return rows.map(({ url }) => url)
}

export async function replaceLocationPhoto(
  tx: Database,
  locationId: string,
  photoUrl: string,
  now: number,
): Promise<{ before: string }> {
  const { photoUrl: before } = await tx
    .selectFrom('locations')
    .select('photoUrl')
    .where('locationId', '=', locationId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('locations')
    .set({ photoUrl, edited: new Date(now) })
    .where('locationId', '=', locationId)
    .execute()
  return { before }
}

export async function findClubRole(
  db: Database,
  key: string,
  playerId: string,
): Promise<ClubRole | null> {
  const row = await db
    .selectFrom('clubs as c')
    .select(roleIn(playerId).as('role'))
    .where('c.publicKey', '=', key)
    .executeTakeFirst()
  return row?.role ?? null
}

export async function lockClubOfKey(
  tx: Database,
  key: string,
): Promise<{ locationId: string; clubId: string; ownerId: string; photoUrl: string } | undefined> {
  return tx
    .selectFrom('clubs')
    .select(['locationId', 'slug as clubId', 'playerId as ownerId', 'photoUrl'])
    .where('publicKey', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

export async function setClubPhoto(tx: Database, key: string, photoUrl: string): Promise<void> {
  await tx.updateTable('clubs').set({ photoUrl }).where('publicKey', '=', key).execute()
}

/** Queues files for removal from `due` (ms) on. No record may name them, now or later. */
export async function queueRemovals(
  db: Database,
  keys: readonly string[],
  due: number,
): Promise<void> {
  await sql`
    insert into photo_removals (photo_key, due)
    select key, ${new Date(due)} from unnest(${keys}::text[]) as key
    on conflict do nothing returning ${changedRow('photo_removals')}`.execute(db)
}

/**
 * Claims up to `atMost` due files. Each becomes due again after a pause doubling from
 * `firstPauseMs` to `longestPauseMs`, unless `endRemovals` is called first.
 */
export async function claimRemovals(
  db: Database,
  {
    now,
    atMost,
    firstPauseMs,
    longestPauseMs,
  }: {
    now: number
    atMost: number
    firstPauseMs: number
    longestPauseMs: number
  },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update photo_removals
    set attempts = attempts + 1,
      due = ${new Date(now)}::timestamptz + interval '1 ms'
        * least(${firstPauseMs} * power(2, least(attempts, 30)), ${longestPauseMs})
    where photo_key in (
      select photo_key from photo_removals where due <= ${new Date(now)}
      order by due limit ${atMost} for update skip locked)
    returning photo_key as key`.execute(db)
  return rows.map(({ key }) => key)
}

export async function endRemovals(db: Database, keys: readonly string[]): Promise<void> {
  await sql`delete from photo_removals where photo_key = any(${keys}::text[])`.execute(db)
}
