// An event's answer as domain's rules read it. The rules then decide on the screen what they decide
// on the server.
import type { LiveOutput } from '#contract/contract.ts'
import { isDayOff } from '#domain/day-status/day-status.ts'
import { holdsPlace, type Entry } from '#domain/event/entry.ts'
import { toEventTerms } from '#domain/event/event-terms.ts'
import type { EventForButton } from '#domain/event/main-button.ts'
import { groupEntries } from '#domain/event/roster-change.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import type { RosterPlayer } from '#domain/event/roster-request.ts'

export type EventDetail = LiveOutput<'events-byId'>
export type EventPartner = NonNullable<LiveOutput<'eventTeams-mine'>['partner']>
export type RosterRow = EventDetail['roster'][number]

/** The event's terms with what the main button needs. */
export function toTerms({
  fields,
  status,
  cancelReason,
  startsAt,
  endsAt,
  drawn,
  dayStatus,
  matchListState,
}: EventDetail): EventForButton {
  return {
    ...toEventTerms(
      { ...fields, status, startsAt, endsAt },
      {
        isDrawn: drawn !== null,
        isOver: matchListState === 'closed',
        isOff: isDayOff(dayStatus),
        toMs: Date.parse,
      },
    ),
    type: fields.type,
    minPlayers: fields.minPlayers,
    cancelReason,
    matchListState,
  }
}

/**
 * The roster as entries by order; two rows of one order are a team. Genders are no one's to see, so
 * they are null here.
 */
export const toEntries = (roster: readonly RosterRow[]): Entry[] =>
  groupEntries(
    roster
      .toSorted((a, b) => a.order - b.order)
      .map((row) => ({
        ...row,
        gender: null,
        offeredUntil: row.offeredUntil === null ? null : Date.parse(row.offeredUntil),
      })),
  )

/**
 * A partner as the rules see one. Their gender and age are no one's to see: where they matter the
 * server has the last word.
 */
export const partnerForRules = (
  { gender }: Pick<EventForButton, 'gender'>,
  partner: EventPartner | null | undefined,
): RosterPlayer | null =>
  partner === null || partner === undefined
    ? null
    : {
        playerId: partner.playerId,
        skillSelf: partner.skillSelf,
        gender: gender === 'Men' ? 'man' : gender === 'Women' ? 'woman' : null,
        birthYear: 'untold',
      }

/**
 * The partner that enters and leaves with a player: no one where players sign up for themselves.
 */
export const nameOfTeammate = (
  { entryBy }: Pick<EventForButton, 'entryBy'>,
  partner: EventPartner | null | undefined,
): string | null => (entryBy === 'team' ? (partner?.playerName ?? null) : null)

/** True when a leaving player cannot simply come back: someone stands in line behind them. */
export function losesPlace(entries: readonly Entry[], playerId: string): boolean {
  const own = findEntry(entries, playerId)
  return (
    own !== undefined &&
    entries.some((entry) => !holdsPlace(entry) && (holdsPlace(own) || entry.order > own.order))
  )
}
