// Renders the public pages at build time, without framework code.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#client/i18n/texts.ts'
import { privacySections } from '#contract/legal/privacy-sections.ts'
import { termsSections } from '#contract/legal/terms-sections.ts'
import { defaultLanguage, languages } from '#domain/shared/language.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { privacyTexts } from '#words/en/landing/privacy.ts'
import { termsTexts } from '#words/en/landing/terms.ts'
import { appName, wordsIn } from '#words/words.ts'
import { DocsPage } from './docs/docs-page.tsx'
import { getGuideContent, guidePageNames, isGuidePage } from './guide/guide-content.tsx'
import { LandingPage } from './landing-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { publicUrl, themeScript } from './page-parts.ts'

export { renderLinkPage } from './personal-link/render-link-page.tsx'

export const publicPageNames = ['landing', 'terms', 'privacy', 'docs', ...guidePageNames] as const
export type PublicPageName = (typeof publicPageNames)[number]
/**
 * Becomes ?lang=es when the address asked for Spanish, and empty when the cookie chose it: a
 * canonical link names its own page.
 */
const askedQuery = '__LANG_QUERY__'
/** A face that comes after the first paint stays away. */
const displayFace = /font-display:optional;src:url\(([^)]+)\)/
export type PageParts = {
  page: PublicPageName | 'invitation'
  language: Language
  style: string
  script: string
}

export function renderPage(parts: PageParts): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...parts} />)}`
}

function Document({ page, language, style, script }: PageParts) {
  const { title, description, main } = getContent(page, language)
  const face = displayFace.exec(style)?.[1]
  const address = `${publicUrl}/${page === 'invitation' ? 'landing' : page}`
  return (
    <html lang={language} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#ffffff" />
        <meta name="theme-color" content="#ffffff" />
        {/* It contains names, so it is for people with the link, not for search engines. */}
        {page === 'invitation' && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={`${address}${askedQuery}`} />
        {languages.map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={other}
            href={other === defaultLanguage ? address : `${address}?lang=${other}`}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={address} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={appName()} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={`${address}${askedQuery}`} />
        <meta
          property="og:locale"
          content={new Intl.Locale(language).maximize().baseName.replace(/-\w{4}-/, '_')}
        />
        <meta property="og:image" content={`${publicUrl}/share.png`} />
        <meta name="twitter:card" content="summary_large_image" />
        {face !== undefined && <link rel="preload" href={face} as="font" crossOrigin="" />}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <PageFrame language={language} isLegal={page === 'terms' || page === 'privacy'}>
          {main}
        </PageFrame>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}

function getContent(page: PageParts['page'], language: Language) {
  if (isGuidePage(page)) return getGuideContent(page, language)
  switch (page) {
    case 'landing':
    case 'invitation': {
      const { title, description } = wordsIn(language, landingTexts)
      const main = <LandingPage language={language} isInvitation={page === 'invitation'} />
      return { title, description, main }
    }
    case 'terms': {
      const { title, software, ...words } = wordsIn(language, termsTexts)
      const introduction = `${software} ${words.introduction}`
      return {
        title: `${title} · ${appName()}`,
        description: introduction,
        main: (
          <LegalPage
            language={language}
            title={title}
            introduction={introduction}
            sections={termsSections(language)}
          />
        ),
      }
    }
    case 'privacy': {
      const { title, introduction } = wordsIn(language, privacyTexts)
      return {
        title: `${title} · ${appName()}`,
        description: introduction,
        main: (
          <LegalPage
            language={language}
            title={title}
            introduction={introduction}
            sections={privacySections(language)}
          />
        ),
      }
    }
    case 'docs': {
      const { title, introduction } = wordsIn(language, docsTexts)
      return {
        title,
        description: introduction,
        main: <DocsPage language={language} publicUrl={publicUrl} />,
      }
    }
  }
}
