// Shows the dialogs that lib/dialogs.ts queues. Their code loads with the first of each kind.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { currentDialog, onDialogs } from '../lib/dialogs.ts'
import { useTexts } from '../i18n/texts.ts'
import { dialogTexts } from './texts.ts'

const AlertDialog = lazyPart(() => import('../ui/alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })))
const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })))

/** Mounted once, by the shell. */
export function Dialogs() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog)
  const t = useTexts(dialogTexts)
  if (dialog === null) return null
  if (dialog.kind === 'share') return <Suspense><ShareDialog key={dialog.id} link={dialog} onClose={() => dialog.answer(true)} /></Suspense>
  const isQuestion = dialog.kind === 'confirm'
  return (
    <Suspense>
      <AlertDialog
        key={dialog.id}
        isOpen
        title={dialog.title ?? (isQuestion ? t.question : t.notice)}
        text={dialog.text}
        confirm={dialog.confirm ?? t.ok}
        {...(isQuestion ? { cancel: t.cancel } : {})}
        danger={dialog.isDanger ?? false}
        onConfirm={() => dialog.answer(true)}
        onCancel={() => dialog.answer(false)}
      />
    </Suspense>
  )
}
