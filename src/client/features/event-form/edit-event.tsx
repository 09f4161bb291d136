// Edits an event. Reducing places moves players to the waitlist, so the organizer confirms the list
// first.
import { useState, type ReactNode } from 'react'
import { ArrowDownUp } from 'lucide-react'
import { cohostsMax } from '#domain/event/event.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { cohostTexts } from '#words/en/event/cohosts.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CohostsSection } from '../../parts/event/cohosts-section.tsx'
import type { OpenedDetail } from '../../parts/event/event-detail.ts'
import { EventScope } from '../../parts/event/event-scope.tsx'
import { useEventTiers } from '../../parts/event/use-event-tiers.ts'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { labels } from '../../ui/words/labels.ts'
import { toEventDraft } from './event-draft.ts'
import { EventFormView } from './event-form.tsx'
import { resizePreview } from './resize-preview.ts'
import { useEventForm } from './use-event-form.ts'
import { useSaveEdit } from './use-save-edit.ts'

type Named = { playerId: string; playerName: string }
type EditEventProps = {
  detail: OpenedDetail
  renderFinder: (pick: (player: Named) => void) => ReactNode
  onDone: () => void
}

export function EditEvent({ detail, renderFinder, onDone }: EditEventProps) {
  const now = useNow()
  const { player } = usePlayer()
  const { eventId, startsAt } = detail
  const t = useTexts(cohostTexts)
  const fromTournament = detail.tournament?.cohosts ?? []
  const [start] = useState(() => ({
    draft: toEventDraft({ ...detail.fields, cohosts: listOwnCohosts(detail) }, detail.timezone),
    touched: null,
    edited: {
      eventId,
      startsAt,
      isEntryFixed: detail.roster.length > 0,
      isDivision: detail.tournament !== null,
      isOwnDraft: detail.status === 'draft' && detail.organizerId === player.playerId,
      draw: getDrawState(detail),
    },
  }))
  const { tiers } = useEventTiers(detail)
  const form = useEventForm(start, tiers)
  const [scope, setScope] = useState<SeriesScope>('this')
  const [names, setNames] = useState(
    () => new Map(detail.fields.cohosts.map((id, index) => [id, detail.cohostNames[index] ?? id])),
  )
  const moves = resizePreview(detail, form.draft, now)

  const { busy, save } = useSaveEdit({ detail, form, scope, onDone })
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
          <CohostsSection
            note={t.note}
            cohosts={form.draft.cohosts}
            fromTournament={fromTournament}
            names={names}
            error={form.errors.cohosts}
            onChange={(cohosts) => form.change({ cohosts })}
            add={form.draft.cohosts.length < cohostsMax && renderFinder(addCohost)}
          />
          <Moves out={moves.out} in={moves.in} />
        </>
      }
      actions={
        <EditActions
          isDraft={detail.status === 'draft'}
          busy={busy}
          isVenueLoading={form.isVenueLoading}
          onCancel={onDone}
          onPublish={() => void save(true)}
        />
      }
    />
  )
}

type EditActionsProps = {
  isDraft: boolean
  busy: 'save' | 'publish' | null
  isVenueLoading: boolean
  onCancel: () => void
  onPublish: () => void
}

function EditActions({ isDraft, busy, isVenueLoading, onCancel, onPublish }: EditActionsProps) {
  const t = useTexts(eventFormTexts)
  return (
    <>
      <Button variant="plain" isDisabled={busy !== null} onPress={onCancel}>
        {labels.cancel}
      </Button>
      <Button
        type="submit"
        variant={isDraft ? 'soft' : 'primary'}
        isPending={busy === 'save' || isVenueLoading}
        isDisabled={busy === 'publish'}
      >
        {labels.save}
      </Button>
      {isDraft && (
        <Button
          isPending={busy === 'publish' || isVenueLoading}
          isDisabled={busy === 'save'}
          onPress={onPublish}
        >
          {t.publish}
        </Button>
      )}
    </>
  )
}

const listOwnCohosts = ({ fields, tournament }: OpenedDetail): string[] =>
  fields.cohosts.filter((cohost) => tournament?.cohosts.includes(cohost) !== true)

/** Fixed once a draw was made, or someone is in by order of sign-up. */
function getDrawState(detail: OpenedDetail) {
  const { drawAt, isDrawn, signupMode } = detail.terms
  return {
    drawAt,
    isDrawn,
    isFixed: isDrawn || (signupMode === 'first come' && detail.roster.length > 0),
  }
}

function Moves({ out, in: entering }: { out: readonly string[]; in: readonly string[] }) {
  const t = useTexts(eventFormTexts)
  return (
    <output className="block">
      {out.length + entering.length > 0 && (
        <span className="flex gap-2 rounded-xl bg-warm-soft px-4 py-3 text-sm">
          <ArrowDownUp aria-hidden size={20} className="mt-0.5 shrink-0 text-warm" />
          <span className="flex flex-col">
            {out.length > 0 && <span>{t.demote({ names: out.join(', ') })}</span>}
            {entering.length > 0 && <span>{t.promote({ names: entering.join(', ') })}</span>}
          </span>
        </span>
      )}
    </output>
  )
}
