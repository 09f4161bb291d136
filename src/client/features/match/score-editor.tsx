// Enters a score by thumb: the winner of each game, then the other side's points. A match that
// ended early has its own questions.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Ellipsis } from 'lucide-react'
import type { ScoreRule } from '#domain/event/format.ts'
import type { Side } from '#domain/match/match.ts'
import { checkScore, matchWinner, pointsNeeded, type Score } from '#domain/match/score.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { behindChoices, scoreOfDraft, withGame, type ScoreDraft } from './score-draft.ts'
import { ScoreTable } from './score-table.tsx'

export type ScoreEditorProps = {
  names: Readonly<Record<Side, string>>
  first: Side
  rule: ScoreRule
  draft: ScoreDraft
  onChange: (draft: ScoreDraft) => void
}

export function ScoreEditor({ names, first, rule, draft, onChange }: ScoreEditorProps) {
  const t = useTexts(scoreTexts)
  const score = scoreOfDraft(draft)
  const winner = findWinner(score, rule)
  const isOver = matchWinner(draft.games, rule) !== null
  const isAsking = !draft.isEarly && (!isOver || draft.at < draft.games.length)
  return (
    <>
      <ScoreTable
        names={names}
        first={first}
        games={score.games}
        winner={winner}
        at={isAsking ? draft.at : draft.isEarly ? null : -1}
        {...(draft.isEarly
          ? {}
          : { onGame: (at: number) => onChange({ ...draft, at, winner: null }) })}
      />
      {isAsking && (
        <GameQuestion names={names} first={first} rule={rule} draft={draft} onChange={onChange} />
      )}
      {draft.isEarly && (
        <EarlyQuestion
          names={names}
          first={first}
          draft={draft}
          onChange={onChange}
          trouble={findProblem(score, rule)}
        />
      )}
      <div className="flex flex-wrap justify-center gap-x-2">
        {!isOver && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => onChange({ ...draft, isEarly: !draft.isEarly, winner: null })}
          >
            {draft.isEarly ? t.notEarly : t.endedEarly}
          </Button>
        )}
        {draft.games.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => onChange({ ...draft, games: [], at: 0, winner: null })}
          >
            {t.startOver}
          </Button>
        )}
      </div>
    </>
  )
}

const findWinner = ({ games, walkover }: Score, rule: ScoreRule): Side | null =>
  walkover ?? matchWinner(games, rule)

function findProblem(score: Score, rule: ScoreRule): string | undefined {
  if (score.walkover === null) return undefined
  const checked = checkScore(score.games, score.walkover, rule)
  return checked.ok ? undefined : refusalText(checked.refusal)
}

const sidesFrom = (first: Side): readonly [Side, Side] => (first === 'a' ? ['a', 'b'] : ['b', 'a'])
const other = (side: Side): Side => (side === 'a' ? 'b' : 'a')

type SidePickProps = {
  label: string
  names: Readonly<Record<Side, string>>
  first: Side
  value: Side | null
  onPick: (side: Side) => void
}

function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const child = { ArrowLeft: 'first', ArrowRight: 'last' }[event.key]
  if (child === undefined) return
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>(`button:${child}-child`)?.focus()
}

function SidePick({ label, names, first, value, onPick }: SidePickProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-lg font-bold">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {sidesFrom(first).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={value === side}
            onKeyDown={moveBetween}
            onClick={() => onPick(side)}
            className={`${buttonClasses({ variant: value === side ? 'primary' : 'plain' })} min-h-14 text-balance`}
          >
            {names[side]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function GameQuestion({ names, first, rule, draft, onChange }: ScoreEditorProps) {
  const t = useTexts(scoreTexts)
  const { winner, at } = draft
  const box = useQuestionFocus(at, winner)
  return (
    <div ref={box} className="contents">
      <SidePick
        label={rule.bestOf === 1 ? t.whoWon : t.whoWonGame({ n: at + 1 })}
        names={names}
        first={first}
        value={winner}
        onPick={(side) => onChange({ ...draft, winner: side })}
      />
      {winner !== null && (
        <BehindPad
          key={`${at} ${winner}`}
          label={t.loserPoints({ names: names[other(winner)] })}
          rule={rule}
          onPick={(behind) => onChange(withGame(draft, behind, rule))}
        />
      )}
    </div>
  )
}

/**
 * By keyboard the focus moves from winner to points, then to the next game. A tap leaves it in
 * place.
 */
function useQuestionFocus(at: number, winner: Side | null) {
  const box = useRef<HTMLDivElement>(null)
  const question = `${at} ${winner ?? ''}`
  const last = useRef(question)
  useEffect(() => {
    if (last.current === question) return
    last.current = question
    const isLost = document.activeElement === document.body
    const isByKey = box.current?.querySelector('[aria-pressed]:focus-visible') !== null
    const wanted = winner === null ? '[aria-pressed]' : '[data-behind]'
    if (winner === null ? isLost : isByKey)
      box.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true })
  }, [question, winner])
  return box
}

