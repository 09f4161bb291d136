// One open suggestion: its sender, current and suggested values, and the actions.
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { suggestionTexts } from '#words/en/suggestion/suggestion.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useCloseSuggestion } from './use-close-suggestion.ts'

export type OpenSuggestion = LiveOutput<'suggestions-atLocation'>['suggestions'][number]
export type ChangeLine = { name: string; now: string; suggested: string; map: string | null }

const linkLook =
  'font-semibold text-brand underline underline-offset-2 outline-none focus-visible:ring-focus'

export function SuggestionCard({
  suggestion: { suggestionId, playerName, created },
  lines,
  now,
}: {
  suggestion: OpenSuggestion
  lines: readonly ChangeLine[]
  now: number
}) {
  const t = useTexts(suggestionTexts)
  const { busy, apply, dismiss } = useCloseSuggestion(suggestionId)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        {playerName === null ? (
          <p className="font-semibold">{t.somebody}</p>
        ) : (
          <Link to="/viewplayer/$pName" params={{ pName: playerName }} className={linkLook}>
            {playerName}
          </Link>
        )}
        <time dateTime={created} className="text-xs text-muted">
          {formatRelative(created, now)}
        </time>
      </div>
      {lines.length === 0 && <p className="text-muted">{t.moot}</p>}
      <dl className="flex flex-col gap-3">
        {lines.map((line) => (
          <Change key={line.name} line={line} />
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" isPending={busy === 'dismissed'} onPress={() => void dismiss()}>
          {t.dismiss}
        </Button>
        <Button isPending={busy === 'applied'} onPress={() => void apply()}>
          {t.apply}
        </Button>
      </div>
    </Card>
  )
}

function Change({ line: { name, now, suggested, map } }: { line: ChangeLine }) {
  const t = useTexts(suggestionTexts)
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 whitespace-pre-line">
        <span className="sr-only">{t.now}</span>
        <span className="min-w-0 break-words text-muted">{now}</span>
        <ArrowRight aria-hidden size={16} className="shrink-0 text-muted" />
        <span className="sr-only">{t.suggested}</span>
        <span className="min-w-0 font-semibold break-words">{suggested}</span>
      </dd>
      {map !== null && (
        <dd>
          <a href={map} target="_blank" rel="noreferrer" className={linkLook}>
            {t.showOnMap}
          </a>
        </dd>
      )}
    </div>
  )
}
