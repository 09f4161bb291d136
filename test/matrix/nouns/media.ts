// Authorization matrix of media: visible like players in lists; removed by the sender and the
// venue's admins.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aPlace, aPlayerFor, aVenueFor } from '../matrix-targets.ts'

const listed: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, admin shown',
  deleted: 'absent',
}
const anyVenue: Outcomes = { own: 'shown', foreign: 'shown', private: 'absent', deleted: 'absent' }

async function aLink(cell: Cell): Promise<{ mediaId: string; locationId: string }> {
  const locationId = cell.scene.place
  const mediaId = randomUUID()
  const playerId = await aPlayerFor(cell, locationId)
  if (cell.target !== 'deleted')
    await cell.scene.db
      .insertInto('media_links')
      .values({
        mediaId,
        locationId,
        playerId,
        url: `https://youtu.be/${mediaId}`,
        network: 'youtube',
        kind: 'video',
        caption: '',
        created: new Date(),
      })
      .execute()
  return { mediaId, locationId }
}

export const rows: readonly MatrixRow[] = [
  row('media-list', 'a link', listed, async (cell) => {
    const { mediaId, locationId } = await aLink(cell)
    return {
      input: { locationIds: [locationId], limit: 99 },
      shows: ({ items }) => items.some((item) => item.mediaId === mediaId),
    }
  }),
  row('media-list', 'a photo', anyVenue, async (cell) => {
    const id = await aVenueFor(cell)
    await cell.scene.db
      .updateTable('locations')
      .set({ photoUrl: '/photos/court.webp' })
      .where('locationId', '=', id)
      .execute()
    return { input: { locationIds: [id], limit: 12 }, shows: ({ items }) => items.length > 0 }
  }),
  row(
    'media-link',
    'a venue',
    {
      own: 'ok',
      foreign: 'not-allowed',
      private: 'location-not-found',
      deleted: 'location-not-found',
    },
    async (cell) => {
      const id = await (cell.target === 'own' ? aPlace(cell) : aVenueFor(cell))
      if (cell.target === 'own')
        await cell.scene.db
          .insertInto('player_locations')
          .values({ locationId: id, playerId: cell.me })
          .execute()
      return { id, input: { locationId: id, url: 'https://youtu.be/aB1', caption: '' } }
    },
  ),
  row(
    'media-remove',
    'a link',
    {
      own: 'ok',
      foreign: 'not-allowed, admin ok, blocked media-not-found',
      private: 'media-not-found, friend not-allowed, admin ok',
      deleted: 'media-not-found',
    },
    async (cell) => {
      const { mediaId } = await aLink(cell)
      return { id: mediaId, input: { mediaId } }
    },
  ),
  row(
    'reports-create',
    'a link',
    {
      own: 'ok',
      foreign: 'ok, blocked media-not-found',
      private: 'media-not-found, friend ok, admin ok',
      deleted: 'media-not-found',
    },
    async (cell) => {
      const { mediaId } = await aLink(cell)
      return { id: mediaId, input: { reported: { kind: 'media', mediaId }, reason: 'rude' } }
    },
  ),
]

export const endNothing: readonly CallName[] = ['media-link', 'media-remove']
