// Shown when a screen throws: a bug. The rest of the app stays usable.
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { forgetAnswers } from '../lib/kept-answers.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { shellTexts } from './texts.ts'

export function RouteError({ reset }: ErrorComponentProps) {
  const t = useTexts(shellTexts)
  // It may be an answer of another version that was kept: the next visit begins without.
  useEffect(() => void forgetAnswers(), [])
  return <ErrorState title={t.wentWrong} text={t.wentWrongText} retry={{ label: t.tryAgain, onPress: reset }} />
}
