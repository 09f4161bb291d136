// The state of a venue's form: the draft, what is wrong with it, and saving it. Refusals are told;
// that another venue stands nearby is asked about.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import { forgetNearLocations } from '../use-near-locations.ts'
import { parseDraft, type DraftField, type LocationDraft } from './location-draft.ts'
import type { LocationForm } from './location-fields.tsx'
import type { SaveLocation } from './save-location.ts'

/** The venue that may be the one someone is about to add. */
export type Nearby = { locationId: string; name: string }

export type LocationFormState = {
  form: LocationForm
  isSaving: boolean
  nearby: Nearby | null
  save: () => void
  /** It is another place. */
  saveAnyway: () => void
  /** Back to the form. */
  closeNearby: () => void
}

const noneWrong: ReadonlySet<DraftField> = new Set()

/** `onSaved` gets the id of what was saved. */
export function useLocationForm(
  saveLocation: SaveLocation,
  start: () => LocationDraft,
  onSaved: (locationId: string) => void,
): LocationFormState {
  const [draft, setDraft] = useState(start)
  const [wrong, setWrong] = useState(noneWrong)
  const [isSaving, setSaving] = useState(false)
  const [nearby, setNearby] = useState<Nearby | null>(null)

  const change = (changes: Partial<LocationDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    const isFixed = (field: DraftField): boolean => field in changes
    setWrong((before) =>
      before.size === 0 || ![...before].some(isFixed)
        ? before
        : new Set([...before].filter((field) => !isFixed(field))),
    )
  }
  const save = async (confirmedDistinct: boolean) => {
    const parsed = parseDraft(draft)
    if (!parsed.ok) return setWrong(parsed.wrong)
    setWrong(noneWrong)
    setNearby(null)
    setSaving(true)
    const answer = await saveLocation(parsed.fields, confirmedDistinct)
    setSaving(false)
    if (answer.ok) {
      forgetNearLocations()
      return onSaved(answer.locationId)
    }
    const found = findNearby(answer.refusal)
    if (found === null) await alertUser(refusalText(answer.refusal))
    else setNearby(found)
  }
  return {
    form: { draft, wrong, change },
    isSaving,
    nearby,
    save: () => void save(false),
    saveAnyway: () => void save(true),
    closeNearby: () => setNearby(null),
  }
}

function findNearby({ code, params }: Refusal): Nearby | null {
  const { locationId, name } = params ?? {}
  return code === 'location-nearby-exists' &&
    typeof locationId === 'string' &&
    typeof name === 'string'
    ? { locationId, name }
    : null
}
