// The year of birth, for events with an age limit. It has a save button, because a partial year is
// invalid.
import { useState } from 'react'
import { birthYearMin, mayBeBirthYear } from '#domain/age/birth-year.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useSavePlayer } from './use-save-player.ts'

export function BirthYearSetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const thisYear = new Date(useNow()).getUTCFullYear()
  const { saving, save } = useSavePlayer(player.playerId)
  const known = player.birthYear === null ? '' : String(player.birthYear)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const text = typed ?? known
  const submit = () => {
    const birthYear = text.trim() === '' ? null : Number(text.trim())
    if (!mayBeBirthYear(birthYear, thisYear)) return setWrong(true)
    save({ birthYear })
  }
  return (
    <SheetForm onSubmit={submit}>
      <TextField
        label={t.birthYear}
        description={t.birthYearHint}
        error={isWrong ? t.birthYearInvalid({ min: birthYearMin, max: thisYear }) : undefined}
        value={text}
        onChange={(changed) => {
          setTyped(changed)
          setWrong(false)
        }}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
      />
      {text.trim() !== known && (
        <Button type="submit" variant="plain" isPending={saving !== null}>
          {t.saveBirthYear}
        </Button>
      )}
    </SheetForm>
  )
}
