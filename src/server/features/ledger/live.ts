// The live query of one page of my ledger account. Later pages never change, because new entries
// only appear at the top.
import { ledgerPage } from '#domain/ledger/ledger.ts'
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listPage } from './queries.ts'

export const ledgerLive = defineLiveQueries({
  'ledger-list': {
    shared: false,
    topics: (_input, viewer) => [topics.ledger(viewer.playerId)],
    topicsIn: ({ entries }) =>
      entries.flatMap(({ event }) => (event === null ? [] : [topics.event(event.eventId)])),
    load: async ({ db }, { unit, after }, viewer) =>
      ok(await listPage(db, viewer.playerId, { unit, after, limit: ledgerPage })),
  },
})
