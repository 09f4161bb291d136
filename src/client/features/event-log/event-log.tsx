// The log of an event for its organizers, live, newest first.
import { useState } from 'react'
import { ScrollText } from 'lucide-react'
import { eventLogLimit, eventLogPage } from '#domain/event/log.ts'
import { eventLogActionTexts, eventLogTexts } from '#words/en/event-log/event-log.ts'
import { fill } from '#words/words.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant, formatRelative } from '../../i18n/formats.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { formatDayLine } from '../../parts/day-status/day-line-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export function EventLog({
  eventId,
  isOpen,
  onClose,
}: {
  eventId: string
  isOpen: boolean
  onClose: () => void
}) {
  const t = useTexts(eventLogTexts)
  return (
    <Sheet title={t.title} isOpen={isOpen} onClose={onClose}>
      <p className="text-sm text-muted">{t.lead}</p>
      <Lines eventId={eventId} />
    </Sheet>
  )
}

function Lines({ eventId }: { eventId: string }) {
  const t = useTexts(eventLogTexts)
  const words = useTexts(eventLogActionTexts)
  const now = useNow()
  const [limit, setLimit] = useState(eventLogPage)
  const { live, isLoading, retry } = useLiveList('eventLogs-byEvent', { eventId, limit }, eventId)
  if (live.status === 'loading') return <SkeletonList rows={3} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { lines, more } = live.data
  if (lines.length === 0) return <EmptyState icon={ScrollText} title={t.empty} text={t.emptyText} />
  return (
    <>
      <List label={t.title}>
        {lines.map(({ lineId, action, actorName, playerName, otherName, detail, created }) => (
          <li key={lineId} className="px-4 py-3">
            <p>
              {fill(words[action], {
                actor: shownName(actorName),
                player: shownName(playerName ?? ''),
                other: shownName(otherName ?? ''),
                detail: detail === 'no-show' ? 'noShow' : detail,
                ...formatDayLine(detail),
              })}
            </p>
            <time dateTime={created} title={formatInstant(created)} className="text-xs text-muted">
              {formatRelative(created, now)}
            </time>
          </li>
        ))}
      </List>
      {more && (
        <ShowMore
          isLoading={isLoading}
          onMore={() => setLimit(Math.min(limit + eventLogPage, eventLogLimit))}
        />
      )}
    </>
  )
}
