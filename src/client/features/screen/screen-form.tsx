// The form of a screen: its name, its pages and their options, and the pairing code for a new one.
import { useState } from 'react'
import type { CallInput } from '#contract/contract.ts'
import { readScreenCode } from '#domain/screen/screen-code.ts'
import {
  screenNameMax,
  screenPages,
  screenSecondsMax,
  screenSecondsMin,
  screenSecondsUsual,
  screenThemes,
} from '#domain/screen/screen.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { screensTexts } from '#words/en/screen/screen.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { labels } from '../../ui/words/labels.ts'

export type ScreenChoices = CallInput<'screens-change'>['settings']

export const usualSettings = (): ScreenChoices => ({
  name: '',
  pages: [...screenPages],
  seconds: screenSecondsUsual,
  language: currentLanguage(),
  theme: 'dark',
})

type ScreenFormProps = {
  settings: ScreenChoices
  code: string | null
  isPending: boolean
  onSave: (settings: ScreenChoices, code: string) => void
}

function findMissing({ name, pages }: ScreenChoices, code: string | null) {
  return {
    code: code !== null && readScreenCode(code) === null,
    name: name.trim() === '',
    pages: pages.length === 0,
  }
}

export function ScreenForm({ settings, code, isPending, onSave }: ScreenFormProps) {
  const t = useTexts(screensTexts)
  const { draft, change } = useDraft(() => settings, `screen ${settings.name}`)
  const [typed, setTyped] = useState(code)
  const [isChecked, setChecked] = useState(false)
  const missing = findMissing(draft, typed)
  const save = () => {
    setChecked(true)
    if (!Object.values(missing).some(Boolean)) onSave(draft, typed ?? '')
  }
  return (
    <SheetForm onSubmit={save}>
      {typed !== null && (
        <TextField
          label={t.code}
          description={t.codeHint}
          value={typed}
          onChange={setTyped}
          maxLength={10}
          autoComplete="off"
          {...(isChecked && missing.code && { error: t.codeMissing })}
        />
      )}
      <TextField
        label={t.name}
        description={t.nameHint}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={screenNameMax}
        {...(isChecked && missing.name && { error: t.nameMissing })}
      />
      <ChoosePages
        pages={draft.pages}
        error={isChecked && missing.pages ? t.pagesMissing : null}
        onChange={(pages) => change({ pages })}
      />
      <NumberField
        label={t.seconds}
        value={draft.seconds}
        minValue={screenSecondsMin}
        maxValue={screenSecondsMax}
        onChange={(seconds) => change({ seconds })}
      />
      <Select
        label={t.language}
        options={languages.map((id) => ({ id, label: languageNames[id] }))}
        value={draft.language}
        onChange={(language) => change({ language })}
      />
      <Segmented
        label={t.theme}
        options={screenThemes.map((id) => ({ id, label: t[id] }))}
        value={draft.theme}
        onChange={(theme) => change({ theme })}
      />
      <Button type="submit" isPending={isPending}>
        {code === null ? labels.save : t.add}
      </Button>
    </SheetForm>
  )
}

function ChoosePages({
  pages,
  error,
  onChange,
}: {
  pages: ScreenChoices['pages']
  error: string | null
  onChange: (pages: ScreenChoices['pages']) => void
}) {
  const t = useTexts(screensTexts)
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-semibold">{t.pages}</legend>
      {screenPages.map((page) => (
        <Checkbox
          key={page}
          isSelected={pages.includes(page)}
          onChange={(isOn) =>
            onChange(screenPages.filter((one) => (one === page ? isOn : pages.includes(one))))
          }
        >
          {t.page({ page })}
        </Checkbox>
      ))}
      {error !== null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
