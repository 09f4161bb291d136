// Chooses the encoding of an ambiguous file, with sample names for each choice.
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { sampleWords, type TextEncoding, type Reading } from '../decode-text.ts'

const shownWords = 3

const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows',
  macintosh: 'Mac',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
}

type ImportLettersProps = {
  readings: readonly Reading[]
  chosen: TextEncoding
  onChange: (reading: Reading) => void
}

export function ImportLetters({ readings, chosen, onChange }: ImportLettersProps) {
  const t = useTexts(contactImportTexts)
  return (
    <Card>
      <Select
        label={t.letters}
        description={t.lettersText}
        options={readings.map(({ encoding, text }) => ({
          id: encoding,
          label: [...sampleWords(text, shownWords), encodingNames[encoding]].join(' · '),
        }))}
        value={chosen}
        onChange={(encoding) => {
          const reading = readings.find((one) => one.encoding === encoding)
          if (reading !== undefined) onChange(reading)
        }}
      />
    </Card>
  )
}
