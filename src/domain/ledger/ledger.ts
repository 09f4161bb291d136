// The ledger: units, accounts, and kinds and actors of entries. Amounts are whole numbers.

export const ledgerUnits = ['token', 'diamond'] as const
export type LedgerUnit = (typeof ledgerUnits)[number]

/**
 * issue: the source of all holdings, so its balance is negative. fee: receives the cost of
 * transfers.
 */
export const ledgerOwners = ['player', 'issue', 'fee'] as const
export type LedgerOwner = (typeof ledgerOwners)[number]

export const ledgerKinds = ['claim', 'attended', 'transfer', 'undo', 'diamond'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerMakers = ['player', 'server', 'operator'] as const
export type LedgerMaker = (typeof ledgerMakers)[number]

export const ledgerPage = 20
export const ledgerExportPage = 500
