// Settings with one choice each, applied at once: language, theme, home page, gender.
import { languageNames, languages, type Language } from '#domain/shared/language.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { currentLanguage, setLanguage } from '../../i18n/language.ts'
import { setTextSize, textSizes, useTextSize } from '../../i18n/text-size.ts'
import { useTexts } from '../../i18n/texts.ts'
import { setTheme, useTheme } from '../../i18n/theme.ts'
import { call } from '../../net/call.ts'
import type { OwnPlayer } from '../../session/use-me.ts'
import { Segmented } from '../../ui/field/segmented.tsx'
import { useEager } from '../../ui/use-eager.ts'
import { useSavePlayer } from './use-save-player.ts'

const choices = languages.map((id) => ({ id, label: languageNames[id] }))

export function LanguageSetting() {
  const t = useTexts(settingsTexts)
  const choose = (language: Language) => {
    // E-mails and push messages switch, too; keepalive lets the call outlive the page.
    void call('notifications-updateSettings', { language }, { keepalive: true, attempts: 1 })
    setLanguage(language)
  }
  return (
    <Segmented label={t.language} options={choices} value={currentLanguage()} onChange={choose} />
  )
}

export function ThemeSetting() {
  const t = useTexts(settingsTexts)
  // Shows the choice one frame before the whole page changes colors.
  const [theme, choose] = useEager(useTheme(), setTheme)
  return (
    <Segmented
      label={t.theme}
      options={[
        { id: 'light', label: t.light },
        { id: 'dark', label: t.dark },
        { id: 'system', label: t.system },
      ]}
      value={theme}
      onChange={choose}
    />
  )
}

export function TextSizeSetting() {
  const t = useTexts(settingsTexts)
  const [size, choose] = useEager(useTextSize(), setTextSize)
  return (
    <Segmented
      label={t.textSize}
      description={t.textSizeHint}
      options={textSizes.map((id) => ({ id, label: t.percent({ size: id }) }))}
      value={size}
      onChange={choose}
    />
  )
}

export function HomePageSetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  const options = [
    { id: 'calendar', label: t.calendar },
    { id: 'myEvents', label: t.myEvents },
    { id: 'list', label: t.list },
  ] as const
  return (
    <Segmented
      label={t.home}
      hideLabel
      description={t.homeHint}
      options={options}
      value={saving?.homePage ?? player.homePage}
      onChange={(homePage) => save({ homePage })}
    />
  )
}

export function GenderSetting({ player }: { player: OwnPlayer }) {
  const t = useTexts(settingsTexts)
  const { saving, save } = useSavePlayer(player.playerId)
  const options = [
    { id: 'woman', label: t.woman },
    { id: 'man', label: t.man },
    { id: 'other', label: t.other },
    { id: 'unsaid', label: t.unsaid },
  ] as const
  const gender = saving?.gender === undefined ? player.gender : saving.gender
  return (
    <Segmented
      label={t.gender}
      hideLabel
      description={t.genderHint}
      options={options}
      value={gender ?? 'unsaid'}
      onChange={(id) => save({ gender: id === 'unsaid' ? null : id })}
    />
  )
}
