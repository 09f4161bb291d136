// What the words of refusals are made of: one entry per code, a sentence or how it is made from the refusal's values.
import type { NamedValues, RefusalCode } from '#domain/shared/refusal.ts'
import { plural, type Language } from './texts.ts'

/** A code without words does not compile, nor do words that name a value which nobody has to give. An older server may have left it out. */
export type RefusalWords = { readonly [C in RefusalCode]: C extends keyof NamedValues ? (params: Partial<NamedValues[C]>) => string : string }

/** A value as text; '' when it is missing. */
export const value = <P extends object>(params: P, name: keyof P): string => String(params[name] ?? '')

/** How long `seconds` are, rounded up: whole minutes, from an hour and a half on whole hours. */
export function waitOf(language: Language, { seconds = 60 }: { seconds?: number }): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return plural(language, minutes, language === 'en' ? { one: 'a minute', other: '# minutes' } : { one: 'un minuto', other: '# minutos' })
  return plural(language, Math.ceil(minutes / 60), language === 'en' ? { one: 'an hour', other: '# hours' } : { one: 'una hora', other: '# horas' })
}
