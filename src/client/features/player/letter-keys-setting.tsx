// Turns single-letter shortcuts on or off on this device.
import { settingsTexts } from '#words/en/player/settings.ts'
import { setLetterKeys, useLetterKeys } from '../../device/letter-keys.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Switch } from '../../ui/field/switch.tsx'

export function LetterKeysSetting() {
  const t = useTexts(settingsTexts)
  return (
    <>
      <Switch isSelected={useLetterKeys()} onChange={setLetterKeys}>
        {t.letterKeys}
      </Switch>
      <p className="text-sm text-pretty text-muted">{t.letterKeysHint}</p>
    </>
  )
}
