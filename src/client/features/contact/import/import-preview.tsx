// Previews each imported row: new, already a player, duplicate or invalid. Rows can be corrected or
// left out; adding requires confirming that these people agreed.
import { useState, type ReactNode } from 'react'
import { Pencil } from 'lucide-react'
import type { ContactFields, ImportRowState } from '#domain/contact/contact.ts'
import { skillToText } from '#domain/player/skill.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { contactProblemTexts, contactsTexts } from '#words/en/contact/contact.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { ContactDetailsForm, toContactDraft } from '../contact-details-form.tsx'
import type { ImportEntry } from './import-entries.ts'

const order = ['wrong', 'player', 'double', 'new'] as const satisfies readonly ImportRowState[]
const page = 50

type ImportPreviewProps = {
  entries: readonly ImportEntry[]
  isCompared: boolean
  onCancel: () => void
  tags: ReactNode
  onCorrect: (place: number, fields: ContactFields) => Promise<boolean>
  onAdd: (leaveOut: readonly number[]) => Promise<void>
}

export function ImportPreview({
  entries,
  isCompared,
  tags,
  onCancel,
  onCorrect,
  onAdd,
}: ImportPreviewProps) {
  const t = useTexts(contactImportTexts)
  const [corrected, setCorrected] = useState<ImportEntry | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [mayContact, setMayContact] = useState(false)
  const { busy, run } = useBusy<'add'>()
  const toggle = (row: number, isIncluded: boolean): void => {
    const next = new Set(leftOut)
    if (isIncluded) next.delete(row)
    else next.add(row)
    setLeftOut(next)
  }
  const n = entries.filter(
    ({ row, state }) =>
      row !== null && (state === 'new' || state === 'player') && !leftOut.has(row),
  ).length
  return (
    <Section title={t.previewTitle}>
      {order.map((state) => (
        <Group
          key={state}
          state={state}
          entries={entries.filter((entry) => entry.state === state)}
          isCompared={isCompared}
          leftOut={leftOut}
          onToggle={toggle}
          onCorrect={setCorrected}
        />
      ))}
      {tags}
      {corrected !== null && (
        <ContactDetailsForm
          title={t.correct({ name: corrected.label })}
          about={`import ${corrected.label}`}
          start={toContactDraft(corrected.fields)}
          onSave={async (fields) => {
            if (await onCorrect(entries.indexOf(corrected), fields)) setCorrected(null)
            return {}
          }}
          onClose={() => setCorrected(null)}
        />
      )}
      <Card className="flex flex-col gap-1">
        <Checkbox isSelected={mayContact} onChange={setMayContact}>
          {t.consent}
        </Checkbox>
        <p className="pl-8 text-sm text-muted">{t.consentText}</p>
      </Card>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" size="lg" isDisabled={busy !== null} onPress={onCancel}>
          {labels.cancel}
        </Button>
        <Button
          size="lg"
          isPending={busy !== null}
          isDisabled={!mayContact || n === 0}
          onPress={() => void run('add', () => onAdd([...leftOut]))}
        >
          {t.add({ n })}
        </Button>
      </div>
    </Section>
  )
}

type GroupProps = Pick<ImportPreviewProps, 'isCompared'> & {
  state: ImportRowState
  entries: readonly ImportEntry[]
  leftOut: ReadonlySet<number>
  onToggle: (row: number, isIncluded: boolean) => void
  onCorrect: (entry: ImportEntry) => void
}

function Group({ state, entries, isCompared, leftOut, onToggle, onCorrect }: GroupProps) {
  const t = useTexts(contactImportTexts)
  const [shown, setShown] = useState(page)
  if (entries.length === 0) return null
  const title = t[state]({ n: entries.length })
  const notes = {
    wrong: t.wrongText,
    player: t.playerText,
    double: t.doubleText,
    new: isCompared ? '' : t.notCompared,
  }
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      {notes[state] !== '' && <p className="text-sm text-pretty text-muted">{notes[state]}</p>}
      <List label={title}>
        {entries.slice(0, shown).map((entry, index) => (
          <li key={index} className="flex min-h-14 items-center gap-2 py-1 pr-1 pl-4 row-lazy">
            <Entry entry={entry} leftOut={leftOut} onToggle={onToggle} />
            <IconButton
              icon={Pencil}
              label={t.correct({ name: entry.label })}
              className="ml-auto"
              onPress={() => onCorrect(entry)}
            />
          </li>
        ))}
      </List>
      {entries.length > shown && <ShowMore onMore={() => setShown(shown + page)} />}
    </section>
  )
}

function Entry({
  entry: { row, label, fields, state, problems },
  leftOut,
  onToggle,
}: { entry: ImportEntry } & Pick<GroupProps, 'leftOut' | 'onToggle'>) {
  const t = useTexts(contactImportTexts)
  const words = useTexts(contactsTexts)
  const problem = useTexts(contactProblemTexts)
  const facts =
    state === 'wrong'
      ? []
      : [
          fields.email ?? '',
          fields.phone ?? '',
          fields.skillSelf === null ? '' : words.level({ skill: skillToText(fields.skillSelf) }),
        ].filter((fact) => fact !== '')
  const content = (
    <>
      <span className="block font-semibold wrap-anywhere">{label}</span>
      {facts.length > 0 && (
        <span className="block text-sm wrap-anywhere text-muted">{facts.join(' · ')}</span>
      )}
      {problems.length > 0 && (
        <span className="block text-sm font-medium text-bad">
          {problems.map((one) => problem[one]).join(' · ')}
        </span>
      )}
    </>
  )
  if (row === null || (state !== 'new' && state !== 'player'))
    return <span className="min-w-0 py-1">{content}</span>
  return (
    <Checkbox
      aria-label={t.include({ name: label })}
      isSelected={!leftOut.has(row)}
      onChange={(isIncluded) => onToggle(row, isIncluded)}
    >
      {content}
    </Checkbox>
  )
}
