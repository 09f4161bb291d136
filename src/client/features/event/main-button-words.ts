// The texts of the main button: one line with the state and the action.
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { MainButton } from '#domain/event/main-button.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'

export type Entering = Extract<MainButton, { kind: 'sign-up' | 'join-waitlist' | 'enter-draw' }>
export type Leaving = Extract<
  MainButton,
  { kind: 'cancel' | 'cancel-late' | 'leave-waitlist' | 'leave-draw' }
>

export const isEntering = (button: MainButton): button is Entering =>
  button.kind === 'sign-up' || button.kind === 'join-waitlist' || button.kind === 'enter-draw'
export const isLeaving = (button: MainButton): button is Leaving =>
  button.kind === 'cancel' ||
  button.kind === 'cancel-late' ||
  button.kind === 'leave-waitlist' ||
  button.kind === 'leave-draw'

/**
 * The action without its numbers: if it changes under a finger, a second tap was meant for the old
 * action.
 */
export const getTapKind = (button: MainButton): 'enter' | 'leave' | 'else' =>
  isEntering(button) ? 'enter' : isLeaving(button) ? 'leave' : 'else'

const wordOf = {
  draft: 'draft',
  results: 'results',
  'in-progress': 'openLive',
  closed: 'closed',
  full: 'full',
  'needs-team': 'findPartner',
  'birth-year-needed': 'addBirthYear',
  'partner-kept-out': 'partnerKeptOut',
  'sign-up': 'signUp',
  cancel: 'cancel',
  'cancel-late': 'cancelLate',
  'enter-draw': 'enterDraw',
  'leave-draw': 'leaveDraw',
} as const
const positionWordOf = {
  'join-waitlist': 'joinWaitlist',
  'leave-waitlist': 'leaveWaitlist',
} as const

export function formatMainButton(
  button: MainButton,
  timeZone: string,
  partner: string | null = null,
): string {
  const t = pick(mainButtonTexts)
  if (button.kind === 'read-only') return refusalText({ code: button.reason })
  if (button.kind === 'sent-out' || button.kind === 'offer-over')
    return refusalText({ code: button.kind })
  if (button.kind === 'answer-offer') return t.takePlace
  if (button.kind === 'opens')
    return t.opens({ when: inSentence(formatInstant(new Date(button.at).toISOString(), timeZone)) })
  if (button.kind === 'cancelled')
    return button.reason === '' ? t.cancelled : t.cancelledFor({ reason: button.reason })
  if ('position' in button) return t[positionWordOf[button.kind]]({ n: button.position })
  const words =
    button.kind === 'sign-up' && partner !== null
      ? t.signUpWith({ name: partner })
      : t[wordOf[button.kind]]
  return [words, ...listNeeds(button)].join(separator)
}

export const separator = ' · '

const listNeeds = (button: MainButton): string[] =>
  'needs' in button && button.needs > 0 ? [pick(mainButtonTexts).needs({ n: button.needs })] : []

export function formatBeforeTap(button: Entering, timeZone: string): string {
  const t = pick(mainButtonTexts)
  if (button.warning !== null) return t.outOfRange
  return button.kind === 'enter-draw'
    ? t.drawIs({ when: formatDraw(button.at, timeZone) })
    : listNeeds(button).join(separator)
}

const formatDraw = (at: number, timeZone: string): string =>
  inSentence(formatInstant(new Date(at).toISOString(), timeZone))

export function formatOwnPlace(button: Leaving): string {
  const t = pick(mainButtonTexts)
  if (button.kind === 'leave-waitlist') return t.stateWaiting({ n: button.position })
  return button.kind === 'leave-draw' ? t.stateInDraw : t.stateIn
}
