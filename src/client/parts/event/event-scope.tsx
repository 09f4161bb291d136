// Chooses which dates of a series a change applies to.
import { seriesScopes, type SeriesScope } from '#domain/event/series.ts'
import { eventRepeatTexts } from '#words/en/event/event-repeat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Segmented } from '../../ui/field/segmented.tsx'

export function EventScope({
  value,
  onChange,
  isMoved = false,
}: {
  value: SeriesScope
  onChange: (scope: SeriesScope) => void
  isMoved?: boolean
}) {
  const t = useTexts(eventRepeatTexts)
  const names = { this: t.scopeThis, following: t.scopeFollowing, all: t.scopeAll }
  const note =
    value === 'this'
      ? {}
      : { description: isMoved ? `${t.scopeMoves} ${t.scopeNote}` : t.scopeNote }
  return (
    <Segmented
      label={t.scope}
      {...note}
      options={seriesScopes.map((id) => ({ id, label: names[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}
