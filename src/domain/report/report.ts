// Reports by players, handled by the admins of the venue concerned, else by the operator.
export const reportKinds = ['player', 'message', 'photo', 'club', 'location', 'media'] as const
export type ReportKind = (typeof reportKinds)[number]
export const venueOutcomes = ['dismissed', 'removed'] as const
export const operatorOutcomes = [...venueOutcomes, 'warned', 'hidden'] as const
export const reportOutcomes = [...operatorOutcomes, 'suspended'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export const decisionOutcomes = ['removed', 'warned', 'hidden', 'suspended'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]
export const reportReasonMax = 300
export const appealTextMax = 300
export const reportsAboutOneMax = 5

export const reportsShown = 100

export const isRemovable = (kind: ReportKind): boolean =>
  kind === 'photo' || kind === 'message' || kind === 'club' || kind === 'media'

export const needsReason = (outcome: ReportOutcome): boolean =>
  outcome === 'warned' || outcome === 'hidden' || outcome === 'suspended'

export const mayAnswerAppeal = (appeal: { isOwnDecision: boolean; hasOthers: boolean }): boolean =>
  !appeal.isOwnDecision || !appeal.hasOthers
