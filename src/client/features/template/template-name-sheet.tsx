// Asks for the name of a new or an existing template.
import { useState } from 'react'
import { templateNameMax } from '#domain/template/template.ts'
import { templateTexts } from '#words/en/template/template.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type TemplateNameSheetProps = {
  title: string
  note?: string
  name: string
  isOpen: boolean
  onClose: () => void
  onNamed: (name: string) => Promise<unknown>
}

export function TemplateNameSheet({ title, isOpen, onClose, ...props }: TemplateNameSheetProps) {
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <NameForm {...props} />
    </Sheet>
  )
}

function NameForm({
  note,
  name: before,
  onNamed,
}: Pick<TemplateNameSheetProps, 'note' | 'name' | 'onNamed'>) {
  const t = useTexts(templateTexts)
  const [name, setName] = useState(before)
  const { busy, run } = useBusy<'save'>()
  return (
    <SheetForm onSubmit={() => void run('save', () => onNamed(name.trim()))}>
      {note !== undefined && <p className="text-muted">{note}</p>}
      <TextField
        label={t.name}
        description={t.nameHint}
        value={name}
        onChange={setName}
        maxLength={templateNameMax}
      />
      <Button type="submit" size="lg" isPending={busy !== null} isDisabled={name.trim() === ''}>
        {labels.save}
      </Button>
    </SheetForm>
  )
}
