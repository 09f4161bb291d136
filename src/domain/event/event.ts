// The fields of an event record and their limits. An event is an invitation to play; it reserves no
// court.

export const eventTitleMax = 60
export const eventNoteMax = 300
export const eventFeeMax = 60
export const cancelReasonMax = 200
export const durationMinMinutes = 15
export const durationMaxMinutes = 720
export const timeStepMinutes = 5
export const eventCourtsMax = 50
export const playersMin = 2
export const playersMax = 500
export const guestsMax = 4
export const waitlistMax = 200
export const cohostsMax = 5
export const cancelCutoffMaxHours = 168
export const drawPartiesMax = 700

export const eventTypes = [
  'open play',
  'round robin',
  'king of the court',
  'ladder',
  'league day',
  'tournament',
  'clinic',
  'social',
] as const
export const eventPlays = ['doubles', 'singles'] as const
export const entryBys = ['player', 'team'] as const
export const eventGenders = ['Any', 'Men', 'Mixed', 'Women'] as const
export const skillRules = ['block', 'warn'] as const
export const signupModes = ['first come', 'lottery', 'take turns'] as const
/** given: the first waiting party that fits gets a freed place. offered: it has to accept. */
export const freedPlaces = ['given', 'offered'] as const
export const eventStatuses = ['draft', 'published', 'cancelled'] as const
export type EventType = (typeof eventTypes)[number]
export type EntryBy = (typeof entryBys)[number]
export type EventGender = (typeof eventGenders)[number]
export type SignupMode = (typeof signupModes)[number]
export type FreedPlaces = (typeof freedPlaces)[number]
export type EventStatus = (typeof eventStatuses)[number]

const competitiveTypes: ReadonlySet<EventType> = new Set<EventType>([
  'round robin',
  'king of the court',
  'ladder',
  'league day',
  'tournament',
])
export const isCompetitive = (type: EventType): boolean => competitiveTypes.has(type)

/** A private event's `invited` is one of these or the name of an organizer's club at the venue. */
export const invitedGroups = ['Friends', 'Favorites'] as const
