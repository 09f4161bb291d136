// Imports a list of people as contacts: text or file, columns, preview, done.
import { useState, type ReactNode } from 'react'
import { PartyPopper } from 'lucide-react'
import type { Keeper } from '#contract/contact.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { currentLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useLive } from '../../../net/use-live.ts'
import { SendInvitations } from '../../../parts/contact/send-invitations.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { labels } from '../../../ui/words/labels.ts'
import { readSheet } from '../read-sheet.ts'
import { AfterImport } from './after-import.tsx'
import { ImportColumns } from './import-columns.tsx'
import { toImportEntries } from './import-entries.ts'
import { ImportLetters } from './import-letters.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource, type ImportedSheet } from './import-source.tsx'
import { ImportTags } from './import-tags.tsx'
import { useImport } from './use-import.ts'

type ImportFlowProps = {
  keeper: Keeper
  lead?: ReactNode
  onSeen: () => void
}

export function ImportFlow({ keeper, lead, onSeen }: ImportFlowProps) {
  const [imported, setImported] = useState<ImportedSheet | null>(null)
  const [tags, setTags] = useState<readonly string[]>([])
  const { stage, check, correct, add, cancel } = useImport(keeper)
  if (imported === null)
    return (
      <>
        {lead}
        <ImportSource onSheet={setImported} />
      </>
    )
  const { sheet, readings, encoding } = imported
  if (stage.step === 'sheet')
    return (
      <>
        {encoding !== null && readings.length > 1 && (
          <ImportLetters
            readings={readings}
            chosen={encoding}
            onChange={(reading) =>
              setImported({
                readings,
                encoding: reading.encoding,
                sheet: readSheet(reading.text),
              })
            }
          />
        )}
        <ImportColumns
          key={encoding}
          sheet={sheet}
          onBack={() => setImported(null)}
          onDone={(columns) => {
            setImported({ ...imported, sheet: { ...sheet, columns } })
            void check(toImportEntries(sheet, columns, currentLanguage()))
          }}
        />
      </>
    )
  if (stage.step === 'checking')
    return <Checking done={stage.progress.done} all={stage.progress.all} onCancel={cancel} />
  if (stage.step === 'preview')
    return (
      <ImportPreview
        entries={stage.entries}
        isCompared={stage.isCompared}
        tags={
          keeper.kind === 'club' && <ImportTags keeper={keeper} chosen={tags} onChoose={setTags} />
        }
        onCancel={cancel}
        onCorrect={correct}
        onAdd={(leaveOut) => add(leaveOut, keeper.kind === 'club' ? tags : [])}
      />
    )
  return <Done keeper={keeper} added={stage.added} onSeen={onSeen} />
}

type DoneProps = { keeper: Keeper; added: number; onSeen: () => void }

function Done({ keeper, added, onSeen }: DoneProps) {
  const t = useTexts(contactImportTexts)
  const { data } = useLive('contacts-list', { keeper, text: '', limit: 1 })
  const unsent = data?.unsent ?? 0
  return (
    <>
      <EmptyState
        icon={PartyPopper}
        title={t.done({ n: added })}
        text={t.doneText}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <SendInvitations keeper={keeper} unsent={unsent} onSent={onSeen} />
            <Button variant={unsent === 0 ? 'primary' : 'soft'} onPress={onSeen}>
              {t.see}
            </Button>
          </span>
        }
      />
      {added > 0 && <AfterImport keeper={keeper} />}
    </>
  )
}

type CheckingProps = { done: number; all: number; onCancel: () => void }

function Checking({ done, all, onCancel }: CheckingProps) {
  const t = useTexts(contactImportTexts)
  const label = t.checking({ done, all })
  return (
    <Card className="flex flex-col gap-4">
      <output className="font-semibold">{label}</output>
      <progress
        aria-label={label}
        value={done}
        max={Math.max(1, all)}
        className="h-2 w-full accent-brand"
      />
      <Button variant="plain" onPress={onCancel}>
        {labels.cancel}
      </Button>
    </Card>
  )
}
