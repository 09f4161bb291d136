// Signs up from a card. A card can't give the place back, and for a while the button's spot ignores
// taps, so that an uncertain second tap doesn't even open the event.
import type { MouseEvent } from 'react'
import { offersSignUp } from '#domain/event-list/card-sign-up.ts'
import { isLateCancel } from '#domain/event/eligibility.ts'
import { eventName } from '../../i18n/event-name.ts'
import { useJustChanged } from '../../parts/event/use-just-changed.ts'
import { useOwnEntry } from '../../parts/event/use-own-entry.ts'
import { useWaitingEntry } from '../../parts/event/use-waiting-entry.ts'
import { usePlayer, type OwnPlayer } from '../../session/use-me.ts'
import type { BadgedEvent } from './event-badges.tsx'

/** Repeated taps come up to three seconds apart. */
const restMs = 5000
const minuteMs = 60_000
/** Toasts stay above this many px, so that Undo doesn't appear under the finger. */
const toastsEndPx = 160

export type CardSignUp = {
  /**
   * waits: not sent yet, so the player isn't in. rests: the button just disappeared, or its state
   * is being checked.
   */
  state: 'none' | 'offered' | 'waits' | 'rests'
  isPending: boolean
  press: (event: MouseEvent) => void
}

export function useCardSignUp(event: BadgedEvent, now: number): CardSignUp {
  const { player } = usePlayer()
  const terms = toTerms(event)
  const entry = useOwnEntry(event.eventId, {
    drawAt: null,
    about: eventName(event),
    isLate: isLateCancel(terms, now),
  })
  const isWaiting = useWaitingEntry(event.eventId) !== null
  const isOffered = isOpenTo(event, player, now)
  const offer = event.house === 'asked' ? 'rests' : 'offered'
  const state = isWaiting ? 'waits' : isOffered ? offer : 'none'
  const isNew = useJustChanged(state, restMs)
  return {
    state: state === 'none' && isNew ? 'rests' : state,
    isPending: entry.busy !== null,
    press: ({ detail: taps, clientY }) => void entry.signUp(0, taps === 0 || clientY > toastsEndPx),
  }
}

export const isOpenTo = (event: BadgedEvent, player: OwnPlayer, now: number): boolean =>
  event.attendance === undefined &&
  (event.house === undefined || event.house === 'asked') &&
  offersSignUp(toTerms(event), player, now)

const toMs = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant)

function toTerms({ startsAt, duration, signupOpens, signupCloses, drawAt, ...card }: BadgedEvent) {
  return {
    ...card,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(startsAt) + duration * minuteMs,
    signupOpens: toMs(signupOpens),
    signupCloses: toMs(signupCloses),
    isDrawAhead: drawAt !== null,
  }
}
