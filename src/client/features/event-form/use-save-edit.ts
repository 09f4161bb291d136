// Saves an edited event. It asks first if someone loses their place, and saves without the
// invitation if that needs a confirmed address.
import type { EventFields } from '#domain/event/event-fields.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventRepeatTexts } from '#words/en/event/event-repeat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { resizePreview } from './resize-preview.ts'
import type { EventForm } from './use-event-form.ts'
import { useProofOffer } from './use-proof-offer.ts'

type SaveEdit = { detail: OpenedDetail; form: EventForm; scope: SeriesScope; onDone: () => void }

export function useSaveEdit({ detail, form, scope, onDone }: SaveEdit) {
  const t = useTexts(eventFormTexts)
  const repeats = useTexts(eventRepeatTexts)
  const { busy, run } = useBusy<'save' | 'publish'>()
  const offerProof = useProofOffer()
  const { eventId, status } = detail

  const isDemotionMeant = async (fields: EventFields): Promise<boolean> => {
    const out = resizePreview(detail, fields, Date.now()).out.join(', ')
    return (
      out === '' ||
      confirmUser({
        title: t.demoteTitle,
        text: t.demote({ names: out }),
        confirm: t.demoteConfirm,
      })
    )
  }
  const saveUninvited = async (fields: EventFields): Promise<boolean> => {
    const { invite, invited } = status === 'draft' ? fields : detail.fields
    const answer = await call('events-update', {
      eventId,
      fields: { ...fields, invite, invited },
      publish: false,
      scope,
      ...form.changedTiers,
    })
    if (!answer.ok) await form.refuse(answer.refusal)
    return answer.ok
  }
  const save = (publish: boolean) =>
    run(publish ? 'publish' : 'save', async () => {
      const fields = form.check(Date.now())
      if (fields === null || !(await isDemotionMeant(fields))) return
      const answer = await call('events-update', {
        eventId,
        fields,
        publish,
        scope,
        ...form.changedTiers,
      })
      if (!answer.ok && answer.refusal.code === 'address-not-proved')
        return offerProof(() => saveUninvited(fields))
      if (!answer.ok) return form.refuse(answer.refusal)
      void showToast({
        title: publish ? t.published : scope === 'this' ? t.saved : repeats.savedAll,
      })
      onDone()
    })
  return { busy, save }
}
