// Asks a viewer whom others added to an event to confirm it.
import { CircleHelp } from 'lucide-react'
import { ownActTexts } from '#words/en/own-act/own-act.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../ui/card.tsx'
import { OwnActQuestion } from './own-act-question.tsx'

export function OwnActCard({
  eventId,
  playerId,
  isStarted,
}: {
  eventId: string
  playerId: string
  isStarted: boolean
}) {
  const t = useTexts(ownActTexts)
  return (
    <Card>
      <section aria-label={t.label} className="flex gap-3">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-xl bg-warm-soft text-warm"
        >
          <CircleHelp size={20} />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <div className="leading-snug">
            <h2 className="text-lg">{isStarted ? t.after : t.before}</h2>
            <p className="text-sm text-muted">{t.lead}</p>
          </div>
          <OwnActQuestion eventId={eventId} playerId={playerId} />
        </div>
      </section>
    </Card>
  )
}
