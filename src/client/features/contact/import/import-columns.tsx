// Maps the sheet's columns to fields: guessed, shown with the first rows, and changeable.
import { useState } from 'react'
import { sheetColumns, type PeopleSheet, type SheetColumn } from '#domain/contact/sheet.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { kit } from '../../../ui/words/kit.ts'

const exampleRows = 3

type ImportColumnsProps = {
  sheet: PeopleSheet
  onBack: () => void
  onDone: (columns: SheetColumn[]) => void
}

export function ImportColumns({ sheet, onBack, onDone }: ImportColumnsProps) {
  const t = useTexts(contactImportTexts)
  const [columns, setColumns] = useState(sheet.columns)
  const isNamed = columns.some(
    (column) => column === 'name' || column === 'firstName' || column === 'email',
  )
  const choose = (place: number, column: SheetColumn): void =>
    setColumns(columns.map((one, index) => (index === place ? column : one)))
  return (
    <Section title={t.columnsTitle}>
      <p className="text-muted">{t.columnsLead({ n: sheet.rows.length })}</p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {listShown(sheet).map((place) => (
          <li key={place}>
            <Column
              sheet={sheet}
              place={place}
              column={columns[place] ?? 'none'}
              onChange={(chosen) => choose(place, chosen)}
            />
          </li>
        ))}
      </ul>
      {!isNamed && <Notice tone="bad">{t.needsName}</Notice>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" size="lg" onPress={onBack}>
          {kit.back}
        </Button>
        <Button size="lg" isDisabled={!isNamed} onPress={() => onDone(columns)}>
          {t.goOn}
        </Button>
      </div>
    </Section>
  )
}

const listShown = ({ columns, rows }: PeopleSheet): number[] =>
  [...columns.keys()]
    .filter((place) => rows.some((cells) => (cells[place] ?? '') !== ''))
    .toSorted((a, b) => Number(columns[a] === 'none') - Number(columns[b] === 'none'))

type ColumnProps = {
  sheet: PeopleSheet
  place: number
  column: SheetColumn
  onChange: (column: SheetColumn) => void
}

function Column({ sheet, place, column, onChange }: ColumnProps) {
  const t = useTexts(contactImportTexts)
  const labels: Record<SheetColumn, string> = {
    name: t.columnName,
    firstName: t.columnFirstName,
    lastName: t.columnLastName,
    email: t.columnEmail,
    phone: t.columnPhone,
    skill: t.columnSkill,
    language: t.columnLanguage,
    note: t.columnNote,
    none: t.columnNone,
  }
  const heading = sheet.headings?.[place] ?? ''
  const examples = sheet.rows
    .map((cells) => cells[place] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, exampleRows)
  return (
    <Card className="flex h-full flex-col gap-2">
      <Select
        label={heading === '' ? t.column({ n: place + 1 }) : heading}
        options={sheetColumns.map((id) => ({ id, label: labels[id] }))}
        value={column}
        onChange={onChange}
      />
      <ul aria-label={t.example} className="text-sm text-muted">
        {examples.map((cell, index) => (
          <li key={index} className="truncate">
            {cell}
          </li>
        ))}
      </ul>
    </Card>
  )
}
