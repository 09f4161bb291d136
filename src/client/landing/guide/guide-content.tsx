// Titles and content of the guide's pages, which are rendered at build time from docs/guide.
import type { Language } from '#client/i18n/texts.ts'
import { guideNames, type GuideName } from '#contract/guide/guide.ts'
import { guidePageTexts } from '#words/en/landing/guide.ts'
import { appName, wordsIn } from '#words/words.ts'
import { GuideList } from './guide-list.tsx'
import { GuidePage } from './guide-page.tsx'
import { readGuide } from './read-guide.ts'

type GuidePageName = 'guide' | `guide/${GuideName}`

export const guidePageNames: readonly GuidePageName[] = [
  'guide',
  ...guideNames.map((name) => `guide/${name}` as const),
]

export const isGuidePage = (page: string): page is GuidePageName =>
  page === 'guide' || page.startsWith('guide/')

const pages = import.meta.glob<string>('../../../../docs/guide/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function getGuideContent(page: GuidePageName, language: Language) {
  const words = wordsIn(language, guidePageTexts)
  const name = guideNames.find((one) => page === `guide/${one}`)
  if (name === undefined)
    return {
      title: `${words.title} · ${appName()}`,
      description: words.lead,
      main: <GuideList language={language} />,
    }
  const guide = readGuide(pages[`../../../../docs/guide/${language}/${name}.md`] ?? '')
  return {
    title: `${guide.title} · ${words.title} · ${appName()}`,
    description: guide.introduction,
    main: <GuidePage language={language} name={name} guide={guide} />,
  }
}
