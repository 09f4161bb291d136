// What a refusal says, for readers before it happens: the values that its words name
// stand in braces.
import { refusalText } from '#client/i18n/refusals.ts'
import type { Language } from '#client/i18n/texts.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

/** Stands for any count: the words for many are chosen by it, and its name takes its place. */
const anyCount = 1_234_567

/**
 * Answers every value with its own name, so that "{player} has your request already." comes out; a
 * wait is one of a minute.
 */
const namedParams = new Proxy<Record<string, string | number>>(
  {},
  {
    get: (_nothing, name) =>
      name === 'seconds' ? 60 : name === 'n' ? anyCount : `{${String(name)}}`,
  },
)

/** The words of a refusal with the names of its values. */
export const refusalMeaning = (code: RefusalCode, language: Language): string =>
  [String(anyCount), new Intl.NumberFormat(language).format(anyCount)].reduce(
    (text, count) => text.replaceAll(count, '{n}'),
    refusalText({ code, params: namedParams }, language),
  )
