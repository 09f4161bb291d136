// Reads INSTALLATION_FILE, and refuses the start with the name of a wrong field.
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { brandingSchema, shortNameMax, toContact } from '#domain/branding/branding.ts'
import {
  ownTextNames,
  ownTextSchema,
  toTextField,
  type OwnText,
  type OwnTextKey,
} from '#domain/branding/own-texts.ts'
import { findHueFault } from '#domain/branding/palette.ts'
import { registrationModes, type RegistrationMode } from '#domain/registration/registration.ts'
import { languages } from '#domain/shared/language.ts'
import { explainHue, explainText, fieldWords, logoWords } from '../branding/branding-words.ts'
import { makeSafeLogo, type SafeLogo } from '../branding/safe-logo.ts'
import type { BrandingChange } from '../features/branding/commands.ts'
import { findTextFault } from '../features/branding/text-commands.ts'
import { getMessage, StartError } from '../start-error.ts'

export type Preset = {
  branding: BrandingChange
  texts: readonly OwnText[]
  registration: RegistrationMode | null
  fields: readonly string[]
}

const byLanguage = <S extends v.GenericSchema>(schema: S) =>
  v.partial(v.strictObject(v.entriesFromList(languages, schema)))
const path = v.pipe(v.string(), v.minLength(1))

const { slogans, contact, ...plain } = brandingSchema.entries
const fileSchema = v.partial(
  v.strictObject({
    ...plain,
    contact: v.pipe(v.string(), v.transform(toContact), contact),
    slogans: byLanguage(slogans.entries.en),
    logo: path,
    texts: v.partial(v.strictObject(v.entriesFromList(ownTextNames, byLanguage(path)))),
    registration: v.picklist(registrationModes),
  }),
)
type Written = v.InferOutput<typeof fileSchema>

const moreWords: Readonly<Record<string, string>> = {
  ...fieldWords,
  hue: 'The hue is a whole number from 0 to 359, or null.',
  logo: 'The logo is the name of an SVG or PNG file.',
  texts: 'A text is the name of a Markdown file, by page and language.',
  registration: `Registration is one of ${registrationModes.join(', ')}.`,
}

const refuseFile = (field: string, words: string): never => {
  throw new StartError(`INSTALLATION_FILE: ${field === '' ? '' : `${field}: `}${words}`)
}

export async function readInstallationFile(file: string | null): Promise<Preset | null> {
  if (file === null) return null
  const written = parseFile(await readBeside(file, '', file))
  const { registration = null, texts, logo, ...branding } = withShortName(written)
  const folder = dirname(file)
  return {
    branding: {
      ...(branding as BrandingChange),
      ...(logo !== undefined && { logo: await readLogo(folder, logo) }),
    },
    texts: await readTexts(folder, texts),
    registration,
    fields: listFields(withShortName(written)),
  }
}

async function readBeside(folder: string, field: string, name: string): Promise<Buffer> {
  return readFile(resolve(folder, name)).catch((error: unknown) =>
    refuseFile(field, `${name} can't be read: ${getMessage(error)}`),
  )
}

function parseFile(bytes: Buffer): Written {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString())
  } catch (error) {
    return refuseFile('', `it is not JSON: ${getMessage(error)}`)
  }
  const parsed = v.safeParse(fileSchema, json)
  if (parsed.success) return checkHue(parsed.output)
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? ''
  const [first = ''] = field.split('.')
  return refuseFile(
    field,
    issue.expected === 'never'
      ? 'it has no such setting.'
      : (moreWords[first] ?? 'It holds one object of settings.'),
  )
}

function checkHue(written: Written): Written {
  const fault = written.hue == null ? null : findHueFault(written.hue)
  return fault === null ? written : refuseFile('hue', explainHue(fault))
}

function withShortName(written: Written): Written {
  const { name, shortName } = written
  if (name === undefined || shortName !== undefined) return written
  if (name.length > shortNameMax) return refuseFile('shortName', fieldWords['shortName'] ?? '')
  return { ...written, shortName: name }
}

async function readLogo(folder: string, name: string): Promise<SafeLogo> {
  const logo = await makeSafeLogo(await readBeside(folder, 'logo', name))
  return typeof logo === 'string' ? refuseFile('logo', logoWords[logo]) : logo
}

async function readTexts(folder: string, texts: Written['texts']): Promise<OwnText[]> {
  const read: OwnText[] = []
  for (const [key, name] of listTexts(texts)) {
    const field = toTextField(key)
    const parsed = v.safeParse(ownTextSchema, (await readBeside(folder, field, name)).toString())
    const markdown = parsed.success ? parsed.output : ''
    const fault = parsed.success ? findTextFault({ name: key.name, markdown }) : 'too-long'
    if (fault !== null) refuseFile(field, explainText(fault, key.name))
    read.push({ ...key, markdown })
  }
  return read
}

const listTexts = (texts: Written['texts']): (readonly [OwnTextKey, string])[] =>
  ownTextNames.flatMap((name) =>
    languages.flatMap((language) => {
      const file = texts?.[name]?.[language]
      return file === undefined ? [] : [[{ name, language }, file] as const]
    }),
  )

const listFields = ({ slogans: own, texts, ...fields }: Written): string[] => [
  ...Object.keys(fields),
  ...Object.keys(own ?? {}).map((language) => `slogans.${language}`),
  ...listTexts(texts).map(([key]) => toTextField(key)),
]
