import { eveningCardTexts } from '#words/en/result/evening-card.ts'
import { CardButtons } from '../../features/result/card-buttons.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'

export function EveningCards({ detail, playerId }: { detail: EventDetail; playerId: string }) {
  const t = useTexts(eveningCardTexts)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <CardButtons
        hasPlayed={detail.roster.some(
          (row) => row.playerId === playerId && row.place === 'playing',
        )}
        nameOfAll={t.all}
        onShare={async (kind) => {
          const { shareEvening } = await loadPart(() => import('../-results/share-evening.ts'))
          await shareEvening(kind, detail, playerId)
        }}
      />
    </div>
  )
}
