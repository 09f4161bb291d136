// Poppi: a question in plain words, its answer, examples, and earlier questions of this visit.
import { useState } from 'react'
import { CornerDownLeft } from 'lucide-react'
import { timeOfDay } from '#domain/event/time-of-day.ts'
import { questionMax, type WishPart } from '#domain/poppi/poppi.ts'
import type { Day } from '#domain/shared/day.ts'
import { exampleTexts, poppiTexts } from '#words/en/poppi/poppi.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { useRead } from '../../net/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { PoppiAnswer, type AnswerCards } from './poppi-answer.tsx'
import type { PoppiSearch } from './poppi-search.ts'

type PoppiProps = {
  search: PoppiSearch
  today: Day
  time: string
  cards: AnswerCards
  onAsk: (search: PoppiSearch) => void
}

const asked: string[] = []
const askedMax = 5
const remember = (question: string): void => {
  asked.splice(
    0,
    asked.length,
    ...[question, ...asked.filter((one) => one !== question)].slice(0, askedMax + 1),
  )
}

export function Poppi({ search, today, time, cards, onAsk }: PoppiProps) {
  const t = useTexts(poppiTexts)
  const examples = useTexts(exampleTexts)
  const { q: question, no: removed = [] } = search
  const isConnected = useIsConnected()
  const ask = (next: string) => {
    remember(next)
    onAsk({ q: next })
  }
  return (
    <>
      <QuestionForm key={question ?? ''} question={question ?? ''} onAsk={ask} />
      {!isConnected && <Notice>{t.offline}</Notice>}
      {question !== undefined && (
        <Asked
          question={question}
          removed={removed}
          today={today}
          cards={cards}
          onChange={(no) => onAsk({ q: question, no })}
        />
      )}
      {question === undefined && (
        <Questions title={t.try} questions={examples[timeOfDay(time)]} onAsk={ask} />
      )}
      <Questions
        title={t.earlier}
        questions={asked.filter((one) => one !== question)}
        onAsk={ask}
      />
    </>
  )
}

function QuestionForm({
  question,
  onAsk,
}: {
  question: string
  onAsk: (question: string) => void
}) {
  const t = useTexts(poppiTexts)
  const [text, setText] = useState(question)
  const send = () => {
    if (text.trim() !== '') onAsk(text.trim())
  }
  return (
    <search>
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className="min-w-0 flex-1">
          <SearchField
            label={t.ask}
            placeholder={t.placeholder}
            value={text}
            onChange={setText}
            maxLength={questionMax}
            enterKeyHint="search"
          />
        </div>
        <IconButton
          type="submit"
          icon={CornerDownLeft}
          label={t.send}
          variant="primary"
          className="size-12!"
        />
      </form>
    </search>
  )
}

type AskedProps = {
  question: string
  removed: readonly WishPart[]
  today: Day
  cards: AnswerCards
  onChange: (removed: WishPart[]) => void
}

function Asked({ question, removed, today, cards, onChange }: AskedProps) {
  const t = useTexts(poppiTexts)
  const { data, refusal, isLoading, again } = useRead('poppi-ask', {
    question,
    language: currentLanguage(),
    day: today,
    without: [...removed],
  })
  if (refusal !== null)
    return <ErrorState title={t.failed} text={refusalText(refusal)} onRetry={again} />
  if (data === undefined || (isLoading && removed.length === 0))
    return <SkeletonList label={t.thinking} rows={3} />
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
      <PoppiAnswer
        answer={data}
        removed={removed}
        cards={cards}
        onRemove={(part) => onChange([...removed, part])}
        onRestore={() => onChange([])}
      />
    </div>
  )
}

function Questions({
  title,
  questions,
  onAsk,
}: {
  title: string
  questions: readonly string[]
  onAsk: (question: string) => void
}) {
  if (questions.length === 0) return null
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <Button
              variant="plain"
              className="rounded-full! text-left text-sm"
              onPress={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
