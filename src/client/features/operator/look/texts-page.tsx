import { useState } from 'react'
import {
  ownTextMax,
  ownTextNames,
  toTextField,
  type OwnTextKey,
} from '#domain/branding/own-texts.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { ownTextTexts } from '#words/en/operator/texts.ts'
import { currentLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { confirmUser } from '../../../ui/overlay/dialogs.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { labels } from '../../../ui/words/labels.ts'
import { ConsoleFrame } from '../console-frame.tsx'
import { doAct, usePage, type Shows } from '../use-page.ts'
import { TextPreview } from './text-preview.tsx'

type Text = Shows<'texts'>['texts'][number]

export function TextsPage() {
  const t = useTexts(ownTextTexts)
  const read = usePage('texts', { page: 'texts' })
  const [{ name, language }, choose] = useState<OwnTextKey>(() => ({
    name: 'landing',
    language: currentLanguage(),
  }))
  return (
    <ConsoleFrame read={read}>
      {({ texts, fixed }) => {
        const text = texts.find((one) => one.name === name && one.language === language)
        return (
          <>
            <p className="text-muted">{t.lead}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Segmented
                label={t.page}
                options={ownTextNames.map((id) => ({ id, label: t[id] }))}
                value={name}
                onChange={(id) => choose({ name: id, language })}
              />
              <Segmented
                label={t.language}
                options={languages.map((id) => ({ id, label: languageNames[id] }))}
                value={language}
                onChange={(id) => choose({ name, language: id })}
              />
            </div>
            {text !== undefined && (
              <TextForm
                key={toTextField(text) + text.markdown}
                text={text}
                isFixed={fixed.includes(toTextField(text))}
                onDone={read.again}
              />
            )}
          </>
        )
      }}
    </ConsoleFrame>
  )
}

type TextFormProps = { text: Text; isFixed: boolean; onDone: () => void }

function TextForm({ text, isFixed, onDone }: TextFormProps) {
  const t = useTexts(ownTextTexts)
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const { draft, change } = useDraft(() => ({ markdown: text.markdown }), toTextField(text))
  const { busy, run } = useBusy<'save' | 'back'>()
  const { name, language, shipped } = text
  const store = async (markdown: string) => {
    if (await doAct({ act: 'setText', name, language, markdown }, t.saved)) onDone()
  }
  const takeBack = () =>
    run('back', async () => {
      if (await confirmUser({ title: t.back, text: t.backText, confirm: t.back })) await store('')
    })
  const isOwn = text.markdown !== ''
  return (
    <form
      className={cardClasses()}
      onSubmit={(event) => {
        event.preventDefault()
        void run('save', () => store(draft.markdown))
      }}
    >
      <p className="mb-3 font-semibold">{isFixed ? t.fixed : isOwn ? t.own : t.shipped}</p>
      <Tabs
        label={t[name]}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'write',
            label: t.write,
            content: (
              <TextField
                label={t.text}
                description={[t[`${name}Help`], t.textHelp({ mark: '{app}' })].join(' ')}
                lang={language}
                rows={name === 'landing' ? 6 : 20}
                countTo={ownTextMax[name]}
                maxLength={ownTextMax[name]}
                isReadOnly={isFixed}
                value={draft.markdown}
                onChange={(markdown) => change({ markdown })}
              />
            ),
          },
          {
            id: 'preview',
            label: t.preview,
            content: <TextPreview text={{ ...text, markdown: draft.markdown || shipped }} />,
          },
        ]}
      />
      {!isFixed && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" isPending={busy === 'save'}>
            {labels.save}
          </Button>
          {draft.markdown === '' && (
            <Button variant="soft" onPress={() => change({ markdown: shipped })}>
              {t.begin}
            </Button>
          )}
          {isOwn && (
            <Button variant="ghost" isPending={busy === 'back'} onPress={() => void takeBack()}>
              {t.back}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
