import { ownTextNames, type OwnTextName } from '#domain/branding/own-texts.ts'
import { isLanguage, type Language } from '#domain/shared/language.ts'
import { termsTexts } from '#words/en/landing/terms.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { nameApp, type RenderedText, type ServedTexts } from './own-text.ts'

const landingText = /(<h1[^>]*>[^<]*<\/h1>)<p class="([^"]*)">[^<]*<\/p>/
const legalText = /(<article><h1[^>]*>[^<]*<\/h1>)[^]*?(<\/article>)/
const description = /(<meta (?:name="description"|property="og:description") content=")[^"]*"/g
const descriptionMax = 160

export const ownTextStyle =
  '.own{overflow-wrap:anywhere}.own :is(p,ul,ol,blockquote){margin-top:.75rem;line-height:1.6}.own h2{margin-top:2rem;font-size:1.25rem}.own h3{margin-top:1.5rem;font-weight:700}.own ul{list-style:disc}.own ol{list-style:decimal}.own :is(ul,ol,blockquote){padding-left:1.25rem}.own blockquote{border-left:3px solid var(--color-line)}.own a{color:var(--color-brand);font-weight:600;text-decoration:underline;text-underline-offset:4px}.own hr{margin-top:1.5rem;border-top:1px solid var(--color-line)}.own>:first-child{margin-top:0}'

export function fillOwnText(
  html: string,
  path: string,
  { texts, appName }: { texts: ServedTexts; appName: string },
): string {
  const page = findPage(path)
  const own = page === null ? undefined : texts.find(page)
  if (page === null || own === undefined) return html
  const named = nameApp(own, appName)
  const filled = page.name === 'landing' ? fillLanding(html, named) : fillLegal(html, named, page)
  return filled
    .replaceAll(description, (_all, start: string) => `${start}${toDescription(named.text)}"`)
    .replace('</head>', () => `<style>${ownTextStyle}</style></head>`)
}

function findPage(path: string): { name: OwnTextName; language: Language } | null {
  const [, found, language] = /^\/(?:pages|invitation)\/(\w+)\.(\w+)\.html$/.exec(path) ?? []
  const name = ownTextNames.find((one) => one === found)
  return name !== undefined && isLanguage(language) ? { name, language } : null
}

const fillLanding = (html: string, { html: own }: RenderedText): string =>
  html.replace(
    landingText,
    (_all, heading: string, classes: string) =>
      `${heading}<div class="${classes}"><div class="own">${own}</div></div>`,
  )

/** The licences of the software and of the map data ask to be named whatever the owner writes. */
function fillLegal(
  html: string,
  { html: own }: RenderedText,
  { name, language }: { name: OwnTextName; language: Language },
): string {
  const { licenceHeading, licenceText } = wordsIn(language, termsTexts)
  const licence =
    name === 'terms'
      ? `<h2>${escapeHtml(licenceHeading)}</h2>${licenceText.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`
      : ''
  return html.replace(
    legalText,
    (_all, start: string, end: string) =>
      `${start}<div class="own mt-4">${own}${licence}</div>${end}`,
  )
}

function toDescription(text: string): string {
  const line = text.trim()
  const short =
    line.length <= descriptionMax
      ? line
      : `${line.slice(0, descriptionMax).replace(/\s+\S*$/, '')}…`
  return escapeHtml(short).replaceAll('__', '&#95;&#95;')
}
