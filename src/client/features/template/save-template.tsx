// Saves an event as a template, without its date, date-dependent fields and people.
import { omitFieldsFor } from '#domain/event/event-fields.ts'
import { templateTexts } from '#words/en/template/template.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { useEventTiers } from '../../parts/event/use-event-tiers.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { TemplateNameSheet } from './template-name-sheet.tsx'

type SaveTemplateProps = {
  detail: EventDetail
  isOpen: boolean
  onClose: () => void
}

export function SaveTemplate({ detail, isOpen, onClose }: SaveTemplateProps) {
  const t = useTexts(templateTexts)
  const { tiers, isLoading } = useEventTiers(detail)
  const save = async (name: string) => {
    const fields = { ...omitFieldsFor('template', detail.fields), tiers: [...(tiers ?? [])] }
    const answer = await callOrAlert('templates-save', { name, fields })
    if (!answer.ok) return
    onClose()
    await showToast({ title: t.saved })
  }
  if (isLoading) return null
  return (
    <TemplateNameSheet
      title={t.saveTitle}
      note={`${t.saveNote} ${t.replaces}`}
      name={detail.fields.title}
      isOpen={isOpen}
      onClose={onClose}
      onNamed={save}
    />
  )
}
