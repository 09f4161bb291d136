// Ends a game with one tap; when winners stay it asks for the winning side, optionally with a
// score.
import { useState } from 'react'
import { Check, Tally5, X } from 'lucide-react'
import { doneAskedMs, queuePointsMax } from '#domain/queue/queue.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { formatList } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { QueueNames } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'

export type CourtResult = { winner: 'a' | 'b' | null; points: [number, number] | null }

type CourtDoneProps = {
  court: number
  game: { a: readonly number[]; b: readonly number[]; started: string }
  isNext: boolean
  asksWinner: boolean
  nameOf: QueueNames
  onDone: (result: CourtResult) => Promise<boolean>
}

export function CourtDone({ court, game, isNext, asksWinner, nameOf, onDone }: CourtDoneProps) {
  const t = useTexts(liveQueueTexts)
  const [asking, setAsking] = useState<'winner' | 'points' | null>(null)
  const [isPending, setPending] = useState(false)
  const finish = async (result: CourtResult) => {
    setPending(true)
    await onDone(result)
    setPending(false)
    setAsking(null)
  }
  /** A second tap on Done was most likely meant for the previous game. */
  const tap = async () => {
    const isSoon = isNext && Date.now() - Date.parse(game.started) < doneAskedMs
    const isMeant =
      !isSoon ||
      (await confirmUser({
        title: t.doneSoon({ n: court }),
        text: t.doneSoonText,
        confirm: labels.done,
      }))
    if (isMeant) await finish({ winner: null, points: null })
  }
  const names: Names = [formatList(game.a.map(nameOf)), formatList(game.b.map(nameOf))]
  const shared = { names, isPending, onFinish: (result: CourtResult) => void finish(result) }
  if (asking === null)
    return (
      <div className="flex gap-2">
        <Button
          className="flex-1"
          isPending={isPending}
          aria-label={t.doneCourt({ n: court })}
          onPress={() => (asksWinner ? setAsking('winner') : void tap())}
        >
          <Check aria-hidden size={20} />
          {labels.done}
        </Button>
        <IconButton
          icon={Tally5}
          label={t.scoreCourt({ n: court })}
          onPress={() => setAsking('points')}
        />
      </div>
    )
  return (
    <fieldset
      aria-label={asking === 'winner' ? t.whoWonCourt({ n: court }) : t.scoreCourt({ n: court })}
      className="flex flex-col gap-2"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold">{asking === 'winner' ? t.whoWon : t.score}</p>
        <IconButton icon={X} label={labels.cancel} onPress={() => setAsking(null)} />
      </div>
      {asking === 'winner' ? <Winner {...shared} /> : <Points {...shared} />}
    </fieldset>
  )
}

type Names = readonly [string, string]

type QuestionProps = {
  names: Names
  isPending: boolean
  onFinish: (result: CourtResult) => void
}

function Winner({ names, isPending, onFinish }: QuestionProps) {
  const t = useTexts(liveQueueTexts)
  return (
    <>
      {(['a', 'b'] as const).map((side, index) => (
        <Button
          key={side}
          variant="soft"
          isPending={isPending}
          onPress={() => onFinish({ winner: side, points: null })}
        >
          {t.won({ names: names[index] ?? '' })}
        </Button>
      ))}
      <Button
        variant="ghost"
        isPending={isPending}
        onPress={() => onFinish({ winner: null, points: null })}
      >
        {t.noWinner}
      </Button>
    </>
  )
}

function Points({ names, isPending, onFinish }: QuestionProps) {
  const [points, setPoints] = useState<readonly [number | null, number | null]>([null, null])
  const [a, b] = points
  return (
    <>
      <NumberField
        label={names[0]}
        minValue={0}
        maxValue={queuePointsMax}
        empty={null}
        value={a}
        onChange={(value) => setPoints([value, b])}
      />
      <NumberField
        label={names[1]}
        minValue={0}
        maxValue={queuePointsMax}
        empty={null}
        value={b}
        onChange={(value) => setPoints([a, value])}
      />
      <Button
        isPending={isPending}
        isDisabled={a === null || b === null || a === b}
        onPress={() => {
          if (a !== null && b !== null) onFinish({ winner: a > b ? 'a' : 'b', points: [a, b] })
        }}
      >
        <Check aria-hidden size={20} />
        {labels.done}
      </Button>
    </>
  )
}
