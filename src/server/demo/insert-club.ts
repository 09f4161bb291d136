// Stores the demo club's activity and the photos.
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import { saveSuggestion } from '../features/suggestion/queries.ts'
import type { ClubLife } from './club-life.ts'
import type { DemoPhotos } from './photos.ts'

export async function insertClubLife(tx: Database, life: ClubLife): Promise<void> {
  const { locationId, slug, ...texts } = life.club
  await tx
    .updateTable('clubs')
    .set({ ...texts, joining: 'request' })
    .where('locationId', '=', locationId)
    .where('slug', '=', slug)
    .execute()
  for (const { playerId, ...member } of life.members)
    await tx
      .updateTable('club_members')
      .set(member)
      .where('locationId', '=', locationId)
      .where('slug', '=', slug)
      .where('playerId', '=', playerId)
      .execute()
  await insertRows(tx, 'club_notices', life.club_notices)
  await insertRows(tx, 'club_notice_reads', life.club_notice_reads)
  await insertRows(tx, 'club_messages', life.club_messages)
  await insertRows(tx, 'club_polls', life.club_polls)
  await insertRows(tx, 'club_poll_votes', life.club_poll_votes)
  await insertRows(tx, 'club_requests', life.club_requests)
  const { asked, playerName: _name, ...suggestion } = life.suggestion
  await saveSuggestion(tx, suggestion, asked)
}

export async function insertPhotos(
  tx: Database,
  { locationId, slug }: ClubLife['club'],
  { club, venue }: DemoPhotos,
): Promise<void> {
  await tx
    .updateTable('clubs')
    .set({ photoUrl: club })
    .where('locationId', '=', locationId)
    .where('slug', '=', slug)
    .execute()
  await tx
    .updateTable('locations')
    .set({ photoUrl: venue })
    .where('locationId', '=', locationId)
    .execute()
}
