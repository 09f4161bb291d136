// Reports: what players find wrong, worked by the admins of the venue it happened at, else by the operator.
export const reportKinds = ['player', 'message', 'photo', 'club', 'location'] as const
export type ReportKind = (typeof reportKinds)[number]
export const reportOutcomes = ['dismissed', 'removed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export const reportReasonMax = 300
