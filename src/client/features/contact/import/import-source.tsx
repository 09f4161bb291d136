// The source of an import: pasted text or a file.
import { useState } from 'react'
import { FileUp } from 'lucide-react'
import { contactsMax } from '#domain/contact/contact.ts'
import { toSheet } from '#domain/contact/guess-columns.ts'
import type { PeopleSheet } from '#domain/contact/sheet.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useKeptText } from '../../../ui/form/use-kept-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import type { TextEncoding, Reading } from '../decode-text.ts'
import { readSheetFile } from '../read-sheet-file.ts'
import { readSheet } from '../read-sheet.ts'

/** .xls: Meetup's name for its table. .zip: a chat exported from an iPhone. */
const fileKinds =
  '.csv,.tsv,.txt,.vcf,.xls,.xlsx,.zip,text/csv,text/plain,text/vcard,text/x-vcard,application/zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type ImportedSheet = {
  sheet: PeopleSheet
  readings: readonly Reading[]
  encoding: TextEncoding | null
}

export function ImportSource({ onSheet }: { onSheet: (imported: ImportedSheet) => void }) {
  const t = useTexts(contactImportTexts)
  const [text, setText] = useKeptText('import')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useBusy<'file'>()

  const take = (
    sheet: PeopleSheet,
    { readings, encoding }: Omit<ImportedSheet, 'sheet'> = { readings: [], encoding: null },
  ): void => {
    if (sheet.rows.length === 0) return setProblem(t.nobody)
    if (sheet.rows.length > contactsMax) return setProblem(t.tooMany({ n: contactsMax }))
    onSheet({ sheet, readings, encoding })
  }
  const choose = (file: File | undefined): void => {
    if (file === undefined) return
    void run('file', async () => {
      const found = await readSheetFile(file)
      if (found.kind === 'none') return setProblem(t[found.reason])
      if (found.kind === 'table') return take(toSheet(found.rows))
      const [{ text: likeliest, encoding }] = found.readings
      take(readSheet(likeliest), { readings: found.readings, encoding })
    })
  }
  return (
    <SheetForm onSubmit={() => take(readSheet(text))}>
      <TextField
        label={t.paste}
        description={t.pasteHint}
        placeholder={t.pastePlaceholder}
        rows={7}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setProblem(null)
        }}
      />
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <Button type="submit" size="lg" isDisabled={text.trim() === ''}>
        {t.goOn}
      </Button>
      <p className="text-center text-muted">{t.or}</p>
      <label
        className={`${buttonClasses({ variant: 'plain', size: 'lg' })} has-focus-visible:ring-focus has-disabled:cursor-default has-disabled:opacity-45`}
      >
        <input
          type="file"
          accept={fileKinds}
          disabled={busy !== null}
          className="sr-only"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <FileUp aria-hidden size={20} />
        {t.chooseFile}
      </label>
      <p className="text-center text-sm text-pretty text-muted">{t.fileHint}</p>
    </SheetForm>
  )
}
