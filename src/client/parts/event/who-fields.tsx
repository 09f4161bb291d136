// Fields of who a plan is for, in the forms of events, leagues and tournaments.
import { invitedGroups } from '#domain/event/event.ts'
import { skillLevels, skillToText } from '#domain/player/skill.ts'
import { whoTexts } from '#words/en/event/who.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'

type Invited = { invite: boolean; invited: string }

type OpenToProps = { label: string; value: Invited; onChange: (value: Invited) => void }

export function OpenTo({ label, value: { invite, invited }, onChange }: OpenToProps) {
  const t = useTexts(whoTexts)
  return (
    <Segmented
      label={label}
      options={[
        { id: 'public', label: t.everyone },
        { id: 'private', label: t.invitedOnly },
      ]}
      value={invite ? 'private' : 'public'}
      onChange={(id) =>
        onChange(
          id === 'private'
            ? { invite: true, invited: invited === '' ? invitedGroups[0] : invited }
            : { invite: false, invited: '' },
        )
      }
    />
  )
}

const anyLevel = 'any'
const toLevelId = (level: number | null): string => (level === null ? anyLevel : String(level))
const toLevel = (id: string): number | null => (id === anyLevel ? null : Number(id))

type Levels = { skillMin: number | null; skillMax: number | null }

type LevelRangeProps = {
  value: Levels
  errors: { [Field in keyof Levels]?: string | undefined }
  onChange: (changes: Partial<Levels>) => void
}

export function LevelRange({ value, errors, onChange }: LevelRangeProps) {
  const t = useTexts(whoTexts)
  const options = [
    { id: anyLevel, label: t.any },
    ...skillLevels.map((level) => ({ id: toLevelId(level), label: skillToText(level) })),
  ]
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Select
        label={t.levelFrom}
        options={options}
        value={toLevelId(value.skillMin)}
        error={errors.skillMin}
        onChange={(id) => onChange({ skillMin: toLevel(id) })}
      />
      <Select
        label={t.levelTo}
        options={options}
        value={toLevelId(value.skillMax)}
        error={errors.skillMax}
        onChange={(id) => onChange({ skillMax: toLevel(id) })}
      />
    </div>
  )
}
