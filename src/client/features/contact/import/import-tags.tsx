// The club tags that all imported people get.
import type { Keeper } from '#contract/contact.ts'
import { contactImportTexts } from '#words/en/contact/contact-import.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useLive } from '../../../net/use-live.ts'
import { Chip } from '../../../ui/chip.tsx'

type ImportTagsProps = {
  keeper: Extract<Keeper, { kind: 'club' }>
  chosen: readonly string[]
  onChoose: (tags: string[]) => void
}

export function ImportTags({ keeper, chosen, onChoose }: ImportTagsProps) {
  const t = useTexts(contactImportTexts)
  const { locationId, clubId } = keeper
  const { data } = useLive('clubs-home', { locationId, clubId })
  if (data === undefined || data.tags.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.tags}</legend>
      <div className="flex flex-wrap gap-2">
        {data.tags.map((tag) => (
          <Chip
            key={tag}
            isOn={chosen.includes(tag)}
            onChange={(isOn) =>
              onChoose(isOn ? [...chosen, tag] : chosen.filter((one) => one !== tag))
            }
          >
            {tag}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
