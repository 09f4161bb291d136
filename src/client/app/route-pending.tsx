// Shown when a screen's code takes longer than a moment.
import { useTexts } from '../i18n/texts.ts'
import { Spinner } from '../ui/spinner.tsx'
import { shellTexts } from './texts.ts'

export function RoutePending() {
  const t = useTexts(shellTexts)
  return (
    <output className="grid min-h-60 place-items-center text-brand">
      <Spinner />
      <span className="sr-only">{t.loading}</span>
    </output>
  )
}
