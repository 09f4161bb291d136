// The ledger of the Player Pass, and the rewards it pays.
import type { Generated } from 'kysely'
import type { LedgerKind, LedgerMaker, LedgerOwner, LedgerUnit } from '#domain/ledger/ledger.ts'
import type { PurseKind, PurseUnit } from '#domain/purse/purse.ts'
import type { Computed, Instant } from './columns.ts'

/**
 * Balances and entry numbers are maintained by the database, for players only; a deleted player's
 * account belongs to no one.
 */
type LedgerAccounts = {
  accountId: Computed<number>
  unit: LedgerUnit | PurseUnit
  owner: LedgerOwner
  playerId: string | null
  balance: Computed<number | null>
  entries: Computed<number>
}
type LedgerTransactions = {
  writtenIn: Generated<string>
  ledgerTransactionId: string
  kind: LedgerKind | PurseKind
  unit: LedgerUnit | PurseUnit
  key: string
  madeBy: LedgerMaker
  detail: Generated<string>
  eventId: string | null
  created: Instant
}
type LedgerEntries = {
  ledgerEntryId: Computed<number>
  ledgerTransactionId: string
  accountId: number
  amount: number
  entryNo: Computed<number | null>
  balanceAfter: Computed<number | null>
}
type LedgerNotes = { ledgerTransactionId: string; playerId: string; note: string }
type RewardMarks = {
  rewardMarkId: Computed<number>
  eventId: string | null
  playerId: string | null
  due: Instant
}
type PpGlobals = { id: string; platformFee: Generated<number> }

export type LedgerTables = {
  ledger_accounts: LedgerAccounts
  ledger_transactions: LedgerTransactions
  ledger_entries: LedgerEntries
  ledger_notes: LedgerNotes
  reward_marks: RewardMarks
  pp_globals: PpGlobals
}
