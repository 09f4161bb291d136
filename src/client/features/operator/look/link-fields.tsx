import { outsideLinkMax, yearMax, yearMin, type Branding } from '#domain/branding/branding.ts'
import { lookTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import type { Fixed } from './use-fixed.ts'

type LinkFieldsProps = {
  draft: Branding
  fixed: Fixed
  change: (fields: Partial<Branding>) => void
}

const notes = {
  website: 'linksText',
  communityGroup: 'linksText',
  contact: 'contactText',
  source: 'sourceText',
} as const

export function LinkFields({ draft, fixed, change }: LinkFieldsProps) {
  const t = useTexts(lookTexts)
  return (
    <>
      {(['website', 'communityGroup', 'contact', 'source'] as const).map((link) => (
        <TextField
          key={link}
          label={t[link]}
          description={t[notes[link]]}
          type={link === 'contact' ? 'text' : 'url'}
          value={draft[link].replace(/^mailto:/, '')}
          onChange={(address) => change({ [link]: address })}
          maxLength={outsideLinkMax}
          {...fixed(link)}
        />
      ))}
      <NumberField
        label={t.foundedIn}
        minValue={yearMin}
        maxValue={yearMax}
        value={draft.foundedIn}
        onChange={(foundedIn) => change({ foundedIn })}
        {...fixed('foundedIn')}
      />
    </>
  )
}
