// The text of a refusal as documentation, with its values as names in braces.
import { refusalText } from '#client/i18n/refusals.ts'
import type { Language } from '#client/i18n/texts.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

/** A sample count: selects the plural, then is replaced by the value's name. */
const anyCount = 1_234_567

/**
 * Returns each value's own name, so the result is "{player} has your request already."; waits are
 * one minute.
 */
const namedParams = new Proxy<Record<string, string | number>>(
  {},
  {
    get: (_nothing, name) =>
      name === 'seconds' ? 60 : name === 'n' ? anyCount : `{${String(name)}}`,
  },
)

export const refusalMeaning = (code: RefusalCode, language: Language): string =>
  [String(anyCount), new Intl.NumberFormat(language).format(anyCount)].reduce(
    (text, count) => text.replaceAll(count, '{n}'),
    refusalText({ code, params: namedParams }, language),
  )
