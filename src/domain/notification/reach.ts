// Decides if notices reach a player with the app closed, by push or e-mail; shared by settings, the
// banner, the organizer's roster and channel fallbacks.
import {
  defaultMatrix,
  toNotificationMatrix,
  type DeliveryChannel,
  type MatrixChanges,
  type NotificationGroup,
} from './notification.ts'

/**
 * none: no address. unproved: no proof yet that they read it. refused: mail bounced or was reported
 * as spam.
 */
export const mailReaches = ['proved', 'unproved', 'refused', 'none'] as const
export type MailReach = (typeof mailReaches)[number]

export type Reach = { mail: MailReach; push: number }

/** A device that refuses this many messages in a row is skipped until it accepts one again. */
export const deviceFailuresMax = 5
export const isLiveDevice = ({ failures }: { failures: number }): boolean =>
  failures < deviceFailuresMax

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

export const isReachableWhenClosed = ({ mail, push }: Reach): boolean =>
  mail === 'proved' || push > 0

/** A refused address needs a reminder even when a device takes messages. */
export const needsReminder = (reach: Reach): boolean =>
  reach.mail === 'refused' || !isReachableWhenClosed(reach)

export type ReachStep = 'confirm-address' | 'check-address' | 'add-address'
const stepBy = {
  proved: 'confirm-address',
  unproved: 'confirm-address',
  refused: 'check-address',
  none: 'add-address',
} as const satisfies Record<MailReach, ReachStep>
export const nextReachStep = ({ mail }: Reach): ReachStep => stepBy[mail]

/** Asked once, after a sign-up, of players with at most one working channel. */
export const mayAskReach = ({ mail, push }: Reach, wasAsked: boolean): boolean =>
  !wasAsked && !(mail === 'proved' && push > 0)

export type ChannelChoices = { matrix: MatrixChanges; mailInstead: boolean }

export const hasMailFallback = (group: NotificationGroup): boolean =>
  defaultMatrix[group].push && !defaultMatrix[group].mail

/**
 * True when a push-only group goes by mail to a player without a live device. Mail that the player
 * once turned off, even by an e-mail's link, never replaces push.
 */
export const usesMailFallback = (
  { matrix, mailInstead }: ChannelChoices,
  group: NotificationGroup,
): boolean =>
  mailInstead &&
  hasMailFallback(group) &&
  matrix[group]?.mail === undefined &&
  toNotificationMatrix(matrix)[group].push

/**
 * Mail as a fallback is wanted only for notices that no push message covers, so the player gets no
 * duplicates.
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
  (channel === 'mail' && !isPushed && usesMailFallback(choices, group))
