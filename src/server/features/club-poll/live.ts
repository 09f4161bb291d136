// clubPolls-list: the counts are loaded once for all members; their own answers are added per
// viewer.
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findClubStanding, type ClubKey } from '../club/queries.ts'
import * as store from './queries.ts'

type Whole = { key: ClubKey; ownerId: string; polls: readonly store.ClubPoll[] }

const pollSide: ViewerData<store.PollSide> = {
  name: 'poll side',
  topics: ({ playerId }) => [topics.pollVotes(playerId), topics.relations(playerId)],
  load: ({ db }, viewers) =>
    store.loadPollSides(
      db,
      viewers.map(({ playerId }) => playerId),
    ),
}

function viewPolls(
  { key, ownerId, polls }: Whole,
  { playerId }: PlayerActor,
  { choices, asks }: store.PollSide,
): View<LiveOutput<'clubPolls-list'>> {
  const mayAsk = playerId === ownerId || asks.has(store.toPollClubKey(key))
  const mine = polls.map(({ pollId }) => choices.get(pollId) ?? [])
  return {
    key: `${mayAsk}|${mine.map((one) => one.join(' ')).join('|')}`,
    told: () => ({
      mayAsk,
      polls: polls.map((poll, index) => ({
        ...poll,
        closes: poll.closes?.toISOString() ?? null,
        closed: poll.closed !== null,
        created: poll.created.toISOString(),
        mine: [...(mine[index] ?? [])],
      })),
    }),
  }
}

export const clubPollLive = defineLiveQueries<'clubPolls-list'>({
  'clubPolls-list': viewed('clubPolls-list', {
    shared: true,
    topics: ({ locationId, clubId }) => [topics.clubPolls(locationId, clubId)],
    guard: {
      topics: (_input, { playerId }) => [topics.relations(playerId)],
      check: async ({ db }, key, { playerId }) => {
        const { role } = await findClubStanding(db, key, playerId)
        return role === 'owner' || role === 'member' ? ok(null) : refuse('club-not-found')
      },
    },
    load: async ({ db, now }, key) => {
      const found = await store.findClubPolls(db, key, now)
      return found === null ? refuse('club-not-found') : ok({ key, ...found })
    },
    view: { topics: pollSide.topics, own: pollSide, of: viewPolls },
  }),
})
