// Shows admins on a venue's page that suggestions are open, with a link to them.
import { Link } from '@tanstack/react-router'
import { ChevronRight, Pencil } from 'lucide-react'
import { suggestionTexts } from '#words/en/suggestion/suggestion.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { RowContent } from '../../ui/list-row.tsx'

export function OpenSuggestions({ locationId }: { locationId: string }) {
  const t = useTexts(suggestionTexts)
  const count = useLive('suggestions-atLocation', { locationId }).data?.suggestions.length ?? 0
  if (count === 0) return null
  return (
    <Link
      to="/locationedit/$lId"
      params={{ lId: locationId }}
      search={{ part: 'suggestions' }}
      className={`${cardClasses({ interactive: true })} flex! items-center gap-3`}
    >
      <RowContent
        leading={<Pencil aria-hidden size={20} className="shrink-0 text-brand" />}
        title={t.open({ n: count })}
        detail={t.openText}
        trailing={<ChevronRight aria-hidden size={20} />}
      />
    </Link>
  )
}
