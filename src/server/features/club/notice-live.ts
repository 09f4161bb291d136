// clubNotices-list: one load for all members, and one frame for all who see the same.
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { mayInClub } from '#domain/club/club-rights.ts'
import { createNamer, getNameVisibility, nameVisibilityKey } from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import {
  findNotices,
  loadNoticeSides,
  type FoundNotices,
  type NoticeSide,
} from './notice-queries.ts'
import { findClubStanding } from './queries.ts'

type Notices = LiveOutput<'clubNotices-list'>
type Whole = FoundNotices & { clubId: string; locationId: string; limit: number; counts: boolean }

const noticeSide: ViewerData<NoticeSide> = {
  name: 'club notice side',
  topics: ({ playerId }) => [topics.noticesRead(playerId), topics.relations(playerId)],
  load: ({ db }, viewers) =>
    loadNoticeSides(
      db,
      viewers.map(({ playerId }) => playerId),
    ),
}

function viewNotices(
  { clubId, locationId, ownerId, notices, guarded, limit, counts }: Whole,
  { playerId }: PlayerActor,
  { read, offices }: NoticeSide,
): View<Notices> {
  const isOwner = playerId === ownerId
  const office =
    offices.find((one) => one.clubId === clubId && one.locationId === locationId)?.office ?? null
  const hasCounts =
    counts && mayInClub({ role: isOwner ? 'owner' : 'member', office }, 'club.notices')
  const sight = getNameVisibility({ insiders: [], guarded }, playerId)
  const shown = notices.slice(0, limit)
  const unread = shown.filter(({ noticeId }) => !read.has(noticeId))
  return {
    key: [hasCounts, nameVisibilityKey(sight), ...unread.map(({ noticeId }) => noticeId)].join('|'),
    told: () => {
      const namer = createNamer(sight)
      return {
        notices: shown.map(({ authorId, authorName, readCount, created, ...notice }) => ({
          ...notice,
          created: new Date(created).toISOString(),
          author:
            authorId === null || authorName === null || namer.isUnnamed(authorId)
              ? null
              : authorName,
          isRead: read.has(notice.noticeId),
          readCount: hasCounts ? readCount : null,
        })),
        hasMore: notices.length > limit,
      }
    },
  }
}

export const clubNoticeLive = defineLiveQueries<'clubNotices-list'>({
  'clubNotices-list': viewed('clubNotices-list', {
    shared: true,
    topics: ({ locationId, clubId, counts }) => [
      topics.club(locationId, clubId),
      topics.clubNotices(locationId, clubId),
      ...(counts ? [topics.noticeReads(locationId, clubId)] : []),
    ],
    guard: {
      topics: (_input, { playerId }) => [topics.relations(playerId)],
      check: async ({ db }, { locationId, clubId }, { playerId }) => {
        const { role } = await findClubStanding(db, { locationId, clubId }, playerId)
        return role === 'owner' || role === 'member' ? ok(null) : refuse('club-not-found')
      },
    },
    load: async ({ db }, { limit, counts, ...key }) => {
      const found = await findNotices(db, key, { limit: limit + 1, counts })
      return found === null ? refuse('club-not-found') : ok({ ...found, ...key, limit, counts })
    },
    view: { topics: noticeSide.topics, own: noticeSide, of: viewNotices },
  }),
})
