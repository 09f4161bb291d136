// How words are written down: English and Spanish in one pair. A missing, extra or differently
// called Spanish text does not compile. Here stand the words both sides say, as a screen and an
// e-mail must; a screen's own words stand beside it.
import type { Language } from '#domain/shared/language.ts'

type Text = string | readonly string[] | ((...values: never[]) => string)
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : T[K]
}

/** Words in every language. */
export type Texts<T> = Readonly<Record<Language, SameShape<T>>>

/** Pairs English with Spanish; English gives the shape. */
export function texts<const T extends Record<string, Text>>(
  en: T,
  es: SameShape<NoInfer<T>>,
): Texts<T> {
  return { en, es } as Texts<T>
}
