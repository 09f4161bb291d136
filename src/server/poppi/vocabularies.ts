// The languages that Poppi understands; questions in others are read as English.
import type { Language } from '#domain/shared/language.ts'
import { englishVocabulary } from './vocabulary-en.ts'
import { spanishVocabulary } from './vocabulary-es.ts'
import type { Vocabulary } from './vocabulary.ts'

const vocabularies: Readonly<Partial<Record<Language, Vocabulary>>> = {
  en: englishVocabulary,
  es: spanishVocabulary,
}

export const getVocabulary = (language: Language): Vocabulary =>
  vocabularies[language] ?? englishVocabulary
