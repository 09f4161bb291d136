import type { OwnTextFault } from '#domain/branding/own-texts.ts'
import { ownTextMax, type OwnTextName } from '#domain/branding/own-texts.ts'
import type { HueFault } from '#domain/branding/palette.ts'
import type { LogoFault } from './safe-logo.ts'

export const fieldWords: Readonly<Record<string, string>> = {
  name: 'A name has 1 to 40 characters on one line.',
  shortName: 'A short name has 1 to 12 characters on one line. A longer name needs one of its own.',
  slogans: 'A slogan has at most 80 characters on one line.',
  foundedIn: 'The year is a whole number such as 2022.',
  website: 'The website is an address such as https://example.org.',
  communityGroup: 'The group is an address such as https://example.org.',
  contact: 'The contact is an e-mail address, or an address such as https://example.org.',
  source: 'The source is an address such as https://example.org.',
  senderName: 'A sender has at most 60 characters on one line.',
}

export const explainHue = ({ kind, theme, pair, value, needed }: HueFault): string =>
  kind === 'contrast'
    ? `This hue can't be read: "${pair[0]}" on "${pair[1]}" in the ${theme} theme has a contrast of ${value.toFixed(2)}, and ${needed} is needed.`
    : `This hue looks like the ball, which means "you": "${pair[0]}" and "${pair[1]}" in the ${theme} theme are ${value.toFixed(2)} apart, and ${needed} is needed.`

export const logoWords: Readonly<Record<LogoFault, string>> = {
  'too-large': 'The logo is too large: 300 kB for SVG, 4 MB for PNG.',
  'no-picture': 'The file is no SVG and no PNG that can be read.',
  image: 'The SVG holds or names another image. Save it with shapes alone, or as PNG.',
  text: 'The SVG holds text, which looks different on each device. Turn it into outlines first.',
  entities: 'The SVG defines entities. Save it without them.',
  effects: 'The SVG uses filters, markers or patterns. Save it with plain shapes, or as PNG.',
  copies: 'The SVG copies its parts too often. Save it with plain shapes, or as PNG.',
  'too-many-shapes': 'The SVG has more than 2,000 shapes. Simplify it, or save it as PNG.',
  empty: 'The SVG shows nothing.',
}

export const explainText = (fault: OwnTextFault, name: OwnTextName): string =>
  ({
    'too-long': `The text is too long: ${ownTextMax[name]} characters at most.`,
    html: 'The text holds HTML. Write it in Markdown alone.',
    image: 'The text holds a picture, which is not shown there.',
    link: 'A link begins with https://, http:// or mailto:.',
    form: 'The text holds a table, code, a check box or quotes within quotes. Write paragraphs, headings and lists.',
  })[fault]

export const explainFixed = (field: string): string =>
  `${field} is set by INSTALLATION_FILE. Change it there, and start again.`
