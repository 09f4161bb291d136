// Shows the dialogs that lib/dialogs.ts queues. Their code loads with the first of each kind.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import {
  currentAgreementQuestion,
  onAgreementQuestions,
} from '../../parts/agreement/agreement-questions.ts'
import { currentDialog, onDialogs } from '../../ui/overlay/dialogs.ts'

const Alert = lazyPart(async () => ({ default: (await import('./alert.tsx')).Alert }))
const AgreementSheet = lazyPart(async () => ({
  default: (await import('../../features/agreement/agreement-sheet.tsx')).AgreementSheet,
}))
const ShareDialog = lazyPart(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** Mounted once, by the shell. */
export function Dialogs() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog)
  if (dialog === null) return null
  return (
    <Suspense key={dialog.id}>
      {dialog.kind === 'share' ? (
        <ShareDialog link={dialog} onClose={() => dialog.answer(true)} />
      ) : (
        <Alert dialog={dialog} onAnswer={dialog.answer} />
      )}
    </Suspense>
  )
}

/** What a sign-up has to be signed for. Mounted once, by the shell. */
export function AgreementQuestions() {
  const question = useSyncExternalStore(onAgreementQuestions, currentAgreementQuestion)
  if (question === null) return null
  return (
    <Suspense>
      <AgreementSheet question={question} />
    </Suspense>
  )
}
