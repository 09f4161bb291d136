// Renders an alert or a question from lib/dialogs.ts, with default texts. Loaded with the first
// one.
import { dialogTexts } from '#words/en/app/dialog.ts'
import { useTexts } from '../../i18n/texts.ts'
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx'
import type { DialogRequest } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'

export function Alert({
  dialog,
  onAnswer,
}: {
  dialog: DialogRequest
  onAnswer: (agreed: boolean) => void
}) {
  const t = useTexts(dialogTexts)
  const isQuestion = dialog.kind === 'confirm'
  return (
    <AlertDialog
      isOpen
      title={dialog.title ?? (isQuestion ? t.question : t.notice)}
      text={dialog.text}
      confirm={dialog.confirm ?? t.ok}
      {...(isQuestion ? { cancel: dialog.cancel ?? labels.cancel } : {})}
      danger={dialog.isDanger ?? false}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
