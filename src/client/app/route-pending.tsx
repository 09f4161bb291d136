// Shown when a screen's code loads slowly; when the server doesn't answer, shows what works
// offline.
import { useSyncExternalStore } from 'react'
import { isPublicPath } from '#domain/onboarding/public-paths.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { useTexts } from '../i18n/texts.ts'
import { isPartUnavailable, onPartUnavailable } from '../navigation/load-part.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useWaited } from '../ui/use-waited.ts'
import { kit } from '../ui/words/kit.ts'
import { gateMarksMs } from './session/gate-view.ts'

export function RoutePending() {
  const t = useTexts(shellTexts)
  const isAway = useSyncExternalStore(onPartUnavailable, isPartUnavailable)
  const waitedMs = useWaited(isAway ? 'away' : null, gateMarksMs)
  if (waitedMs > 0)
    return (
      <ErrorState
        title={t.noConnection}
        text={`${t.noConnectionText} ${isPublicPath(location.pathname) ? '' : t.stillWorks}`}
      />
    )
  return (
    <output className="grid min-h-60 place-items-center text-brand">
      <Spinner />
      <span className="sr-only">{kit.loading}</span>
    </output>
  )
}
