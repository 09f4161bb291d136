// Shown when a screen throws, which is a bug, or when its code is missing even after a reload. The
// rest of the app stays usable.
import { useEffect } from 'react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isPublicPath } from '#domain/onboarding/public-paths.ts'
import { shellTexts } from '#words/en/app/app.ts'
import { useTexts } from '../i18n/texts.ts'
import { LostPart, reloadWhenThere } from '../navigation/load-part.ts'
import { forgetAnswers } from '../net/kept-answers.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { useDocumentTitle } from '../ui/document-title.ts'
import { ErrorState } from '../ui/error-state.tsx'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const t = useTexts(shellTexts)
  useDocumentTitle(t.wentWrong)
  const isLost = error instanceof LostPart
  // The cause may be a cached answer of another version, so the cache is cleared for the next
  // visit.
  useEffect(() => (isLost ? undefined : void forgetAnswers()), [isLost])
  const text = isLost && !isPublicPath(location.pathname) ? t.stillWorks : t.wentWrongText
  return (
    <ErrorState
      title={t.wentWrong}
      text={text}
      picture={isLost ? <Picture name="offline" /> : undefined}
      onRetry={isLost ? () => void reloadWhenThere() : reset}
    />
  )
}
