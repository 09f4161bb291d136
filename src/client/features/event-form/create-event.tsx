import { useState } from 'react'
import { Copy } from 'lucide-react'
import type { CallInput } from '#contract/contract.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { newId } from '../../device/new-id.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { EventFormRepeat } from './event-form-repeat.tsx'
import { EventFormView } from './event-form.tsx'
import { toRepeat, type RepeatDraft } from './event-repeat.ts'
import { useEventForm, type EventFormStart } from './use-event-form.ts'
import { useProofOffer } from './use-proof-offer.ts'

type Status = 'draft' | 'published'
type CreateEventProps = {
  start: Omit<EventFormStart, 'edited'>
  copyOf: string | null
  onCreated: (eventId: string) => void
}

export function CreateEvent({ start, copyOf, onCreated }: CreateEventProps) {
  const t = useTexts(eventFormTexts)
  const form = useEventForm({ ...start, edited: null })
  const { busy, run } = useBusy<Status>()
  const offerProof = useProofOffer()
  const [repeat, setRepeat] = useState<RepeatDraft | null>(null)
  const [isRepeatRefused, setRepeatRefused] = useState(false)
  // The key is stable for the same input, so a retry after a lost response doesn't create a second
  // event.
  const [attempt, setAttempt] = useState({ asked: '', key: newId() })

  const refuse = async (refusal: Refusal, request: CallInput<'events-create'>) => {
    if (refusal.code !== 'address-not-proved') return form.refuse(refusal)
    return offerProof(async () => {
      const kept = await call('events-create', { ...request, status: 'draft' })
      if (!kept.ok) await form.refuse(kept.refusal)
      return kept.ok
    })
  }

  const create = (status: Status) =>
    run(status, async () => {
      const fields = form.check(Date.now())
      const made = repeat === null ? null : toRepeat(repeat, form.draft.startDate)
      setRepeatRefused(repeat !== null && made === null)
      if (fields === null || (repeat !== null && made === null)) return
      const request = {
        fields,
        status,
        repeat: made?.repeat ?? null,
        copyOf,
        ...form.changedTiers,
      }
      const asked = JSON.stringify(request)
      const { key } = asked === attempt.asked ? attempt : { key: newId() }
      setAttempt({ asked, key })
      const answer = await call('events-create', request, { idempotencyKey: key })
      if (!answer.ok) return refuse(answer.refusal, request)
      void showToast({ title: status === 'draft' ? t.drafted : t.published })
      onCreated(answer.value.eventId)
    })

  return (
    <EventFormView
      form={form}
      onSubmit={() => void create('published')}
      notice={
        copyOf !== null && (
          <p className="flex items-center gap-2 rounded-xl bg-soft px-4 py-2 text-sm">
            <Copy aria-hidden size={16} className="shrink-0 text-brand" />
            {t.copyNote}
          </p>
        )
      }
      repeat={
        <EventFormRepeat
          startDate={form.draft.startDate}
          value={repeat}
          onChange={setRepeat}
          isRefused={isRepeatRefused}
        />
      }
      actions={
        <>
          <Button
            variant="plain"
            isPending={busy === 'draft' || form.isVenueLoading}
            isDisabled={busy === 'published'}
            onPress={() => void create('draft')}
          >
            {t.saveDraft}
          </Button>
          <Button
            type="submit"
            isPending={busy === 'published' || form.isVenueLoading}
            isDisabled={busy === 'draft'}
          >
            {t.publish}
          </Button>
        </>
      }
    />
  )
}
