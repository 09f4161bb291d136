// The templates for a new event; hidden when the list is empty.
import { useState } from 'react'
import { Bookmark, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { templateTexts } from '#words/en/template/template.ts'
import { formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TemplateNameSheet } from './template-name-sheet.tsx'

type Template = LiveOutput<'templates-mine'>['templates'][number]

export function TemplatePicker({ onPick }: { onPick: (fields: Template['fields']) => void }) {
  const t = useTexts(templateTexts)
  const { data } = useLive('templates-mine', {})
  const [isOpen, setOpen] = useState(false)
  const [renamed, setRenamed] = useState<Template | null>(null)
  const templates = data?.templates ?? []
  const pick = (template: Template) => {
    setOpen(false)
    onPick(template.fields)
  }
  const rename = async (name: string) => {
    const answer = await callOrAlert('templates-rename', {
      templateId: renamed?.templateId ?? '',
      name,
    })
    if (!answer.ok) return
    setRenamed(null)
  }
  if (templates.length === 0) return null
  return (
    <>
      <Button variant="soft" className="self-start" onPress={() => setOpen(true)}>
        <Bookmark aria-hidden size={20} />
        {t.start}
      </Button>
      <Sheet title={t.title} isOpen={isOpen && renamed === null} onClose={() => setOpen(false)}>
        <List label={t.title}>
          {templates.map((template) => (
            <Row
              key={template.templateId}
              template={template}
              onPick={() => pick(template)}
              onRename={() => setRenamed(template)}
            />
          ))}
        </List>
      </Sheet>
      <TemplateNameSheet
        title={t.renameTitle}
        name={renamed?.name ?? ''}
        isOpen={renamed !== null}
        onClose={() => setRenamed(null)}
        onNamed={rename}
      />
    </>
  )
}

function Row({
  template: { templateId, name, fields },
  onPick,
  onRename,
}: {
  template: Template
  onPick: () => void
  onRename: () => void
}) {
  const t = useTexts(templateTexts)
  const types = useTexts(eventTypeTexts)
  const remove = async () => {
    if (
      !(await confirmUser({
        title: t.removeTitle({ name }),
        text: t.removeText,
        confirm: t.remove,
        isDanger: true,
      }))
    )
      return
    await callOrAlert('templates-delete', { templateId })
  }
  return (
    <li className="flex items-center gap-1 border-b border-line last:border-0">
      <button type="button" className={rowClasses} onClick={onPick} aria-label={t.use({ name })}>
        <RowContent
          leading={
            <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
              <Bookmark aria-hidden size={20} />
            </span>
          }
          title={name}
          detail={`${types[fields.type]} · ${formatTime(fields.startTime)}`}
        />
      </button>
      <Menu
        label={t.actions({ name })}
        icon={EllipsisVertical}
        choices={[
          { id: 'rename', label: t.rename, icon: Pencil, onAction: onRename },
          {
            id: 'delete',
            label: t.remove,
            icon: Trash2,
            danger: true,
            onAction: () => void remove(),
          },
        ]}
      />
    </li>
  )
}
