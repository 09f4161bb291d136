// The ledger of PP, and the rewards it pays.
import type { Generated } from 'kysely'
import type { LedgerKind, LedgerMaker, LedgerOwner, LedgerUnit } from '#domain/ledger/ledger.ts'
import type { Computed, Instant } from './columns.ts'

/**
 * Balances and numbers of entries are kept by the database, for players only; an account of a
 * deleted
 * player belongs to no one.
 */
type LedgerAccounts = {
  account_id: Computed<number>
  unit: LedgerUnit
  owner: LedgerOwner
  player_id: string | null
  balance: Computed<number | null>
  entries: Computed<number>
}
/** Only ever added to, by ledger_post. */
type LedgerTransactions = {
  ledger_transaction_id: string
  kind: LedgerKind
  unit: LedgerUnit
  key: string
  made_by: LedgerMaker
  detail: Generated<string>
  event_id: string | null
  created: Instant
}
type LedgerEntries = {
  ledger_entry_id: Computed<number>
  ledger_transaction_id: string
  account_id: number
  amount: number
  entry_no: Computed<number | null>
  balance_after: Computed<number | null>
}
/** What a sender wrote; it goes with its author. */
type LedgerNotes = { ledger_transaction_id: string; player_id: string; note: string }
/** What may have earned something, an event from its end on, or a player. Added to by triggers. */
type RewardMarks = {
  reward_mark_id: Computed<number>
  event_id: string | null
  player_id: string | null
  due: Instant
}
type PpGlobals = { id: string; platform_fee: Generated<number> }

export type LedgerTables = {
  ledger_accounts: LedgerAccounts
  ledger_transactions: LedgerTransactions
  ledger_entries: LedgerEntries
  ledger_notes: LedgerNotes
  reward_marks: RewardMarks
  pp_globals: PpGlobals
}
