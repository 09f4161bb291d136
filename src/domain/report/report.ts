// Reports by players, handled by the admins of the venue concerned, else by the operator.
export const reportKinds = ['player', 'message', 'photo', 'club', 'location', 'media'] as const
export type ReportKind = (typeof reportKinds)[number]
export const reportOutcomes = ['dismissed', 'removed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export const reportReasonMax = 300
export const reportsAboutOneMax = 5

export const reportsShown = 100

export const isRemovable = (kind: ReportKind): boolean =>
  kind === 'photo' || kind === 'message' || kind === 'club' || kind === 'media'
