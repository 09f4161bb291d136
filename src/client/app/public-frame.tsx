// The frame of sign-in, register and reset: the landing's bar and footer with one card in the
// middle.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { toLegalPage } from '#domain/onboarding/public-paths.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { publicTexts } from '#words/en/app/public.ts'
import { currentLanguage, setLanguage } from '../i18n/language.ts'
import { nextTheme } from '../i18n/show-theme.ts'
import { useTexts } from '../i18n/texts.ts'
import { setTheme, useTheme } from '../i18n/theme.ts'
import { useDocumentTitle } from '../ui/document-title.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from './logo.tsx'

const choices = languages.map((language) => ({
  language,
  mark: language.toUpperCase(),
  name: languageNames[language],
}))

export function PublicFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  const t = useTexts(publicTexts)
  useDocumentTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between px-4 sm:px-8">
        <a
          href="/landing"
          aria-label={t.start}
          className="inline-flex min-h-11 items-center rounded-lg outline-none focus-visible:ring-focus"
        >
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main
        id="main"
        className="flex flex-1 flex-col items-center px-4 pt-4 pb-12 sm:justify-center sm:pt-0"
      >
        <div className="flex w-full max-w-md flex-col gap-6 rounded-3xl sm:border sm:border-line sm:bg-card sm:p-8 sm:shadow-card">
          <div className="flex flex-col gap-2">
            <h1>{title}</h1>
            {lead !== undefined && <p className="text-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <footer className="border-t border-line">
        <nav
          aria-label={t.legal}
          className="mx-auto flex max-w-6xl gap-6 px-4 py-3 text-sm font-semibold text-muted sm:px-8"
        >
          <a
            href={toLegalPage('terms')}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t.terms}
          </a>
          <a
            href={toLegalPage('privacy')}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t.privacy}
          </a>
        </nav>
      </footer>
    </div>
  )
}

function LanguageSwitch() {
  const t = useTexts(publicTexts)
  const current = currentLanguage()
  return (
    <fieldset aria-label={t.language} className="flex rounded-xl bg-soft p-1 text-sm font-semibold">
      {choices.map(({ language, mark, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${mark}, ${name}`}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
          className={clsx(
            'relative grid h-9 min-w-11 cursor-pointer place-items-center rounded-lg outline-none after:absolute after:-inset-1 focus-visible:ring-focus',
            language === current ? 'bg-lift text-fg shadow-card' : 'text-muted',
          )}
        >
          {mark}
        </button>
      ))}
    </fieldset>
  )
}

function ThemeSwitch() {
  const t = useTexts(publicTexts)
  const theme = useTheme()
  const { icon, label } = {
    light: { icon: Sun, label: t.themeLight },
    dark: { icon: Moon, label: t.themeDark },
    system: { icon: SunMoon, label: t.themeSystem },
  }[theme]
  return <IconButton icon={icon} label={label} onPress={() => setTheme(nextTheme(theme))} />
}
