// The live query of a draw's record: one load for all viewers of the event, with names hidden per
// viewer.
import { ok } from '#domain/shared/result.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import { defineLiveQueries, viewed } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { toVisibleDraw } from '../../naming/event-view.ts'
import { namedView } from '../../naming/named-view.ts'
import { loadDraw } from './queries.ts'

type LoadedDraw = Awaited<ReturnType<typeof loadDraw>>

export const drawLive = defineLiveQueries<'draws-byEvent'>({
  'draws-byEvent': viewed('draws-byEvent', {
    shared: true,
    topics: ({ eventId }) => [topics.event(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) =>
      ok({ answer: await loadDraw(db, eventId), company: await loadEventCompany(db, eventId) }),
    view: namedView((draw: LoadedDraw, sight) =>
      draw === null ? null : toVisibleDraw(draw, sight),
    ),
  }),
})
