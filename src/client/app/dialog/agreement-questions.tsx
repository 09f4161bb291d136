// Shows the agreements that a sign-up needs signed. The sheet loads with the first question.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import {
  currentAgreementQuestion,
  onAgreementQuestions,
} from '../../parts/agreement/agreement-questions.ts'

const AgreementSheet = lazyPart(
  () => import('../../features/agreement/agreement-sheet.tsx'),
  'AgreementSheet',
)

export function AgreementQuestions() {
  const question = useSyncExternalStore(onAgreementQuestions, currentAgreementQuestion)
  if (question === null) return null
  return (
    <Suspense>
      <AgreementSheet question={question} />
    </Suspense>
  )
}
