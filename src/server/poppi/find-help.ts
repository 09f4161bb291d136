// Finds help articles and sections of the guide for a question, with MiniSearch over titles, text and keywords.
import MiniSearch from 'minisearch'
import { guideIds, type GuideId } from '#contract/guide/guide.ts'
import { helpParagraphs } from '#contract/help-paragraphs.ts'
import { helpBoosts, helpIds, type HelpId } from '#contract/help.ts'
import { languages, type Language } from '#domain/shared/language.ts'
import { foldText } from '#domain/text/search.ts'
import { guideTexts } from '#words/en/help/guide.ts'
import { helpWords } from '#words/en/help/help-search.ts'
import { helpTitles } from '#words/en/help/help-titles.ts'
import { wordsIn } from '#words/words.ts'
import { getVocabulary } from './vocabularies.ts'

export type FoundHelp = { helpId: HelpId; score: number }

const indexes = new Map(languages.map((language) => [language, buildIndex(language)]))
const guideIndexes = new Map(languages.map((language) => [language, buildGuideIndex(language)]))

function createIndex(language: Language): MiniSearch {
  const { stopWords } = getVocabulary(language)
  return new MiniSearch({
    fields: ['title', 'words', 'text'],
    processTerm: (term) => {
      const folded = foldText(term)
      return folded.length < 2 || stopWords.has(folded) ? null : folded
    },
    searchOptions: {
      boost: helpBoosts,
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  })
}

function buildIndex(language: Language): MiniSearch {
  const index = createIndex(language)
  index.addAll(
    helpIds.map((id) => ({
      id,
      title: wordsIn(language, helpTitles)[id],
      words: wordsIn(language, helpWords)[id],
      text: helpParagraphs(language)[id].join(' '),
    })),
  )
  return index
}

function buildGuideIndex(language: Language): MiniSearch {
  const index = createIndex(language)
  const texts = wordsIn(language, guideTexts)
  index.addAll(guideIds.map((id) => ({ id, title: texts[id][0], text: texts[id][1] })))
  return index
}

export function findHelp(question: string, language: Language, limit: number): FoundHelp[] {
  const found = indexes.get(language)?.search(question) ?? []
  return found.slice(0, limit).map(({ id, score }) => ({ helpId: id as HelpId, score }))
}

export function findGuide(question: string, language: Language, limit: number): GuideId[] {
  const found = guideIndexes.get(language)?.search(question) ?? []
  return found.slice(0, limit).map(({ id }) => id as GuideId)
}
