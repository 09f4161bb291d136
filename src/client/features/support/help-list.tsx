// The help articles of a topic, or search results. The one in the address is open.
import { useRef, useState } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronDown, Link2, SearchX } from 'lucide-react'
import { helpTopics, type HelpPlace, type HelpTopic } from '#contract/help.ts'
import { placeTexts, supportTexts, topicTexts } from '#words/en/support/support.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List } from '../../ui/list-row.tsx'
import { useScrollIntoView } from '../../ui/use-scroll-into-view.ts'
import { GuideLinks } from './guide-links.tsx'
import { articles, findArticles, findSections, type Article } from './help-index.ts'

const searchMax = 60

type HelpListProps = {
  openId: string
  places: Readonly<Partial<Record<HelpPlace, LinkProps>>>
}

export function HelpList({ openId, places }: HelpListProps) {
  const t = useTexts(supportTexts)
  const topics = useTexts(topicTexts)
  const [text, setText] = useState('')
  const [topic, setTopic] = useState<HelpTopic>(() => findTopic(openId))
  const found = findArticles(text)
  const sections = findSections(text)
  const rows = (shown: readonly Article[]) =>
    shown.map((article) => (
      <ArticleRow
        key={article.id}
        article={article}
        isNamed={article.id === openId}
        places={places}
      />
    ))
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={t.search} value={text} onChange={setText} maxLength={searchMax} />
      {found.length + sections.length === 0 && (
        <EmptyState icon={SearchX} title={t.none} text={t.noneText} />
      )}
      {text.trim() !== '' && found.length > 0 && <List label={t.search}>{rows(found)}</List>}
      <GuideLinks sections={sections} />
      {text.trim() === '' && (
        <>
          <div className="flex flex-wrap gap-2">
            {helpTopics.map((one) => (
              <Chip key={one} isOn={one === topic} onChange={() => setTopic(one)}>
                {topics[one]}
              </Chip>
            ))}
          </div>
          <List label={topics[topic]}>
            {rows(found.filter((article) => article.topic === topic))}
          </List>
        </>
      )}
    </div>
  )
}

const findTopic = (openId: string): HelpTopic =>
  articles().find(({ id }) => id === openId)?.topic ?? 'events'

function ArticleRow({
  article: { id, title, paragraphs, place },
  isNamed,
  places,
}: {
  article: Article
  isNamed: boolean
  places: HelpListProps['places']
}) {
  const t = useTexts(supportTexts)
  const names = useTexts(placeTexts)
  const row = useRef<HTMLLIElement>(null)
  useScrollIntoView(row, isNamed, { block: 'start', behavior: 'smooth' })
  const link = place === null ? undefined : places[place]
  return (
    <li ref={row} id={id} className="scroll-mt-4">
      <details open={isNamed} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 font-semibold outline-none hover:bg-soft/60 focus-visible:ring-focus focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
          <span className="flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            size={20}
            className="shrink-0 text-muted transition group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-2 px-4 pb-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
          <p className="flex flex-wrap gap-2 pt-1">
            {link !== undefined && place !== null && (
              <Link {...link} className={buttonClasses({ variant: 'soft', size: 'sm' })}>
                {names[place]}
              </Link>
            )}
            <Link
              to="/support"
              hash={id}
              className={buttonClasses({ variant: 'ghost', size: 'sm' })}
            >
              <Link2 aria-hidden size={16} />
              {t.copy}
            </Link>
          </p>
        </div>
      </details>
    </li>
  )
}
