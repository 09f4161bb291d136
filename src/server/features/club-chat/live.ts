// clubChats-byClub: one load for all members, and one frame for all who see the same.
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { countUnreadInClub } from '#domain/club/club-chat.ts'
import { createNamer, getNameVisibility, nameVisibilityKey } from '#domain/player/naming.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findClubStanding, type ClubKey } from '../club/queries.ts'
import * as store from './queries.ts'

type Chat = LiveOutput<'clubChats-byClub'>
type Whole = store.FoundChat & { key: ClubKey; limit: number }

const chatSide: ViewerData<store.ClubChatSides> = {
  name: 'club chat side',
  topics: ({ playerId }) => [topics.chatsRead(playerId), topics.relations(playerId)],
  load: ({ db }, viewers) =>
    store.loadClubChatSides(
      db,
      viewers.map(({ playerId }) => playerId),
    ),
}

const stranger: store.ClubChatSide = {
  since: 0,
  muted: true,
  isModerator: false,
  seesHidden: false,
}

function viewChat(
  { key, limit, ownerId, messages, guarded }: Whole,
  { playerId }: PlayerActor,
  sides: store.ClubChatSides,
): View<Chat> {
  const side = sides.get(store.toClubSideKey(key)) ?? stranger
  const isOwner = playerId === ownerId
  const apart = new Set(
    guarded.filter((one) => one.apartFrom.includes(playerId)).map((one) => one.playerId),
  )
  const sight = getNameVisibility(
    { insiders: isOwner || side.seesHidden ? [playerId] : [], guarded },
    playerId,
  )
  const readable = messages.filter((one) => !apart.has(one.playerId))
  const unread = countUnreadInClub(
    readable.map((one) => ({ ...one, created: one.created.getTime() })),
    { playerId, since: side.since },
  )
  const mayModerate = isOwner || side.isModerator
  return {
    key: [
      unread,
      side.muted,
      mayModerate,
      [...apart].sort().join(' '),
      nameVisibilityKey(sight),
    ].join('|'),
    told: () => {
      const namer = createNamer(sight)
      return {
        more: readable.length > limit,
        unread,
        muted: side.muted,
        mayModerate,
        messages: readable.slice(-limit).map((one) => ({
          ...one,
          playerId: namer.id(one.playerId),
          playerName: namer.name(one.playerId, one.playerName),
          photoURL: namer.isUnnamed(one.playerId) ? '' : one.photoURL,
          created: one.created.toISOString(),
        })),
      }
    },
  }
}

export const clubChatLive = defineLiveQueries<'clubChats-byClub'>({
  'clubChats-byClub': viewed('clubChats-byClub', {
    shared: true,
    topics: ({ locationId, clubId }) => [topics.clubChat(locationId, clubId)],
    guard: {
      topics: (_input, { playerId }) => [topics.relations(playerId)],
      check: async ({ db }, { limit: _limit, ...key }, { playerId }) => {
        const { role } = await findClubStanding(db, key, playerId)
        return role === 'owner' || role === 'member' ? ok(null) : refuse('club-not-found')
      },
    },
    load: async ({ db }, { limit, ...key }) => {
      const chat = await store.findClubChat(db, key)
      return chat === null ? refuse('club-not-found') : ok({ ...chat, key, limit })
    },
    view: { topics: chatSide.topics, own: chatSide, of: viewChat },
  }),
})
