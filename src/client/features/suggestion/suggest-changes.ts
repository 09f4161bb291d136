// Saves the form of a venue that isn't mine: sends the differences to its admins.
import type { LocationFields } from '#domain/location/location.ts'
import { suggestedChanges } from '#domain/location/suggestion.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { suggestionTexts } from '#words/en/suggestion/suggestion.ts'
import { pick } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'

type Sent = { ok: true; locationId: string } | { ok: false; refusal: Refusal }

export const suggestChanges =
  (locationId: string, before: LocationFields) =>
  async (fields: LocationFields): Promise<Sent> => {
    const answer = await call('suggestions-create', {
      locationId,
      changes: suggestedChanges(before, fields),
    })
    if (!answer.ok) return answer
    const t = pick(suggestionTexts)
    await showToast({ title: t.sent, tone: 'good' })
    return { ok: true, locationId }
  }
