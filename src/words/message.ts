// Formats the subset of ICU's MessageFormat that our words use: {name}, {n, number}, {n, plural,
// one {…} other {…}} and {n, selectordinal, …} with # for the localized number, {kind, select, a
// {…} other {…}}. The select case `empty` matches ''. Braces and # can't be quoted.

import { numberFormat, pluralRules } from '#domain/shared/count-format.ts'

type Value = string | number | boolean
export type Values = Readonly<Record<string, Value>>

const argument = /\s*(\w+)\s*(?:,\s*(\w+)\s*,?)?/y
const branch = /\s*([^\s{}]+)\s*\{/y

const chosenCase = (value: Value): string =>
  value === '' ? 'empty' : value === 'empty' ? 'other' : String(value)

const countedCase = (language: string, kind: string, count: number): string =>
  pluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).select(count)

/** ('{n, plural, one {# day} other {# days}}', { n: 2 }, 'en') → '2 days'. */
export function formatMessage(message: string, values: Values, language: string): string {
  let at = 0
  const read = (pattern: RegExp): readonly string[] => {
    pattern.lastIndex = at
    const found = pattern.exec(message)
    if (found !== null) at = pattern.lastIndex
    return found ?? []
  }
  const text = (count: string): string => {
    let said = ''
    for (let sign = message[at]; sign !== undefined && sign !== '}'; sign = message[at]) {
      at += 1
      if (sign === '{') {
        said += value(count)
        // "6:00 p. m." already ends the sentence.
        if ((said + message[at]).endsWith('..')) at += 1
      } else said += sign === '#' ? count : sign
    }
    at += 1
    return said
  }
  const value = (count: string): string => {
    const [, name = '', kind] = read(argument)
    const given = values[name] ?? ''
    const isNumber = kind !== undefined && kind !== 'select'
    const shown = isNumber ? numberFormat(language, {}).format(Number(given)) : count
    const cases = new Map<string, string>()
    for (let [, key] = read(branch); key !== undefined; [, key] = read(branch))
      cases.set(key, text(shown))
    at += 1
    if (kind === undefined) return String(given)
    if (kind === 'number') return shown
    const wanted =
      kind === 'select' ? chosenCase(given) : countedCase(language, kind, Number(given))
    return cases.get(`=${given}`) ?? cases.get(wanted) ?? cases.get('other') ?? ''
  }
  return text('#')
}
