// How a screen's words are written down: English and Spanish in one pair. A missing, extra or
// differently called Spanish text does not compile. Free of the DOM, as the public pages are
// rendered in Node.
import { texts, type SameShape, type Texts } from '#contract/texts.ts'
import type { Language } from '#domain/shared/language.ts'
import { currentLanguage } from './language.ts'

export type { Language, Texts }
export { texts }

/** The words in the language of this visit. */
export const pick = <T>(pair: Texts<T>): SameShape<T> => pair[currentLanguage()]

/**
 * `pick` for components. The language holds for a whole visit: changing it loads the page again.
 */
export const useTexts = <T>(pair: Texts<T>): SameShape<T> => pick(pair)

const pluralRules = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') } as const

/**
 * Forms of a counted text; '#' stands for the number. `many` is Spanish for whole millions ("un
 * millón de") and falls back to `other`.
 */
export type PluralForms = { one: string; other: string; many?: string }

/**
 * The form `count` asks for, with the number filled in: plural('en', 2, { one: '# player', other:
 * '# players' }) → '2 players'.
 */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const category = pluralRules[language].select(count)
  const form =
    category === 'one' ? forms.one : category === 'many' ? (forms.many ?? forms.other) : forms.other
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count))
}
