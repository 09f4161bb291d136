// Fills the templates of dist/client/named; text is escaped for its place.
import { getTurn, turnedTones, turnHex, writeAccent } from '#domain/branding/palette.ts'
import { defaultLanguage, type Language } from '#domain/shared/language.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'
import { escapeHtml } from '../pages/escape-html.ts'
import { toLogoPath, type ServedBranding } from './watch-branding.ts'

const drawnGreens = /#0b7a55|#096646/g
const token = new RegExp(
  String.raw`(--color-(?:${Object.keys(turnedTones).join('|')}):)([^;}]*)`,
  'g',
)
const color = /oklch\(([\d.]+%) ([\d.]+) ([\d.]+)\)/g
const emptyLink = /<a href="__(?:WEBSITE|COMMUNITY_GROUP)__"[^]*?<\/a>/g

const escapeCode = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`$]/g, String.raw`\$&`)
    .replaceAll('<', String.raw`\u003c`)

export const fillPage = (html: string, branding: ServedBranding, language: Language): string =>
  fillMarks(turnStyle(html, branding.hue), branding, { language, accent: '' })

function fillMarks(
  html: string,
  branding: ServedBranding,
  { language, accent }: { language: Language; accent: string },
): string {
  const { name, slogans, foundedIn, website, communityGroup } = branding
  const values: Readonly<Record<string, string>> = {
    APP_NAME: escapeHtml(name),
    APP_NAME_CODE: escapeCode(name),
    SLOGAN: escapeHtml(slogans[language] || wordsIn(language, landingTexts).slogan),
    FOUNDED_IN: String(foundedIn),
    WEBSITE: escapeHtml(website),
    COMMUNITY_GROUP: escapeHtml(communityGroup),
    LOGO: toLogoPath(branding.version ?? ''),
    ACCENT: accent,
  }
  return html
    .replaceAll(emptyLink, (link) =>
      (link.includes('__WEBSITE__') ? website : communityGroup) === '' ? '' : link,
    )
    .replaceAll(/__([A-Z_]+?)__/g, (mark, key: string) => values[key] ?? mark)
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
  const marked = html.replace('__BRANDING__', () => escapeHtml(JSON.stringify(told)))
  return fillMarks(marked, branding, { language: defaultLanguage, accent: writeAccent(hue) })
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
