import { useState } from 'react'
import { languageNames, languages, type Language } from '#domain/shared/language.ts'
import { operatorMailTexts } from '#words/en/operator/mail.ts'
import { currentLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Select } from '../../../ui/field/select.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { usePage } from '../use-page.ts'

const spoken = languages.map((id) => ({ id, label: languageNames[id] }))

export function MailLooks() {
  const t = useTexts(operatorMailTexts)
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [asked, setAsked] = useState('')
  const read = usePage('mailLook', { page: 'mailLook', look: asked, language })
  const [known, setKnown] = useState(read.data)
  if (read.data !== undefined && read.data !== known) setKnown(read.data)
  return (
    <section className={cardClasses()}>
      <h2>{t.look}</h2>
      <p className="mt-1 text-muted">{t.lookText}</p>
      <ConsoleFrame read={{ ...read, data: read.data ?? known }}>
        {({ look, looks, html }) => (
          <>
            <div className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
              <Select
                label={t.kind}
                options={looks.map(({ id, subject }) => ({ id, label: subject }))}
                value={asked === '' ? look : asked}
                onChange={setAsked}
              />
              <Select label={t.language} options={spoken} value={language} onChange={setLanguage} />
            </div>
            <iframe
              // No scripts, no forms and no origin, and links lead nowhere.
              sandbox=""
              title={t.look}
              srcDoc={html}
              className="mt-4 h-[36rem] w-full rounded-2xl border border-line"
            />
          </>
        )}
      </ConsoleFrame>
    </section>
  )
}
