// Whether what is told reaches a player with the app closed: by push, and by e-mail. One notion for
// the settings, the banner, the organizer's roster and what stands in for what.
import {
  defaultMatrix,
  toNotificationMatrix,
  type DeliveryChannel,
  type MatrixChanges,
  type NotificationGroup,
} from './notification.ts'

/**
 * none: the account has no address. unproved: no one has shown yet that they read it. refused: mail
 * came back from it, or was called spam.
 */
export const mailReaches = ['proved', 'unproved', 'refused', 'none'] as const
export type MailReach = (typeof mailReaches)[number]

/** push: how many devices take push messages. */
export type Reach = { mail: MailReach; push: number }

/** A device that refused this many messages in a row takes none, until it takes one again. */
export const deviceFailuresMax = 5
export const isLiveDevice = ({ failures }: { failures: number }): boolean =>
  failures < deviceFailuresMax

/** `email` is null where a provider told none. */
export function toReach({
  email,
  isConfirmed,
  isRefused,
  devices,
}: {
  email: string | null
  isConfirmed: boolean
  isRefused: boolean
  devices: readonly { failures: number }[]
}): Reach {
  return { mail: toMailReach(), push: devices.filter(isLiveDevice).length }

  function toMailReach(): MailReach {
    if (email === null) return 'none'
    if (isRefused) return 'refused'
    return isConfirmed ? 'proved' : 'unproved'
  }
}

/** True when something told to the player leaves the app at all. */
export const hearsWhenClosed = ({ mail, push }: Reach): boolean => mail === 'proved' || push > 0

/** An address that refuses mail is told of even where a device takes messages. */
export const needsReminder = (reach: Reach): boolean =>
  reach.mail === 'refused' || !hearsWhenClosed(reach)

/** What helps first a player that is reminded. */
export type ReachStep = 'confirm-address' | 'check-address' | 'add-address'
const stepBy = {
  proved: 'confirm-address',
  unproved: 'confirm-address',
  refused: 'check-address',
  none: 'add-address',
} as const satisfies Record<MailReach, ReachStep>
export const nextReachStep = ({ mail }: Reach): ReachStep => stepBy[mail]

/**
 * Asked once, after a sign-up, of a player that was not asked before and hears on one channel at the
 * most.
 */
export const mayAskReach = ({ mail, push }: Reach, wasAsked: boolean): boolean =>
  !wasAsked && !(mail === 'proved' && push > 0)

/** What a player chose, as far as it decides about channels. mailInstead: mail may stand in. */
export type ChannelChoices = { matrix: MatrixChanges; mailInstead: boolean }

/** A group in which mail stands in for push unless the player decided about either. */
export const isStandInGroup = (group: NotificationGroup): boolean =>
  defaultMatrix[group].push && !defaultMatrix[group].mail

/**
 * True when a group that goes by push alone goes by mail to a player without a live device. Mail
 * that the player once switched off, also by the link of an e-mail, never stands in.
 */
export const mailStandsIn = (
  { matrix, mailInstead }: ChannelChoices,
  group: NotificationGroup,
): boolean =>
  mailInstead &&
  isStandInGroup(group) &&
  matrix[group]?.mail === undefined &&
  toNotificationMatrix(matrix)[group].push

/**
 * True when the player wants what a delivery tells on its channel. Mail that stands in does so only
 * for what no push message tells: nothing is told twice.
 */
export const isWanted = (
  choices: ChannelChoices,
  {
    group,
    channel,
    isPushed,
  }: { group: NotificationGroup; channel: DeliveryChannel; isPushed: boolean },
): boolean =>
  toNotificationMatrix(choices.matrix)[group][channel] ||
  (channel === 'mail' && !isPushed && mailStandsIn(choices, group))
