// Exports my accounts as a file, and marks a celebration as seen.
import { ledgerExportPage } from '#domain/ledger/ledger.ts'
import { ok } from '#domain/shared/result.ts'
import { defineHandlers } from '../../handler.ts'
import { listPage, setCelebrated } from './queries.ts'

export const ledgerHandlers = defineHandlers({
  'ledger-export': async ({ actor, tx }, { unit, after }) =>
    ok(await listPage(tx, actor.playerId, { unit, after, limit: ledgerExportPage })),
  'players-celebrated': async ({ actor, tx }, { diamondId }) => {
    await setCelebrated(tx, actor.playerId, diamondId, true)
    return ok({ success: true })
  },
})
