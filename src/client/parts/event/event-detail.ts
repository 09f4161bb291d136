// Converts an event's answer for the domain rules, so that the screen decides as the server does.
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
export type RosterEntry = EventDetail['roster'][number]
export type OpenedDetail = EventDetail & { terms: EventForButton; entries: readonly Entry[] }

export const openDetail = (detail: EventDetail): OpenedDetail => ({
  ...detail,
  terms: toTerms(detail),
  entries: toEntries(detail.roster),
})

function toTerms({
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
 * Entries by order; two rows of one order are a team. Genders are private, so they are null here.
 */
const toEntries = (roster: readonly RosterEntry[]): Entry[] =>
  groupEntries(
    roster
      .toSorted((a, b) => a.order - b.order)
      .map((row) => ({
        ...row,
        gender: null,
        offeredUntil: row.offeredUntil === null ? null : Date.parse(row.offeredUntil),
      })),
  )

/** A partner's gender and age are private, so the server decides where they matter. */
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

export const nameOfTeammate = (
  { entryBy }: Pick<EventForButton, 'entryBy'>,
  partner: EventPartner | null | undefined,
): string | null => (entryBy === 'team' ? (partner?.playerName ?? null) : null)

/** True when someone waits in line, so that a leaving player can't simply come back. */
export function losesPlace(entries: readonly Entry[], playerId: string): boolean {
  const own = findEntry(entries, playerId)
  return (
    own !== undefined &&
    entries.some((entry) => !holdsPlace(entry) && (holdsPlace(own) || entry.order > own.order))
  )
}
