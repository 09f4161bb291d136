// The help articles in this visit's language, with a search that ignores accents and small typos.
// Loaded with the articles.
import MiniSearch from 'minisearch'
import { currentLanguage } from '#client/i18n/language.ts'
import { guideIds, toGuideLead, type GuideId } from '#contract/guide/guide.ts'
import { helpParagraphs } from '#contract/help-paragraphs.ts'
import {
  helpArticles,
  helpBoosts,
  helpIds,
  helpTopics,
  type HelpId,
  type HelpPlace,
  type HelpTopic,
} from '#contract/help.ts'
import { foldText } from '#domain/text/search.ts'
import { guideTexts } from '#words/en/help/guide.ts'
import { helpWords } from '#words/en/help/help-search.ts'
import { helpTitles } from '#words/en/help/help-titles.ts'
import { pick } from '../../i18n/texts.ts'

export type Article = {
  id: HelpId
  topic: HelpTopic
  place: HelpPlace | null
  title: string
  paragraphs: readonly string[]
}

export const articles = (): Article[] =>
  helpTopics.flatMap((topic) =>
    helpIds
      .filter((id) => helpArticles[id].topic === topic)
      .map((id) => ({
        id,
        topic,
        place: helpArticles[id].place,
        title: pick(helpTitles)[id],
        paragraphs: helpParagraphs(currentLanguage())[id],
      })),
  )

export type FoundSection = { id: GuideId; title: string; lead: string }

let index: MiniSearch | null = null
let guideIndex: MiniSearch | null = null

const createIndex = (): MiniSearch =>
  new MiniSearch({
    fields: ['title', 'words', 'text'],
    processTerm: (term) => foldText(term) || null,
    searchOptions: {
      boost: helpBoosts,
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })

function makeIndex(): MiniSearch {
  const made = createIndex()
  made.addAll(
    articles().map(({ id, title, paragraphs }) => ({
      id,
      title,
      words: pick(helpWords)[id],
      text: paragraphs.join(' '),
    })),
  )
  return made
}

function makeGuideIndex(): MiniSearch {
  const made = createIndex()
  const texts = pick(guideTexts)
  made.addAll(guideIds.map((id) => ({ id, title: texts[id][0], text: texts[id][1] })))
  return made
}

const sectionsMax = 4

export function findSections(text: string): FoundSection[] {
  if (text.trim() === '') return []
  guideIndex ??= makeGuideIndex()
  const texts = pick(guideTexts)
  return guideIndex
    .search(text)
    .slice(0, sectionsMax)
    .map(({ id }) => {
      const [title = '', words = ''] = texts[id as GuideId]
      return { id: id as GuideId, title, lead: toGuideLead(words) }
    })
}

/** Articles with all words, else with any of them, best first; all articles for empty text. */
export function findArticles(text: string): Article[] {
  const all = articles()
  if (text.trim() === '') return all
  index ??= makeIndex()
  const exact = index.search(text)
  const ids = (exact.length > 0 ? exact : index.search(text, { combineWith: 'OR' })).map(({ id }) =>
    String(id),
  )
  return ids.flatMap((id) => all.filter((article) => article.id === id))
}
