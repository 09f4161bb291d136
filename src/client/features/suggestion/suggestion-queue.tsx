// The open suggestions for a venue for its admins, oldest first.
import { suggestionTexts } from '#words/en/suggestion/suggestion.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { SuggestionCard, type ChangeLine, type OpenSuggestion } from './suggestion-card.tsx'

type SuggestionQueueProps = {
  locationId: string
  describe: (changes: OpenSuggestion['changes']) => readonly ChangeLine[]
}

export function SuggestionQueue({ locationId, describe }: SuggestionQueueProps) {
  const t = useTexts(suggestionTexts)
  const now = useNow()
  const { live, retry } = useLiveList('suggestions-atLocation', { locationId })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { suggestions } = live.data
  if (suggestions.length === 0)
    return <EmptyState picture={<Picture name="done" />} title={t.none} text={t.noneText} />
  return (
    <ul aria-label={t.title} className="flex flex-col gap-3">
      {suggestions.map((suggestion) => (
        <li key={suggestion.suggestionId}>
          <SuggestionCard suggestion={suggestion} lines={describe(suggestion.changes)} now={now} />
        </li>
      ))}
    </ul>
  )
}
