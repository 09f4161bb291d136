// What the words of refusals are made of: one entry per code, a sentence or how it is made from the refusal's values.
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'
import { plural, type Language } from './texts.ts'

export type RefusalParams = NonNullable<Refusal['params']>
/** A code without words does not compile. */
export type RefusalWords = Readonly<Record<RefusalCode, string | ((params: RefusalParams) => string)>>

/** A value as text; '' when it is missing. */
export const value = (params: RefusalParams, name: string): string => String(params[name] ?? '')

/** How long `params.seconds` are, rounded up: whole minutes, from an hour and a half on whole hours. */
export function waitOf(language: Language, params: RefusalParams): string {
  const minutes = Math.ceil(Number(params['seconds'] ?? 60) / 60)
  if (minutes < 90) return plural(language, minutes, language === 'en' ? { one: 'a minute', other: '# minutes' } : { one: 'un minuto', other: '# minutos' })
  return plural(language, Math.ceil(minutes / 60), language === 'en' ? { one: 'an hour', other: '# hours' } : { one: 'una hora', other: '# horas' })
}
