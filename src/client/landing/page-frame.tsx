// The frame of all public pages: the bar with language and theme on top; terms, privacy, founding
// note and version below.
import type { ReactNode } from 'react'
import { SunMoon } from 'lucide-react'
import { Logo } from '#client/app/logo.tsx'
import type { Language } from '#client/i18n/texts.ts'
import { shippedBranding } from '#domain/branding/branding.ts'
import { guidePath, toLegalPage } from '#domain/onboarding/public-paths.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { clientVersion } from '#domain/version/version.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'

const choices = languages.map((language) => ({
  language,
  mark: language.toUpperCase(),
  name: languageNames[language],
}))

/**
 * Works without JavaScript, except for the theme: ?lang= makes the server answer in that language
 * and set its cookie.
 */
export function PageFrame({
  language,
  isLegal,
  children,
}: {
  language: Language
  isLegal: boolean
  children: ReactNode
}) {
  const words = wordsIn(language, landingTexts)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between px-4 py-3 sm:px-8">
        <a href="/landing" data-keeps-redirect="" className="rounded-lg">
          <Logo />
        </a>
        <div className="flex items-center gap-1">
          <nav
            aria-label={words.language}
            className="flex rounded-xl bg-soft p-1 text-sm font-semibold"
          >
            {choices.map((choice) => (
              <a
                key={choice.language}
                href={`?lang=${choice.language}${isLegal ? '&read' : ''}`}
                hrefLang={choice.language}
                lang={choice.language}
                data-keeps-redirect=""
                aria-label={`${choice.mark}, ${choice.name}`}
                {...(choice.language === language && { 'aria-current': 'true' as const })}
                className="grid h-9 min-w-11 place-items-center rounded-lg text-muted aria-[current]:bg-card aria-[current]:text-fg aria-[current]:shadow-card"
              >
                {choice.mark}
              </a>
            ))}
          </nav>
          <button
            id="theme"
            type="button"
            aria-label={words.themeLight}
            data-light={words.themeLight}
            data-dark={words.themeDark}
            data-system={words.themeSystem}
            className="grid size-11 cursor-pointer place-items-center rounded-xl text-muted hover:bg-soft"
          >
            <SunMoon className="size-5" aria-hidden="true" />
          </button>
        </div>
      </header>
      <div className="flex-1">{children}</div>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-4 text-sm text-muted sm:px-8">
          <nav aria-label={words.legal} className="flex gap-6 font-semibold">
            <a
              href={guidePath}
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
            >
              {words.guide}
            </a>
            <a
              href={toLegalPage('terms')}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {words.terms}
            </a>
            <a
              href={toLegalPage('privacy')}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {words.privacy}
            </a>
          </nav>
          <p className="flex gap-6">
            <span>{words.since({ year: shippedBranding.foundedIn })}</span>
            <span>{words.version({ version: clientVersion })}</span>
          </p>
        </div>
      </footer>
    </div>
  )
}
