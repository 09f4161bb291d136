// Notifications outside the app: their groups (rows of a player's settings matrix), channels, and
// the group of every kind. A new kind of alert gets its line in `kinds`.
import type { AlertKind } from '../alert/alert.ts'

export const notificationGroups = [
  'messages',
  'requests',
  'signups',
  'changes',
  'reminders',
  'invitations',
  'newEvents',
  'matches',
  'results',
  'leagues',
  'clubs',
  'rewards',
  'calendar',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const notificationChannels = ['inApp', 'push', 'mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export const deliveryChannels = ['push', 'mail'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

export type NotificationMatrix = Record<NotificationGroup, Record<NotificationChannel, boolean>>

export type NoticeKind =
  | AlertKind
  | 'message'
  | 'event-message'
  | 'club-message'
  | 'team-request'
  | 'admin-request'
  | 'calendar-request'
  | 'calendar-cancel'
  | 'link-invited'
  | 'link-reminder'

type KindRule = { group: NotificationGroup; isAhead: boolean }
const ahead = (group: NotificationGroup): KindRule => ({ group, isAhead: true })
const any = (group: NotificationGroup): KindRule => ({ group, isAhead: false })

const kinds: Record<NoticeKind, KindRule> = {
  message: any('messages'),
  'event-message': any('messages'),
  'club-message': any('clubs'),
  'team-request': ahead('requests'),
  'admin-request': any('requests'),
  'team-formed': ahead('requests'),
  'team-ended': ahead('requests'),
  'admin-joined': any('requests'),
  'suggestion-made': any('requests'),
  'suggestion-applied': any('requests'),
  'suggestion-dismissed': any('requests'),
  'house-appealed': any('requests'),
  'house-answered': any('requests'),
  'report-answered': any('requests'),
  'report-acted': any('requests'),
  'appeal-answered': any('requests'),
  'results-held': any('requests'),
  'contact-claim-asked': any('requests'),
  'contact-claimed': any('requests'),
  'claim-ended': any('requests'),
  promoted: ahead('signups'),
  'place-offered': ahead('signups'),
  'offer-expired': ahead('signups'),
  'moved-to-waitlist': ahead('signups'),
  'added-to-event': ahead('signups'),
  'removed-from-event': ahead('signups'),
  'drawn-in': ahead('signups'),
  'drawn-waiting': ahead('signups'),
  'event-deleted': ahead('changes'),
  'event-cancelled': ahead('changes'),
  'event-changed': ahead('changes'),
  'event-clock-changed': ahead('changes'),
  'event-day-status': ahead('changes'),
  'venue-day-status': ahead('changes'),
  'event-handed-over': ahead('changes'),
  'reminder-day': ahead('reminders'),
  'reminder-soon': ahead('reminders'),
  'event-below-minimum': ahead('reminders'),
  'payment-reminder': any('reminders'),
  'event-invited': ahead('invitations'),
  'invitation-reminder': ahead('invitations'),
  'event-created-nearby': ahead('newEvents'),
  'match-next': ahead('matches'),
  'pair-asked': ahead('matches'),
  'pair-agreed': ahead('matches'),
  'guest-entrusted': ahead('matches'),
  'day-planned': ahead('matches'),
  'score-to-confirm': any('matches'),
  'score-disputed': any('matches'),
  'score-decided': any('matches'),
  'were-you-there': any('results'),
  'results-closed': any('results'),
  'results-corrected': any('results'),
  'medal-won': any('results'),
  'diamond-won': any('rewards'),
  'tokens-received': any('rewards'),
  'pass-granted': any('rewards'),
  'league-invited': any('leagues'),
  'league-asked': any('leagues'),
  'league-joined': any('leagues'),
  'league-added': any('leagues'),
  'league-left': any('leagues'),
  'league-removed': any('leagues'),
  'league-concluded': any('leagues'),
  'league-captain': any('leagues'),
  'league-scheduled': any('leagues'),
  'league-matchup-moved': ahead('leagues'),
  'league-lineup-due': ahead('leagues'),
  'league-lineups-shown': any('leagues'),
  'league-result': any('leagues'),
  'event-cohost': any('changes'),
  'tournament-cohost': any('changes'),
  'club-added': any('clubs'),
  'club-invited': any('clubs'),
  'club-removed': any('clubs'),
  'club-handed-over': any('clubs'),
  'club-asked': any('clubs'),
  'club-accepted': any('clubs'),
  'club-declined': any('clubs'),
  'club-office': any('clubs'),
  'club-notice': any('clubs'),
  'club-poll': any('clubs'),
  'calendar-request': ahead('calendar'),
  'calendar-cancel': any('calendar'),
  'link-invited': any('invitations'),
  'link-reminder': any('invitations'),
}

/**
 * Kinds that contacts get by e-mail: their own events, messages to them or their club, payments,
 * and their personal link.
 */
const forContacts: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'message',
  'payment-reminder',
  'club-notice',
  'club-poll',
  'promoted',
  'place-offered',
  'offer-expired',
  'moved-to-waitlist',
  'added-to-event',
  'removed-from-event',
  'drawn-in',
  'drawn-waiting',
  'event-deleted',
  'event-cancelled',
  'event-changed',
  'event-clock-changed',
  'event-day-status',
  'venue-day-status',
  'reminder-day',
  'event-invited',
  'invitation-reminder',
  'link-invited',
  'link-reminder',
])
export const isForContacts = (kind: NoticeKind): boolean => forContacts.has(kind)

