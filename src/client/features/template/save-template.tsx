// Saves what an event is like as a template. It keeps neither the day nor what hangs on it, nor
// people.
import type { LiveOutput } from '#contract/contract.ts'
import { leaveOut } from '#domain/event/event-fields.ts'
import { templateTexts } from '#words/en/template/template.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { TemplateNameSheet } from './template-name-sheet.tsx'

type SaveTemplateProps = {
  fields: LiveOutput<'events-byId'>['fields']
  isOpen: boolean
  onClose: () => void
}

export function SaveTemplate({ fields: given, isOpen, onClose }: SaveTemplateProps) {
  const t = useTexts(templateTexts)
  const save = async (name: string) => {
    const fields = leaveOut('template', given)
    const answer = await call('templates-save', { name, fields })
    if (!answer.ok) return alertUser(refusalText(answer.refusal))
    onClose()
    await showToast({ title: t.saved, closeLabel: t.close })
  }
  return (
    <TemplateNameSheet
      title={t.saveTitle}
      note={`${t.saveNote} ${t.replaces}`}
      name={given.title}
      isOpen={isOpen}
      onClose={onClose}
      onNamed={save}
    />
  )
}