const digitsMs = 800

function useTypedPoints() {
  const typed = useRef({ text: '', at: -Infinity })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { text, at } = typed.current
    const find = (behind: string) =>
      event.currentTarget
        .closest('fieldset')
        ?.querySelector<HTMLElement>(`[data-behind="${behind}"]`) ?? null
    const both = event.timeStamp - at < digitsMs ? find(text + event.key) : null
    const found = both ?? find(event.key)
    typed.current = { text: event.key, at: event.timeStamp }
    found?.focus({ preventScroll: true })
  }
}

const furtherShown = 4

function BehindPad({
  label,
  rule,
  onPick,
}: {
  label: string
  rule: ScoreRule
  onPick: (behind: number) => void
}) {
  const t = useTexts(scoreTexts)
  const [isLong, setLong] = useState(false)
  const { usual, further } = behindChoices(rule)
  const shown = [...usual, ...(isLong ? further : further.slice(0, furtherShown))]
  const onType = useTypedPoints()
  return (
    <fieldset className="min-w-0 animate-fade">
      <legend className="mb-2 text-lg font-bold text-balance">{label}</legend>
      <div className="grid grid-cols-5 gap-2">
        {shown.map((behind) => (
          <button
            key={behind}
            type="button"
            data-behind={behind}
            onKeyDown={onType}
            onClick={() => onPick(behind)}
            className={`${buttonClasses({ variant: 'soft' })} min-h-14 flex-col gap-0 px-1`}
          >
            <span className="font-display text-2xl leading-none font-extrabold tabular-nums">
              {behind}
            </span>
            <span className="text-xs font-medium whitespace-nowrap tabular-nums">
              {t.gameScore({ ahead: pointsNeeded(behind, rule), behind })}
            </span>
          </button>
        ))}
        {further.length > 0 && !isLong && (
          <button
            type="button"
            aria-label={t.more}
            onClick={() => setLong(true)}
            className={`${buttonClasses({ variant: 'ghost' })} min-h-14 text-2xl`}
          >
            <Ellipsis aria-hidden size={24} />
          </button>
        )}
      </div>
    </fieldset>
  )
}

type EarlyQuestionProps = Pick<ScoreEditorProps, 'names' | 'first' | 'draft' | 'onChange'> & {
  trouble: string | undefined
}

function EarlyQuestion({ names, first, draft, onChange, trouble }: EarlyQuestionProps) {
  const t = useTexts(scoreTexts)
  const set = (side: Side, points: number) =>
    onChange({ ...draft, last: side === 'a' ? [points, draft.last[1]] : [draft.last[0], points] })
  return (
    <>
      <SidePick
        label={t.couldPlay}
        names={names}
        first={first}
        value={draft.early}
        onPick={(early) => onChange({ ...draft, early })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-lg font-bold">{t.untilThen}</legend>
        <div className="grid grid-cols-2 gap-2">
          {sidesFrom(first).map((side) => (
            <NumberField
              key={side}
              label={names[side]}
              minValue={0}
              maxValue={99}
              value={draft.last[side === 'a' ? 0 : 1]}
              empty={0}
              onChange={(points) => set(side, points)}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">{t.untilThenNote}</p>
        {trouble !== undefined && (
          <p role="alert" className="text-sm font-medium text-bad">
            {trouble}
          </p>
        )}
      </fieldset>
    </>
  )
}
