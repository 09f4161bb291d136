// Shows what a sign-up has to be signed for. The sheet loads with the first question.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import {
  currentAgreementQuestion,
  onAgreementQuestions,
} from '../../parts/agreement/agreement-questions.ts'

const AgreementSheet = lazyPart(async () => ({
  default: (await import('../../features/agreement/agreement-sheet.tsx')).AgreementSheet,
}))

/** Mounted once, with what comes after the first screen: a question asked before waits for it. */
export function AgreementQuestions() {
  const question = useSyncExternalStore(onAgreementQuestions, currentAgreementQuestion)
  if (question === null) return null
  return (
    <Suspense>
      <AgreementSheet question={question} />
    </Suspense>
  )
}
