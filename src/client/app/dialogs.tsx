// Shows the dialogs that lib/dialogs.ts queues. Its code loads with the first dialog.
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { currentDialog, onDialogs } from '../lib/dialogs.ts'
import { useTexts } from '../i18n/texts.ts'
import { dialogTexts } from './texts.ts'

const AlertDialog = lazyPart(() => import('../ui/alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })))

/** Mounted once, by the shell. */
export function Dialogs() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog)
  const t = useTexts(dialogTexts)
  if (dialog === null) return null
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
