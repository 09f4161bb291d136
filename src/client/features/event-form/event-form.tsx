// The form for new and existing events: sections on one page, and a one-line summary at the bottom.
import { useDeferredValue, type ReactNode } from 'react'
import { Sparkles } from 'lucide-react'
import { formatFromTo } from '#client/i18n/formats.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventFactTexts, signupModeTexts } from '#words/en/event/event-fact.ts'
import { formatTexts } from '#words/en/event/format.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAges } from '../../parts/event/event-age-words.ts'
import { formatLevel } from '../../parts/event/event-card-words.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { EventDraft } from './event-draft.ts'
import { EventFormFormat } from './event-form-format.tsx'
import { EventFormNote } from './event-form-note.tsx'
import { EventFormOverlaps } from './event-form-overlaps.tsx'
import { EventFormPlay } from './event-form-play.tsx'
import { EventFormRules } from './event-form-rules.tsx'
import { EventFormWhen } from './event-form-when.tsx'
import { EventFormWho } from './event-form-who.tsx'
import { plannedTimes } from './planned-times.ts'
import type { EventForm } from './use-event-form.ts'

type EventFormViewProps = {
  form: EventForm
  onSubmit: () => void
  notice?: ReactNode
  repeat?: ReactNode
  more?: ReactNode
  actions: ReactNode
}

export function EventFormView({
  form,
  onSubmit,
  notice,
  repeat,
  more,
  actions,
}: EventFormViewProps) {
  const t = useTexts(eventFormTexts)
  // The summary updates one frame after the fields (decision 088).
  const plan = useDeferredValue(<Plan draft={form.draft} timezone={form.venue?.timezone} />)
  return (
    <DraftForm
      tries={form.tries}
      onSubmit={onSubmit}
      className="flex flex-col gap-6 pb-24 **:scroll-mt-4 **:scroll-mb-80 after:h-40"
    >
      {notice}
      <EventFormWhen form={form} />
      {repeat}
      <EventFormWho form={form} />
      <EventFormFormat form={form} />
      <EventFormPlay form={form} />
      <EventFormRules form={form} />
      <EventFormNote form={form} />
      {form.edited === null && form.hints?.isRanked === false && <Notice>{t.notYetCounted}</Notice>}
      {more}
      <BottomBar isAlwaysFixed>
        <EventFormOverlaps form={form}>
          {form.isFilled && <Filled onFresh={form.startFresh} />}
        </EventFormOverlaps>
        {plan}
        <div className="grid auto-cols-fr grid-flow-col gap-3">{actions}</div>
      </BottomBar>
    </DraftForm>
  )
}

/**
 * The summary: 'Sat 9:00 – 11:00 AM · 8–16 players · 3.0–3.75 · 4 courts'. It breaks between its
 * parts only.
 */
function Plan({ draft, timezone }: { draft: EventDraft; timezone: string | undefined }) {
  const t = useTexts(eventFormTexts)
  const facts = useTexts(eventFactTexts)
  const formats = useTexts(formatTexts)
  const modes = useTexts(signupModeTexts)
  const { startDate, startTime } = draft
  const ages = formatAges(draft.ageMin, draft.ageMax)
  const parts = [
    startDate === null || startTime === null
      ? t.pickDay
      : `${formatDay(startDate, 'weekdayShort')} ${plannedTimes({ ...draft, startDate, startTime }, timezone)}`,
    facts.players({ range: formatFromTo(draft.minPlayers, draft.maxPlayers) }),
    ...(draft.skillMin === null && draft.skillMax === null
      ? []
      : [formatLevel(draft.skillMin, draft.skillMax)]),
    ...(ages === null ? [] : [ages]),
    facts.courts({ n: draft.courts }),
    ...(draft.entryBy === 'team' ? [facts.teams] : []),
    ...(draft.format === null ? [] : [formats[draft.format.format]]),
    ...(draft.signupMode === 'first come' ? [] : [modes[draft.signupMode]]),
  ]
  return (
    <p className="text-center text-sm font-semibold text-balance" data-summary>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <span className="whitespace-nowrap">{part}</span>
        </span>
      ))}
    </p>
  )
}

function Filled({ onFresh }: { onFresh: () => void }) {
  const t = useTexts(eventFormTexts)
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-xl border border-line bg-card py-1 pr-1 pl-4 text-sm shadow-float">
      <Sparkles aria-hidden size={16} className="shrink-0 text-brand" />
      <span className="min-w-0 flex-1 basis-40">{t.filled}</span>
      <Button variant="ghost" size="sm" onPress={onFresh}>
        {t.startFresh}
      </Button>
    </p>
  )
}
