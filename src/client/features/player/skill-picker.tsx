// Picks the self-assessed level: a slider for the rough value, minus and plus for quarters, and the
// level's meaning in plain words.
import { Minus, Plus } from 'lucide-react'
import { skillMaximum, skillMinimum, skillStep, skillToText } from '#domain/player/skill.ts'
import { skillTexts } from '#words/en/player/skill.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { getSkillText } from './skill-text.ts'

export function SkillPicker({
  value,
  onChange,
  isDisabled = false,
}: {
  value: number
  onChange: (skill: number) => void
  isDisabled?: boolean
}) {
  const t = useTexts(skillTexts)
  const { level, isBetween } = getSkillText(value)
  const words = t.levels[level] ?? ''
  const meaning = isBetween ? t.between({ words }) : words
  return (
    <fieldset aria-label={t.label} className={`${cardClasses()} flex flex-col items-center gap-3`}>
      <div className="flex w-full items-center justify-between gap-2">
        <IconButton
          icon={Minus}
          label={t.lower}
          variant="soft"
          isDisabled={isDisabled || value <= skillMinimum}
          onPress={() => onChange(value - skillStep)}
        />
        <span
          aria-hidden
          className="font-display text-3xl font-extrabold tracking-tight text-brand tabular-nums"
        >
          {skillToText(value)}
        </span>
        <IconButton
          icon={Plus}
          label={t.higher}
          variant="soft"
          isDisabled={isDisabled || value >= skillMaximum}
          onPress={() => onChange(value + skillStep)}
        />
      </div>
      <input
        type="range"
        aria-label={t.label}
        aria-valuetext={`${skillToText(value)}. ${meaning}`}
        min={skillMinimum}
        max={skillMaximum}
        step={skillStep}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer rounded-lg accent-brand outline-none focus-visible:ring-focus disabled:cursor-default disabled:opacity-45"
      />
      <p aria-hidden className="grid min-h-[3lh] items-center text-center text-pretty text-muted">
        {meaning}
      </p>
    </fieldset>
  )
}
