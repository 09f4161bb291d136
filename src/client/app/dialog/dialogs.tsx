// Shows the dialogs that lib/dialogs.ts queues. Each kind's code loads with its first dialog.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { currentDialog, onDialogs } from '../../ui/overlay/dialogs.ts'

const Alert = lazyPart(() => import('./alert.tsx'), 'Alert')
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog')

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
