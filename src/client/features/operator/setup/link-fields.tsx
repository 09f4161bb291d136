import { outsideLinkMax, yearMax, yearMin, type Branding } from '#domain/branding/branding.ts'
import { lookTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'

type LinkFieldsProps = { draft: Branding; change: (fields: Partial<Branding>) => void }

const notes = {
  website: 'linksText',
  communityGroup: 'linksText',
  source: 'sourceText',
} as const

export function LinkFields({ draft, change }: LinkFieldsProps) {
  const t = useTexts(lookTexts)
  return (
    <>
      {(['website', 'communityGroup', 'source'] as const).map((link) => (
        <TextField
          key={link}
          label={t[link]}
          description={t[notes[link]]}
          type="url"
          value={draft[link]}
          onChange={(address) => change({ [link]: address })}
          maxLength={outsideLinkMax}
        />
      ))}
      <NumberField
        label={t.foundedIn}
        minValue={yearMin}
        maxValue={yearMax}
        value={draft.foundedIn}
        onChange={(foundedIn) => change({ foundedIn })}
      />
    </>
  )
}
