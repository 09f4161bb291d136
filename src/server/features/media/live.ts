// media-list: what is new at the requested venues.
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listMediaRows, loadMediaSides, type MediaRow, type MediaSide } from './queries.ts'

const mediaSide: ViewerData<MediaSide, ParsedLiveInput<'media-list'>> = {
  name: 'media side',
  perInput: true,
  topics: ({ userId, playerId }) => [topics.relations(playerId), topics.user(userId)],
  load: ({ db }, viewers, input) =>
    loadMediaSides(
      db,
      viewers.map(({ playerId }) => playerId),
      input,
    ),
}

function viewMedia(
  { rows, limit }: { rows: readonly MediaRow[]; limit: number },
  { playerId: viewerId }: PlayerActor,
  { seen, offices }: MediaSide,
): View<LiveOutput<'media-list'>> {
  const items = rows.filter(
    ({ playerId, isGuarded }) => !isGuarded || (playerId !== null && seen.includes(playerId)),
  )
  const hasOwn = items.some(({ playerId }) => playerId === viewerId)
  return {
    key: JSON.stringify([seen, offices, hasOwn ? viewerId : '']),
    told: () => ({
      items: items.slice(0, limit).map(({ isGuarded: _isGuarded, ...item }) => {
        const isMine = item.playerId === viewerId
        return {
          ...item,
          isMine,
          mayRemove: item.mediaId !== '' && (isMine || offices.includes(item.locationId)),
        }
      }),
      more: items.length > limit,
    }),
  }
}

export const mediaLive = defineLiveQueries({
  'media-list': viewed('media-list', {
    shared: true,
    topics: ({ locationIds }) =>
      locationIds.flatMap((id) => [topics.media(id), topics.location(id)]),
    load: async ({ db }, { locationIds, limit }) => {
      const rows = await listMediaRows(db, { locationIds, limit: limit + 1 })
      return ok({ rows, limit })
    },
    view: { topics: mediaSide.topics, own: mediaSide, of: viewMedia },
  }),
})
