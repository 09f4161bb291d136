// The API for words in a language. English (src/words/en) is the source: its keys name the texts,
// and its placeholders are the values a call must pass.
import { productName } from '#domain/branding/product-name.ts'
import type { Language } from '#domain/shared/language.ts'
import { formatMessage, type Values } from './message.ts'
import type { Placeholders } from './placeholders.ts'
import { translate } from './translations.ts'

export type Texts = Readonly<Record<string, string | readonly string[]>>

type Named<M extends string> = M extends `${infer Head}{app}${infer Tail}`
  ? `${Head}${Named<Tail>}`
  : M

/** A message with placeholders becomes a function of their values, any other a string. */
export type Message<M extends string> =
  Named<M> extends `${string}{${string}` ? (values: Placeholders<Named<M>>) => string : string

export type LocalizedTexts<T> = {
  readonly [K in keyof T]: T[K] extends string ? Message<T[K]> : readonly string[]
}

let app = productName

export const appName = (): string => app

/**
 * One process speaks for one installation, and its name stands in texts everywhere: so it is set
 * here and not passed to each.
 */
export function setAppName(name: string): void {
  if (name === app) return
  app = name
  known.clear()
}

const known = new Map<Language, WeakMap<Texts, unknown>>()

/** wordsIn('es', clubTexts).join → 'Unirme'. */
export function wordsIn<const T extends Texts>(language: Language, texts: T): LocalizedTexts<T> {
  const said = known.get(language) ?? new WeakMap<Texts, unknown>()
  known.set(language, said)
  const spoken = said.get(texts) ?? speak(translate(language, texts), language)
  said.set(texts, spoken)
  return spoken as LocalizedTexts<T>
}

const speak = (texts: Texts, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? toSpoken(text, language)
        : text.map((one) => nameIn(one, language)),
    ]),
  )

const nameIn = (text: string, language: Language): string =>
  text.includes('{app}') ? formatMessage(text, { app }, language) : text

function toSpoken(text: string, language: Language): unknown {
  if (!text.replaceAll('{app}', '').includes('{')) return nameIn(text, language)
  if (!text.includes('{app}')) return (values: Values) => formatMessage(text, values, language)
  // Not a copy: values may come from a prototype.
  const withName = (values: Values): Values =>
    Object.assign(Object.create(values) as Values, { app })
  return (values: Values) => formatMessage(text, withName(values), language)
}

type Call<T> = T extends (values: infer V) => string ? (values: V) => void : never
type AllValues<T> = Call<T> extends (values: infer V) => void ? V : never

/** For a key known only at run time: takes the values of all texts it may be. */
export function fill<T extends string | ((values: never) => string)>(
  text: T,
  values: AllValues<T>,
): string {
  return typeof text === 'string' ? text : text(values as never)
}
