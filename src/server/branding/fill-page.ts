// Gives the built pages the name and look of the installation; text is escaped for its place.
import { shippedBranding } from '#domain/branding/branding.ts'
import { getTurn, turnedTones, turnHex, writeAccent } from '#domain/branding/palette.ts'
import { productName } from '#domain/branding/product-name.ts'
import { toLegalPage } from '#domain/onboarding/public-paths.ts'
import type { Language } from '#domain/shared/language.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { privacyTexts } from '#words/en/landing/privacy.ts'
import { termsTexts } from '#words/en/landing/terms.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { toLogoPath, type ServedBranding } from './watch-branding.ts'

const ownName = new RegExp(`(?<!Powered by |Con la tecnología de )${productName}(?! Display)`, 'g')
const script = /(<script[^]*?<\/script>)/
const mark = /<svg viewBox="0 0 48 48" class="([^"]*)" aria-hidden="true">[^]*?<\/svg>/g
const heading = /(<h1[^>]*>)[^<]*(<\/h1>)/
const drawnGreens = /#0b7a55|#096646/g
const token = new RegExp(
  String.raw`(--color-(?:${Object.keys(turnedTones).join('|')}):)([^;}]*)`,
  'g',
)
const color = /oklch\(([\d.]+%) ([\d.]+) ([\d.]+)\)/g

const escapeCode = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`$]/g, String.raw`\$&`)
    .replaceAll('<', String.raw`\u003c`)

export function fillPage(html: string, branding: ServedBranding, language: Language): string {
  const { hue, slogans, foundedIn, website, communityGroup, source, contact } = branding
  const slogan = html.includes(shippedBranding.website) ? slogans[language] : ''
  const named = fillName(toPoweredBy(turnStyle(html, hue), language), branding)
    .replace(heading, (own, open: string, close: string) =>
      slogan === '' ? own : `${open}${escapeHtml(slogan)}${close}`,
    )
    .replace(`${shippedBranding.foundedIn}</span>`, `${foundedIn}</span>`)
  return (['website', 'communityGroup'] as const).reduce(
    (text, link) => fillLink(text, shippedBranding[link], { website, communityGroup }[link]),
    addContact(addSource(named, source, language), contact, language),
  )
}

function toPoweredBy(html: string, language: Language): string {
  const { software, poweredBy } = wordsIn(language, termsTexts)
  const privacy = wordsIn(language, privacyTexts)
  return html.replaceAll(software, poweredBy).replaceAll(privacy.software, privacy.poweredBy)
}

function fillName(html: string, { name, version }: ServedBranding): string {
  const logo = toLogoPath(version ?? '')
  return html
    .split(script)
    .map((part) =>
      part.replaceAll(ownName, () => (script.test(part) ? escapeCode(name) : escapeHtml(name))),
    )
    .join('')
    .replaceAll(mark, (_mark, classes: string) => `<img src="${logo}" alt="" class="${classes}">`)
}

const findLinks = (address: string): RegExp =>
  new RegExp(`<a href="${RegExp.escape(address)}"[^]*?</a>`, 'g')

const fillLink = (html: string, shipped: string, own: string): string =>
  html.replaceAll(own === '' ? findLinks(shipped) : shipped, () => escapeHtml(own))

/** The new link looks like the one before it. */
function addSource(html: string, source: string, language: Language): string {
  if (source === '') return html
  const words = wordsIn(language, landingTexts)
  return html.replace(findLinks(shippedBranding.communityGroup), (link) =>
    [
      link,
      link
        .replace(shippedBranding.communityGroup, () => escapeHtml(source))
        .replace(words.communityGroup, words.source),
    ].join(''),
  )
}

/** Among the links of the landing page; at the foot of a page without them. */
function addContact(html: string, contact: string, language: Language): string {
  if (contact === '') return html
  const words = wordsIn(language, landingTexts)
  const link = escapeHtml(contact)
  const { communityGroup } = shippedBranding
  if (html.includes(communityGroup))
    return html.replace(findLinks(communityGroup), (group) =>
      [
        group
          .replace(communityGroup, () => link)
          .replace(words.communityGroup, words.contact)
          .replace(/<svg[^]*?<\/svg>/, (icon) => (contact.startsWith('mailto:') ? '' : icon)),
        group,
      ].join(''),
    )
  const privacy = toLegalPage('privacy')
  return html.replace(findLinks(escapeHtml(privacy)), (own) =>
    [own, own.replace(escapeHtml(privacy), () => link).replace(words.privacy, words.contact)].join(
      '',
    ),
  )
}

function turnStyle(html: string, hue: number | null): string {
  if (hue === null) return html
  const turn = getTurn(hue)
  return html
    .replaceAll(token, (_all, name: string, value: string) =>
      [
        name,
        value.replaceAll(
          color,
          (_color, lightness: string, chroma: string, degrees: string) =>
            `oklch(${lightness} ${chroma} ${(Number(degrees) + turn + 720) % 360})`,
        ),
      ].join(''),
    )
    .replaceAll(drawnGreens, (green) => turnHex(green, hue))
}

export function fillApp(html: string, branding: ServedBranding): string {
  const { name, shortName, hue, source, version } = branding
  const told = { name, shortName, hue, source, logo: toLogoPath(version ?? ''), isNamed: true }
  const content = escapeHtml(JSON.stringify(told))
  return fillName(html, branding).replace(
    '</head>',
    () =>
      `<meta name="branding" content="${content}"><style id="accent">${writeAccent(hue)}</style></head>`,
  )
}

export const fillWorker = (code: string, { name }: ServedBranding): string =>
  code.replaceAll(/(["'`])Sideout\1/g, () => JSON.stringify(name))

export function fillManifest(text: string, { name, shortName, hue }: ServedBranding): string {
  const {
    screenshots: _shipped,
    theme_color: theme,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify({
    ...rest,
    name,
    short_name: shortName,
    theme_color: turnHex(String(theme), hue),
  })
}
