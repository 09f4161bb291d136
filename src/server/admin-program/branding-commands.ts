import { readFile } from 'node:fs/promises'
import { Argument, InvalidArgumentError, type Command } from 'commander'
import * as v from 'valibot'
import {
  ownTextNames,
  ownTextSchema,
  toTextField,
  type OwnTextName,
} from '#domain/branding/own-texts.ts'
import { languageNames, languages, type Language } from '#domain/shared/language.ts'
import {
  explainFixed,
  explainHue,
  explainText,
  fieldWords,
  logoWords,
} from '../branding/branding-words.ts'
import { makeSafeLogo } from '../branding/safe-logo.ts'
import { shipped, toServed } from '../branding/watch-branding.ts'
import { findBranding, type StoredBranding } from '../core/branding/branding-queries.ts'
import { listOwnTexts } from '../core/branding/own-text-queries.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import {
  changeBranding,
  resetBranding,
  type BrandingChange,
  type BrandingFault,
} from '../features/branding/commands.ts'
import { changeOwnText } from '../features/branding/text-commands.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

type SetOptions = {
  name?: string
  shortName?: string
  hue?: number | null
  founded?: number
  website?: string
  group?: string
  contact?: string
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
      act(tools, command, async ({ tx }) => {
        const shown = describeOutcome(toServed(await findBranding(tx)))
        const texts = await listOwnTexts(tx)
        const lines = texts.map(
          ({ name, language, markdown }) =>
            `text ${name} (${language})`.padEnd(17) + ` ${markdown.length} characters`,
        )
        return {
          ...shown,
          lines: [...shown.lines, ...lines],
          data: { ...(shown.data as object), texts },
        }
      }),
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
  addText(branding, tools)
  branding
    .command('reset')
    .description('take everything back to the product as shipped')
    .action((_options, command: Command) =>
      act(tools, command, async (unit) => {
        const done = await resetBranding(unit)
        if (typeof done !== 'boolean') throw new Refused(explainFixed(done.fixed))
        if (!done) throw new Refused('Nothing is set.')
        return { ...describeOutcome(shipped), log: { detail: 'reset' } }
      }),
    )
}

function addText(branding: Command, tools: AdminTools): void {
  branding
    .command('text')
    .addArgument(new Argument('<page>').choices(ownTextNames))
    .addArgument(new Argument('<language>').choices(languages))
    .argument('<file>', 'Markdown; "none" takes the shipped text')
    .description('set the text of a public page; {app} stands for the name')
    .action(
      async (name: OwnTextName, language: Language, file: string, _options, command: Command) => {
        const markdown = file === 'none' ? '' : await readText(file)
        await act(tools, command, async (unit) => {
          const text = { name, language, markdown }
          const fault = await changeOwnText(unit, text)
          if (fault !== null)
            throw new Refused(
              fault === 'fixed' ? explainFixed(toTextField(text)) : explainText(fault, name),
            )
          return {
            lines: [markdown === '' ? 'The shipped text is shown.' : 'The text is shown.'],
            data: { name, language, length: markdown.length },
            log: { detail: `${name} ${language}` },
          }
        })
      },
    )
}

async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`${file} can't be read.`)
  })
  const parsed = v.safeParse(ownTextSchema, text)
  if (!parsed.success) throw new Refused(explainText('too-long', 'terms'))
  if (parsed.output === '') throw new Refused(`${file} is empty.`)
  return parsed.output
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
    .option('--contact <address>', 'e-mail or web address for people who need help')
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
  const { name, shortName, hue, website, contact, source } = options
  const given = {
    name,
    // A short enough name needs no shorter one.
    shortName: shortName ?? (name !== undefined && name.length <= 12 ? name : undefined),
    hue,
    foundedIn: founded,
    website,
    communityGroup: group,
    contact,
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

async function change(unit: UnitOfWork, wanted: BrandingChange): Promise<Outcome> {
  const fault = await changeBranding(unit, wanted)
  if (fault !== null) throw new Refused(explainFault(fault))
  const { logo, ...fields } = wanted
  return {
    ...describeOutcome(toServed(await findBranding(unit.tx))),
    log: {
      detail: [...Object.keys(fields), ...(logo === undefined ? [] : ['logo'])].join(' '),
    },
  }
}

function explainFault(fault: BrandingFault): string {
  if ('fixed' in fault) return explainFixed(fault.fixed)
  return 'hue' in fault ? explainHue(fault.hue) : (fieldWords[fault.field] ?? fault.field)
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
