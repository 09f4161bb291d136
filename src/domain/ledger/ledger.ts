// The ledger: what is counted (units), the accounts, the reasons for a movement (kinds), and
// its actor. Amounts are whole.

export const ledgerUnits = ['token', 'diamond'] as const
export type LedgerUnit = (typeof ledgerUnits)[number]

/**
 * issue: where all that players hold comes from, and so below zero by as much. fee: what transfers
 * cost.
 */
export const ledgerOwners = ['player', 'issue', 'fee'] as const
export type LedgerOwner = (typeof ledgerOwners)[number]

export const ledgerKinds = ['claim', 'attended', 'transfer', 'undo', 'diamond'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** server: by its own rules. */
export const ledgerMakers = ['player', 'server', 'operator'] as const
export type LedgerMaker = (typeof ledgerMakers)[number]

/** Entries shown at a time. */
export const ledgerPage = 20
/** Entries in one answer to a download. */
export const ledgerExportPage = 500
