// `npm run guide`: writes the words of docs/guide that help and Poppi search, after it changed.
import { writeFileSync } from 'node:fs'
import { languages } from '#domain/shared/language.ts'
import { toWordsFile, writeGuideWords } from './guide/write-guide-words.ts'

for (const language of languages) writeFileSync(toWordsFile(language), writeGuideWords(language))
