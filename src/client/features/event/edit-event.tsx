import { useState, type ReactNode } from 'react'
// Changing an event in place. Fewer places move players to the waitlist, so the organizer sees who
// before anybody is moved.
import { ArrowDownUp } from 'lucide-react'
import { cohostsMax } from '#domain/event/event.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../lib/call.ts'
import { confirmUser } from '../../lib/dialogs.ts'
import { useNow } from '../../lib/today.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { termsOf, type EventDetail } from './event-detail.ts'
import { draftOf } from './event-draft.ts'
import { EventFormCohosts } from './event-form-note.tsx'
import { eventFormTexts } from './event-form-texts.ts'
import { EventFormView } from './event-form.tsx'
import { eventRepeatTexts } from './event-repeat-texts.ts'
import { EventScope } from './event-scope.tsx'
import { resizePreview } from './resize-preview.ts'
import { useEventForm } from './use-event-form.ts'
import { useProofOffer } from './use-proof-offer.ts'

type Named = { playerId: string; playerName: string }
type EditEventProps = {
  detail: EventDetail
  /** A way to find a player; calls `pick` with the one chosen. */
  renderFinder: (pick: (player: Named) => void) => ReactNode
  onDone: () => void
}

export function EditEvent({ detail, renderFinder, onDone }: EditEventProps) {
  const t = useTexts(eventFormTexts)
  const repeats = useTexts(eventRepeatTexts)
  const now = useNow()
  const { eventId, startsAt, status } = detail
  const [start] = useState(() => ({
    draft: draftOf(detail.fields, detail.timezone),
    touched: null,
    edited: {
      eventId,
      startsAt,
      isEntryFixed: detail.roster.length > 0,
      draw: drawSettled(detail),
    },
  }))
  const form = useEventForm(start)
  const { busy, run } = useBusy<'save' | 'publish'>()
  const offerProof = useProofOffer()
  const [scope, setScope] = useState<SeriesScope>('this')
  const [names, setNames] = useState(
    () => new Map(detail.fields.cohosts.map((id, index) => [id, detail.cohostNames[index] ?? id])),
  )
  const moves = resizePreview(detail, form.draft, now)

  const save = (publish: boolean) =>
    run(publish ? 'publish' : 'save', async () => {
      const fields = form.check(Date.now())
      if (fields === null) return
      const out = resizePreview(detail, fields, Date.now()).out.join(', ')
      if (
        out !== '' &&
        !(await confirmUser({
          title: t.demoteTitle,
          text: t.demote(out),
          confirm: t.demoteConfirm,
        }))
      )
        return
      const answer = await call('events-update', { eventId, fields, publish, scope })
      if (!answer.ok && answer.refusal.code === 'address-not-proved') {
        const { invite, invited } = status === 'draft' ? fields : detail.fields
        return offerProof(async () => {
          const kept = await call('events-update', {
            eventId,
            fields: { ...fields, invite, invited },
            publish: false,
            scope,
          })
          if (!kept.ok) await form.refuse(kept.refusal)
          return kept.ok
        })
      }
      if (!answer.ok) return form.refuse(answer.refusal)
      void showToast({
        title: publish ? t.published : scope === 'this' ? t.saved : repeats.savedAll,
        closeLabel: t.close,
      })
      onDone()
    })
  const addCohost = ({ playerId, playerName }: Named) => {
    setNames((known) => new Map([...known, [playerId, playerName]]))
    form.change({ cohosts: [...new Set([...form.draft.cohosts, playerId])] })
  }

  return (
    <EventFormView
      form={form}
      onSubmit={() => void save(false)}
      notice={
        detail.series !== null && (
          <EventScope
            value={scope}
            onChange={setScope}
            isMoved={form.draft.startDate !== detail.fields.startDate}
          />
        )
      }
      more={
        <>
          <EventFormCohosts
            form={form}
            names={names}
            add={form.draft.cohosts.length < cohostsMax && renderFinder(addCohost)}
          />
          <Moves out={moves.out} in={moves.in} />
        </>
      }
      actions={
        <>
          <Button variant="plain" isDisabled={busy !== null} onPress={onDone}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            variant={status === 'draft' ? 'soft' : 'primary'}
            isPending={busy === 'save' || form.isVenueLoading}
            isDisabled={busy === 'publish'}
          >
            {t.save}
          </Button>
          {status === 'draft' && (
            <Button
              isPending={busy === 'publish' || form.isVenueLoading}
              isDisabled={busy === 'save'}
              onPress={() => void save(true)}
            >
              {t.publish}
            </Button>
          )}
        </>
      }
    />
  )
}

/** Where somebody is in because they came first, and once a draw was made, it stays as it is. */
function drawSettled(detail: EventDetail) {
  const { drawAt, isDrawn, signupMode } = termsOf(detail)
  return {
    drawAt,
    isDrawn,
    isFixed: isDrawn || (signupMode === 'first come' && detail.roster.length > 0),
  }
}

/** Who changes between event and waitlist with the places as they stand in the form. */
function Moves({ out, in: entering }: { out: readonly string[]; in: readonly string[] }) {
  const t = useTexts(eventFormTexts)
  return (
    <output className="block">
      {out.length + entering.length > 0 && (
        <span className="flex gap-2.5 rounded-xl bg-warm-soft px-3.5 py-3 text-sm">
          <ArrowDownUp aria-hidden size={18} className="mt-0.5 shrink-0 text-warm" />
          <span className="flex flex-col">
            {out.length > 0 && <span>{t.demote(out.join(', '))}</span>}
            {entering.length > 0 && <span>{t.promote(entering.join(', '))}</span>}
          </span>
        </span>
      )}
    </output>
  )
}
