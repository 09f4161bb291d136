import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listTemplates } from './queries.ts'

export const templateLive = defineLiveQueries<'templates-mine'>({
  'templates-mine': {
    shared: false,
    topics: (_input, { playerId }) => [topics.templates(playerId)],
    load: async ({ db }, _input, { playerId }) =>
      ok({ templates: await listTemplates(db, playerId) }),
  },
})
