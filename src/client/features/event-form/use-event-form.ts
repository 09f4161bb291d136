// The state of the form: the draft, what is wrong with it, and what the server knows about its
// place and time.
import { useState } from 'react'
import * as v from 'valibot'
import type { EventFields } from '#domain/event/event-fields.ts'
import { invitedGroups, timeSchema } from '#domain/event/event.ts'
import { arrangeTiers, type InvitationTier } from '#domain/invitation/tier.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { useToday } from '../../device/today.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useLive } from '../../net/use-live.ts'
import { useRead } from '../../net/use-read.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { checkDraft } from './check-draft.ts'
import {
  asFresh,
  withLast,
  withTouched,
  type DraftField,
  type EventDraft,
  type Prefill,
  type PrefilledDraft,
} from './event-draft.ts'
import { fieldOfRefusal, problemText, type Problem } from './event-form-problems.ts'

export type EventFormStart = {
  draft: EventDraft
  /** What a prefill may not change; null allows none at all. */
  touched: readonly DraftField[] | null
  /** Further groups that a new event asks, of what it is made from. */
  tiers?: readonly InvitationTier[]
  /**
   * The event that is changed: its id, its start, which may stay in the past, and whether someone
   * is in, which settles entryBy.
   */
  edited: {
    eventId: string
    startsAt: string
    isEntryFixed: boolean
    /** Publishing it invites the viewer's own group. */
    isOwnDraft: boolean
    /** What is settled of its draw; isFixed: neither its kind nor its time can change. */
    draw: {
      drawAt: number | null
      isDrawn: boolean
      isFixed: boolean
    }
  } | null
}

const nothingStored: readonly InvitationTier[] = []

/** The form as its sections use it; `errors` are words ready to show. */
export type EventForm = ReturnType<typeof useEventForm>

/** storedTiers: of the event that is changed; null where the viewer may not see them. */
export function useEventForm(
  start: EventFormStart,
  storedTiers: readonly InvitationTier[] | null = nothingStored,
) {
  const { draft, problems, tries, ...held } = useDraft<EventDraft, Problem>(() => start.draft)
  const [prefill, setPrefill] = useState<Prefill>({
    touched: new Set(start.touched),
    filledFrom: null,
  })
  const fill = ({ draft: filled, ...next }: PrefilledDraft) => {
    held.replace(filled)
    setPrefill(next)
  }
  const tiers = useTiers(draft.invited, storedTiers, start.tiers ?? null)
  const { venue, isLoading } = useVenue(draft.location)
  const { hints, again: askHints } = usePlanHints(draft)
  const last = start.touched === null ? null : lastAt(draft.location, hints)
  if (last !== null && prefill.filledFrom !== last.location)
    fill(withLast({ draft, ...prefill }, last))
  const groups = listGroups(start, draft, hints?.clubs ?? [])

  return {
    draft,
    tries,
    venue,
    /** The venue was chosen, and is not known yet: nothing can be checked. */
    isVenueLoading: isLoading,
    hints,
    askHints,
    groups,
    edited: start.edited,
    ...tiers,
    errors: toProblemTexts(
      isRestricted(start, draft, hints?.mayCreate)
        ? { location: 'event-create-restricted', ...problems }
        : problems,
    ),
    /** True when a last event at this venue filled in what was not chosen by hand. */
    isFilled: last !== null,
    startFresh: () => fill(asFresh({ draft, ...prefill })),
    change: (changes: Partial<EventDraft>) => {
      held.change(changes)
      setPrefill((now) => withTouched(now, changes))
    },
    /** The fields at `now` (ms) when all is well; else null, with the problems at their fields. */
    check: (now: number): EventFields | null => {
      const startedAt = start.edited === null ? null : Date.parse(start.edited.startsAt)
      const checked = checkDraft(draft, {
        timeZone: venue?.timezone ?? null,
        startedAt,
        before: start.edited?.draw ?? null,
        now,
        groups,
      })
      held.refuse('problems' in checked ? checked.problems : {})
      return 'fields' in checked ? checked.fields : null
    },
    /** Shows a refusal at the field it is about, or in a dialog. */
    refuse: async (refusal: Refusal) => {
      const field = fieldOfRefusal(refusal.code)
      if (field === null) await alertUser(refusalText(refusal))
      else held.refuse({ [field]: refusal.code })
    },
  }
}

/** changedTiers: what to send, nothing where they stay as they are. */
function useTiers(
  invited: string,
  stored: readonly InvitationTier[] | null,
  begun: readonly InvitationTier[] | null,
) {
  const [changed, setTiers] = useState(begun)
  return {
    tiers: stored === null ? null : (changed ?? stored),
    setTiers,
    changedTiers: changed === null ? {} : { tiers: arrangeTiers(invited, changed) },
  }
}

/**
 * The groups that may be invited: two groups of everyone's, my clubs at the venue, and the ones
 * invited already.
 */
function listGroups(start: EventFormStart, draft: EventDraft, clubs: readonly string[]): string[] {
  const current =
    start.draft.location === draft.location && start.draft.invited !== ''
      ? [start.draft.invited]
      : []
  return [...new Set([...invitedGroups, ...clubs, ...current])]
}

/** An event that is at a venue may stay there, even if its organizer may not create events. */
const isRestricted = (
  start: EventFormStart,
  draft: EventDraft,
  mayCreate: boolean | undefined,
): boolean =>
  mayCreate === false && (start.edited === null || start.draft.location !== draft.location)

const toProblemTexts = (problems: Partial<Record<DraftField, Problem>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]),
  ) as Partial<Record<DraftField, string>>

/** The venue with its time zone and courts; null while it is not known, and where there is none. */
function useVenue(locationId: string | null) {
  const today = useToday()
  const { data = null, status } = useLive(
    'locations-byId',
    locationId === null ? 'skip' : { locationId, today },
  )
  return { venue: data, isLoading: locationId !== null && status === 'loading' }
}

/** My last event there; hints of a venue chosen before say nothing of this one. */
const lastAt = (
  locationId: string | null,
  hints: { last: EventFields | null } | undefined,
): EventFields | null => (hints?.last?.location === locationId ? (hints?.last ?? null) : null)

/**
 * The server's hints for the place and time as far as they are chosen; undefined while they are not
 * known.
 */
function usePlanHints({
  location,
  startDate,
  startTime,
  duration,
  skillMin,
  skillMax,
}: EventDraft) {
  const isPlanned = location !== null && startDate !== null && v.is(timeSchema, startTime)
  const { data, again } = useRead(
    'events-createHints',
    isPlanned ? { location, startDate, startTime, duration, skillMin, skillMax } : 'skip',
  )
  return { hints: isPlanned ? data : undefined, again }
}
