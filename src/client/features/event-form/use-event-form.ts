// The state of the event form: the draft, its problems, and the server's hints for place and time.
import { useState } from 'react'
import * as v from 'valibot'
import type { EventFields } from '#domain/event/event-fields.ts'
import { invitedGroups } from '#domain/event/event.ts'
import { timeSchema } from '#domain/event/schema/time-schema.ts'
import { arrangeTiers, type InvitationTier } from '#domain/invitation/tier.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useRead } from '../../net/use-read.ts'
import { useVenue } from '../../parts/location/use-venue.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { checkDraft } from './check-draft.ts'
import {
  resetUntouched,
  fillFromLast,
  markTouched,
  type DraftField,
  type EventDraft,
  type Prefill,
  type PrefilledDraft,
} from './event-draft.ts'
import { fieldOfRefusal, formatProblem, type Problem } from './event-form-problems.ts'

export type EventFormStart = {
  draft: EventDraft
  /** Fields that a prefill may not change; null disables prefill. */
  touched: readonly DraftField[] | null
  tiers?: readonly InvitationTier[]
  edited: {
    eventId: string
    startsAt: string
    isEntryFixed: boolean
    isOwnDraft: boolean
    isDivision: boolean
    draw: {
      drawAt: number | null
      isDrawn: boolean
      isFixed: boolean
    }
  } | null
}

const nothingStored: readonly InvitationTier[] = []

export type EventForm = ReturnType<typeof useEventForm>

/** storedTiers: those of the edited event; null when the viewer may not see them. */
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
  const { venue, isLoading } = useChosenVenue(draft.location)
  const { hints, again: askHints } = usePlanHints(draft)
  const last = start.touched === null ? null : findLastEventAt(draft.location, hints)
  if (last !== null && prefill.filledFrom !== last.location)
    fill(fillFromLast({ draft, ...prefill }, last))
  const groups = listGroups(start, draft, hints?.clubs ?? [])

  return {
    draft,
    tries,
    venue,
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
    isFilled: last !== null,
    startFresh: () => fill(resetUntouched({ draft, ...prefill })),
    change: (changes: Partial<EventDraft>) => {
      held.change(changes)
      setPrefill((now) => markTouched(now, changes))
    },
    /** The fields if valid at `now` (ms); otherwise null, with problems shown at their fields. */
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
    refuse: async (refusal: Refusal) => {
      const field = fieldOfRefusal(refusal.code)
      if (field === null) await alertUser(refusalText(refusal))
      else held.refuse({ [field]: refusal.code })
    },
  }
}

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

function listGroups(start: EventFormStart, draft: EventDraft, clubs: readonly string[]): string[] {
  const current =
    start.draft.location === draft.location && start.draft.invited !== ''
      ? [start.draft.invited]
      : []
  return [...new Set([...invitedGroups, ...clubs, ...current])]
}

const isRestricted = (
  start: EventFormStart,
  draft: EventDraft,
  mayCreate: boolean | undefined,
): boolean =>
  mayCreate === false && (start.edited === null || start.draft.location !== draft.location)

const toProblemTexts = (problems: Partial<Record<DraftField, Problem>>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, formatProblem(problem)]),
  ) as Partial<Record<DraftField, string>>

function useChosenVenue(locationId: string | null) {
  const { live, isLoading } = useVenue(locationId)
  return { venue: live.data ?? null, isLoading: locationId !== null && isLoading }
}

const findLastEventAt = (
  locationId: string | null,
  hints: { last: EventFields | null } | undefined,
): EventFields | null => (hints?.last?.location === locationId ? (hints?.last ?? null) : null)

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
