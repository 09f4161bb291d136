// My ledger accounts, and the effects of a diamond.
import * as v from 'valibot'
import { eventTypes } from '#domain/event/event.ts'
import { ledgerExportPage, ledgerKinds, ledgerPage, ledgerUnits } from '#domain/ledger/ledger.ts'
import { diamondIds } from '#domain/player/player.ts'
import { intMax } from '#domain/shared/number-bounds.ts'
import { call, live, defineContract } from './call.ts'

/**
 * entryNo counts the account's entries from 1. detail: tier of a claim, id of a diamond. event:
 * null once it is gone. player: the other side of a transfer, null if I may not see them. fee: the
 * platform's part of an amount I sent.
 */
const entry = v.object({
  entryNo: v.number(),
  kind: v.picklist(ledgerKinds),
  amount: v.number(),
  balanceAfter: v.number(),
  created: v.string(),
  detail: v.string(),
  note: v.string(),
  fee: v.number(),
  event: v.nullable(
    v.object({
      eventId: v.string(),
      title: v.string(),
      type: v.picklist(eventTypes),
      location: v.string(),
    }),
  ),
  player: v.nullable(v.object({ playerId: v.string(), playerName: v.string() })),
})

const page = v.object({ entries: v.array(entry), more: v.boolean() })
const after = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(intMax)))

/**
 * `after`: the last entryNo of the previous page, null for the first. New entries only appear at
 * the top.
 */
export const ledgerList = live({
  name: 'ledger-list',
  who: 'player',
  summary: `My tokens or diamonds, the newest entry first, ${ledgerPage} a page.`,
  input: v.strictObject({ unit: v.picklist(ledgerUnits), after }),
  output: page,
  refusals: [],
})

export const exportLedger = call({
  name: 'ledger-export',
  who: 'player',
  kind: 'read',
  summary: `My tokens or diamonds for a file, ${ledgerExportPage} entries at a time.`,
  input: v.strictObject({ unit: v.picklist(ledgerUnits), after }),
  output: page,
  refusals: [],
})

export const celebrateDiamond = call({
  name: 'players-celebrated',
  who: 'player',
  kind: 'write',
  summary: 'I have seen that I won this diamond.',
  input: v.strictObject({ diamondId: v.picklist(diamondIds) }),
  output: v.object({ success: v.boolean() }),
  refusals: [],
})

export const ledgerContract = defineContract({
  nouns: { ledger: 'passes' },
  calls: [exportLedger, celebrateDiamond],
  live: [ledgerList],
})