/** Kinds about an event in which a contact may play; the e-mail includes its cost. */
const withTerms: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'payment-reminder',
  'promoted',
  'place-offered',
  'added-to-event',
  'drawn-in',
  'event-changed',
  'reminder-day',
  'event-invited',
  'invitation-reminder',
])
export const bringsTerms = (kind: NoticeKind): boolean => withTerms.has(kind)

export const getNotificationGroup = (kind: NoticeKind): NotificationGroup => kinds[kind].group

export const isAhead = (kind: NoticeKind): boolean => kinds[kind].isAhead

const cells = (inApp: boolean, push: boolean, mail: boolean) => ({ inApp, push, mail })

export const defaultMatrix: NotificationMatrix = {
  messages: cells(true, true, false),
  requests: cells(true, true, true),
  signups: cells(true, true, true),
  changes: cells(true, true, true),
  reminders: cells(true, true, false),
  invitations: cells(true, true, true),
  newEvents: cells(true, true, false),
  matches: cells(true, true, false),
  results: cells(true, true, false),
  leagues: cells(true, true, true),
  clubs: cells(true, true, false),
  rewards: cells(true, false, false),
  calendar: cells(false, false, false),
}

/** False for fixed cells: threads always show messages, and the calendar group is mail only. */
export function isSwitchable(group: NotificationGroup, channel: NotificationChannel): boolean {
  if (group === 'calendar') return channel === 'mail'
  return channel !== 'inApp' || (group !== 'messages' && group !== 'requests')
}

export type MatrixChanges = Partial<
  Record<NotificationGroup, Partial<Record<NotificationChannel, boolean | undefined>> | undefined>
>

export function toNotificationMatrix(chosen: MatrixChanges): NotificationMatrix {
  const cell = (group: NotificationGroup, channel: NotificationChannel): boolean =>
    (isSwitchable(group, channel) ? chosen[group]?.[channel] : undefined) ??
    defaultMatrix[group][channel]
  return Object.fromEntries(
    notificationGroups.map((group) => [
      group,
      cells(cell(group, 'inApp'), cell(group, 'push'), cell(group, 'mail')),
    ]),
  ) as NotificationMatrix
}

/** Times of day ('HH:mm') at the player's home venue; spans midnight when `to` comes first. */
export type QuietHours = { from: string; to: string }

export const pushDevicesMax = 10
export const deviceNameMax = 60
export const pushEndpointMax = 1000
