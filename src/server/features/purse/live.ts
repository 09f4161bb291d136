// Live queries of a member's remaining entries and, for the club's owner, everyone's.
import { holdersPage, toPurseUnit } from '#domain/purse/purse.ts'
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { openClubFor, openStanding } from '../club/standing-commands.ts'
import { findBalance } from '../ledger/queries.ts'
import { findPurse, listHolders, listPurseEntries } from './queries.ts'

const entriesShown = 20

export const purseLive = defineLiveQueries<'purses-mine' | 'purses-holders'>({
  'purses-mine': {
    shared: false,
    topics: ({ locationId, clubId }, { playerId }) => [
      topics.purse(playerId),
      topics.club(locationId, clubId),
    ],
    load: async ({ db }, key, viewer) => {
      const opened = await openStanding({ tx: db, actor: viewer }, key)
      if (!opened.ok) return opened
      const { playerId } = viewer
      const purseId = await findPurse(db, key)
      if (purseId === null) return ok({ isOpen: false, balance: 0, entries: [] })
      const entries = await listPurseEntries(db, { purseId, playerId, limit: entriesShown })
      return ok({
        isOpen: true,
        balance: await findBalance(db, playerId, toPurseUnit(purseId)),
        entries: entries.map((entry) => ({ ...entry, created: entry.created.toISOString() })),
      })
    },
  },
  'purses-holders': {
    shared: false,
    topics: ({ locationId, clubId }) => [
      topics.club(locationId, clubId),
      topics.clubPurse(locationId, clubId),
    ],
    load: async ({ db }, { after, ...key }, viewer) => {
      const opened = await openClubFor({ tx: db, actor: viewer }, key, 'club.money')
      if (!opened.ok) return opened
      const purseId = await findPurse(db, key)
      const holders = await listHolders(db, key, { purseId, after, limit: holdersPage + 1 })
      return ok({ holders: holders.slice(0, holdersPage), more: holders.length > holdersPage })
    },
  },
})
