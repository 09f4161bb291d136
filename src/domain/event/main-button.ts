// The main button of an event for this player. It asks the roster decision itself what a tap would
// do, so button and server always agree; the screen maps its kind to words.
import type { MatchListState } from '../match-list/match-list.ts'
import {
  hasStarted,
  isLateCancel,
  isPast,
  playerRefusal,
  skillRefusal,
  toBinding,
  type SkillRefusal,
} from './eligibility.ts'
import { awaitsDraw, placesTaken, type Entry, type EventTerms } from './entry.ts'
import { isCompetitive, type EventType } from './event.ts'
import { findEntry } from './roster-edit.ts'
import type { Roster, RosterPlayer, RosterRefusals } from './roster-request.ts'
import { decideRoster, findPlacement } from './roster.ts'

export type EventForButton = EventTerms & {
  type: EventType
  minPlayers: number
  cancelReason: string
  matchListState: MatchListState | null
}

/** Events run over: an open match list counts as in progress until this long after the end. */
const overrunMs = 12 * 3_600_000

/**
 * needs: players missing to the minimum, 0 when enough. position counts waiting parties from 1. at
 * in ms. partner-kept-out: only the partner fails level, gender or age. birth-year-needed: the
 * event has an age limit, and the player's year of birth is unknown. enter-draw and leave-draw:
 * places are drawn at that instant. sent-out: only an organizer can bring the player back.
 * answer-offer: a place is kept until then; offer-over: that time just passed.
 */
export type MainButton =
  | { kind: 'draft' }
  | { kind: 'cancelled'; reason: string }
  | { kind: 'results' }
  | { kind: 'in-progress' }
  | { kind: 'opens'; at: number }
  | { kind: 'closed' }
  | {
      kind: 'read-only'
      reason: 'event-in-past' | 'gender-not-allowed' | 'age-not-allowed' | SkillRefusal
    }
  | { kind: 'birth-year-needed' }
  | { kind: 'sent-out' }
  | { kind: 'needs-team' }
  | { kind: 'partner-kept-out' }
  | { kind: 'sign-up'; needs: number; warning: SkillRefusal | null }
  | { kind: 'join-waitlist'; position: number; warning: SkillRefusal | null }
  | { kind: 'enter-draw'; at: number; warning: SkillRefusal | null }
  | { kind: 'leave-draw'; at: number }
  | { kind: 'full' }
  | { kind: 'leave-waitlist'; position: number }
  | { kind: 'answer-offer'; until: number }
  | { kind: 'offer-over' }
  | { kind: 'cancel'; needs: number }
  | { kind: 'cancel-late'; needs: number }

type Viewer = RosterPlayer & { isSentOut?: boolean }

/**
 * `entries` are sorted by order; `partner` is the viewer's in this event, if any. Screens don't
 * know others' genders: when null in a Mixed event, 'sign-up' may end on the waitlist, and the
 * response shows it.
 */
export function mainButton(
  event: EventForButton,
  entries: readonly Entry[],
  viewer: Viewer,
  now: number,
  partner: RosterPlayer | null = null,
): MainButton {
  if (event.status === 'cancelled') return { kind: 'cancelled', reason: event.cancelReason }
  if (event.status === 'draft') return { kind: 'draft' }
  if (event.matchListState === 'closed') return { kind: 'results' }
  if (isPast(event, now)) return buttonPast(event, now)
  if (hasStarted(event, now)) return { kind: 'in-progress' }
  const roster = {
    entries,
    nextOrder: (entries.at(-1)?.order ?? 0) + 1,
    sentOut: new Set(viewer.isSentOut === true ? [viewer.playerId] : []),
  }
  return findEntry(entries, viewer.playerId) === undefined
    ? buttonOutside(event, roster, viewer, now, partner)
    : buttonInside(event, roster, viewer.playerId, now)
}

function buttonPast({ type, endsAt, matchListState }: EventForButton, now: number): MainButton {
  if (matchListState === 'open')
    return { kind: now < endsAt + overrunMs ? 'in-progress' : 'results' }
  return isCompetitive(type) ? { kind: 'results' } : { kind: 'read-only', reason: 'event-in-past' }
}

const playersMissing = (event: EventForButton, entries: readonly Entry[]): number =>
  Math.max(0, event.minPlayers - placesTaken(entries))

const getDrawInstant = ({ drawAt, startsAt }: EventTerms): number => drawAt ?? startsAt

function buttonInside(
  event: EventForButton,
  roster: Roster,
  playerId: string,
  now: number,
): MainButton {
  const own = findEntry(roster.entries, playerId)
  const offeredUntil = own?.offeredUntil ?? null
  if (offeredUntil !== null)
    return now < offeredUntil
      ? { kind: 'answer-offer', until: offeredUntil }
      : { kind: 'offer-over' }
  const { place, position } = findPlacement(event, roster, playerId)
  if (position !== null) return { kind: 'leave-waitlist', position }
  if (place === 'waiting') return { kind: 'leave-draw', at: getDrawInstant(event) }
  return {
    kind: isLateCancel(toBinding(event, own ?? {}), now) ? 'cancel-late' : 'cancel',
    needs: playersMissing(event, roster.entries),
  }
}

function buttonOutside(
  event: EventForButton,
  roster: Roster,
  viewer: RosterPlayer,
  now: number,
  partner: RosterPlayer | null,
): MainButton {
  const decided = decideRoster(
    event,
    roster,
    { kind: 'sign-up', player: viewer, partner, guests: 0 },
    now,
  )
  if (decided.ok) {
    const { position } = decided.value.answer
    const warning =
      skillRefusal(event, viewer.skillSelf) ??
      (event.entryBy === 'team' && partner !== null ? skillRefusal(event, partner.skillSelf) : null)
    if (awaitsDraw(event)) return { kind: 'enter-draw', at: getDrawInstant(event), warning }
    return position === null
      ? { kind: 'sign-up', needs: playersMissing(event, roster.entries), warning }
      : { kind: 'join-waitlist', position, warning }
  }
  return buttonRefused(event, decided.refusal.code, viewer)
}

type KeptOut = 'gender-not-allowed' | 'age-not-allowed' | SkillRefusal
const keptOut: ReadonlySet<string> = new Set<KeptOut>([
  'skill-too-low',
  'skill-too-high',
  'gender-not-allowed',
  'age-not-allowed',
])
const isKeptOut = (code: string): code is KeptOut => keptOut.has(code)

function buttonRefused(
  event: EventForButton,
  code: RosterRefusals['sign-up'],
  viewer: RosterPlayer,
): MainButton {
  if (code === 'partner-age-not-allowed') return { kind: 'partner-kept-out' }
  if (code === 'event-not-open' && event.signupOpens !== null)
    return { kind: 'opens', at: event.signupOpens }
  if (code === 'event-full') return { kind: 'full' }
  if (code === 'needs-team' || code === 'sent-out' || code === 'birth-year-needed')
    return { kind: code }
  if (isKeptOut(code))
    return playerRefusal(event, viewer) === null
      ? { kind: 'partner-kept-out' }
      : { kind: 'read-only', reason: code }
  return { kind: 'closed' }
}
