// Renders the personal link page at build time. It is private: not indexed, link previews contain
// no names, and no referrer leaks its address.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#client/i18n/texts.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { appName, wordsIn } from '#words/words.ts'
import { PageFrame } from '../page-frame.tsx'
import { publicUrl, themeScript } from '../page-parts.ts'
import { LinkPage } from './link-page.tsx'

type LinkPageParts = { language: Language; style: string; script: string }

export const renderLinkPage = (parts: LinkPageParts): string =>
  `<!doctype html>${renderToStaticMarkup(<LinkDocument {...parts} />)}`

function LinkDocument({ language, style, script }: LinkPageParts) {
  const { title, description } = wordsIn(language, personalLinkTexts)
  const pageTitle = `${title} · ${appName()}`
  return (
    <html lang={language} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{pageTitle}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#ffffff" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={appName()} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={`${publicUrl}/share.png`} />
        <meta name="twitter:card" content="summary_large_image" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <PageFrame language={language} isLegal={false}>
          <LinkPage language={language} />
        </PageFrame>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}
