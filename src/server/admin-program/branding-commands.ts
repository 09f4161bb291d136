import { readFile } from 'node:fs/promises'
import { InvalidArgumentError, type Command } from 'commander'
import type { HueFault } from '#domain/branding/palette.ts'
import { languageNames, languages } from '#domain/shared/language.ts'
import { makeSafeLogo, type LogoFault } from '../branding/safe-logo.ts'
import { shipped, toServed } from '../branding/watch-branding.ts'
import { findBranding, type StoredBranding } from '../core/branding/branding-queries.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import {
  changeBranding,
  resetBranding,
  type BrandingChange,
} from '../features/branding/commands.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

type SetOptions = {
  name?: string
  shortName?: string
  hue?: number | null
  founded?: number
  website?: string
  group?: string
  source?: string
  sender?: string
} & Readonly<Record<string, unknown>>

export function addBrandingCommands(program: Command, tools: AdminTools): void {
  const branding = program
    .command('branding')
    .description('the name and look of this installation, live in every open window')
  branding
    .command('show')
    .description('what is set')
    .action((_options, command: Command) =>
      act(tools, command, async ({ tx }) => describeOutcome(toServed(await findBranding(tx)))),
    )
  addSet(branding, tools)
  branding
    .command('logo')
    .argument('<file>', 'SVG or PNG; "none" takes the shipped one')
    .description('set the logo; icons, e-mails, TV and share pictures follow')
    .action(async (file: string, _options, command: Command) => {
      const logo = file === 'none' ? null : await readLogo(file)
      await act(tools, command, (unit) => change(unit, { logo }))
    })
  branding
    .command('reset')
    .description('take everything back to the product as shipped')
    .action((_options, command: Command) =>
      act(tools, command, async (unit) => {
        if (!(await resetBranding(unit))) throw new Refused('Nothing is set.')
        return { ...describeOutcome(shipped), log: { detail: 'reset' } }
      }),
    )
}

function addSet(branding: Command, tools: AdminTools): void {
  const set = branding
    .command('set')
    .description("set some of it; the rest stays. '' takes an optional text away")
    .option('--name <name>', '40 characters at most')
    .option('--short-name <name>', 'under the icon of a home screen, 12 at most')
    .option('--hue <degrees>', 'accent, 0 to 359 in OKLCH; "none" for the shipped one', parseHue)
    .option('--founded <year>', 'at the foot of the public pages', Number)
    .option('--website <address>')
    .option('--group <address>', 'where the community meets')
    .option('--source <address>', 'where your changed source is, as the license asks')
    .option('--sender <name>', 'of e-mails, instead of the name')
  for (const language of languages)
    set.option(`--slogan-${language} <text>`, `on the landing page, ${languageNames[language]}`)
  set.action((options: SetOptions, command: Command) => {
    if (Object.keys(options).length === 0) throw new InvalidArgumentError('nothing to set')
    return act(tools, command, (unit) => change(unit, toChange(options)))
  })
}

function parseHue(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,3}$/.test(text) || Number(text) > 359)
    throw new InvalidArgumentError('a whole number from 0 to 359 is needed')
  return Number(text)
}

function toChange({ founded, group, sender, ...options }: SetOptions): BrandingChange {
  const { name, shortName, hue, website, source } = options
  const given = {
    name,
    // A short enough name needs no shorter one.
    shortName: shortName ?? (name !== undefined && name.length <= 12 ? name : undefined),
    hue,
    foundedIn: founded,
    website,
    communityGroup: group,
    source,
    senderName: sender,
  }
  const slogans = languages.flatMap((language) => {
    const text = options[`slogan${language.charAt(0).toUpperCase()}${language.slice(1)}`]
    return typeof text === 'string' ? [[language, text] as const] : []
  })
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(slogans.length > 0 && { slogans: Object.fromEntries(slogans) }),
  }
}

const fieldWords: Readonly<Record<string, string>> = {
  name: 'A name has 1 to 40 characters on one line.',
  shortName: 'A short name has 1 to 12 characters on one line: give one with --short-name.',
  slogans: 'A slogan has at most 80 characters on one line.',
  foundedIn: 'The year is a whole number such as 2022.',
  website: 'The website is an address such as https://example.org.',
  communityGroup: 'The group is an address such as https://example.org.',
  source: 'The source is an address such as https://example.org.',
  senderName: 'A sender has at most 60 characters on one line.',
}

async function change(unit: UnitOfWork, wanted: BrandingChange): Promise<Outcome> {
  const fault = await changeBranding(unit, wanted)
  if (fault !== null)
    throw new Refused(
      'hue' in fault ? explainHue(fault.hue) : (fieldWords[fault.field] ?? fault.field),
    )
  const { logo, ...fields } = wanted
  return {
    ...describeOutcome(toServed(await findBranding(unit.tx))),
    log: {
      detail: [...Object.keys(fields), ...(logo === undefined ? [] : ['logo'])].join(' '),
    },
  }
}

const explainHue = ({ kind, theme, pair, value, needed }: HueFault): string =>
  kind === 'contrast'
    ? `This hue can't be read: "${pair[0]}" on "${pair[1]}" in the ${theme} theme has a contrast of ${value.toFixed(2)}, and ${needed} is needed.`
    : `This hue looks like the ball, which means "you": "${pair[0]}" and "${pair[1]}" in the ${theme} theme are ${value.toFixed(2)} apart, and ${needed} is needed.`

const logoWords: Readonly<Record<LogoFault, string>> = {
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

async function readLogo(file: string): Promise<StoredBranding['logo']> {
  const bytes = await readFile(file).catch(() => {
    throw new Refused(`${file} can't be read.`)
  })
  const logo = await makeSafeLogo(bytes)
  if (typeof logo === 'string') throw new Refused(logoWords[logo])
  return logo
}

function describeOutcome({
  logo,
  version,
  slogans,
  ...fields
}: StoredBranding & { version: string | null }): Outcome {
  const shown = {
    ...fields,
    ...Object.fromEntries(languages.map((language) => [`slogan (${language})`, slogans[language]])),
    hue: fields.hue ?? 'as shipped',
    logo: logo === null ? 'as shipped' : `${logo.type}, ${logo.bytes.length} bytes`,
  }
  return {
    lines: [
      ...(version === null ? ['Nothing is set: the product as shipped.'] : []),
      ...Object.entries(shown).map(([name, value]) => `${name.padEnd(16)} ${String(value)}`),
    ],
    data: { ...fields, slogans, logo: logo?.type ?? null, version },
  }
}
