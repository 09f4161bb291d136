// Reports: what players find wrong, worked by the admins of the venue it happened at, else by the
// operator.
export const reportKinds = ['player', 'message', 'photo', 'club', 'location', 'media'] as const
export type ReportKind = (typeof reportKinds)[number]
export const reportOutcomes = ['dismissed', 'removed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
export const reportReasonMax = 300
/** Open reports of one player about one other; more of them would only fill the queue. */
export const reportsAboutOneMax = 5

/** Open reports shown at once, the oldest; working them brings the rest. */
export const reportsShown = 100

/**
 * True for what an admin can take away: a photo, a message, a club, a link. Players and venues
 * stay.
 */
export const isRemovable = (kind: ReportKind): boolean =>
  kind === 'photo' || kind === 'message' || kind === 'club' || kind === 'media'
