// A court of the live queue: both sides, the time in play, and Done in one tap; when winners stay
// it asks for the side.
import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { formatList } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  minutesBetween,
  type QueueCourtView,
  type QueueNames,
} from '../../parts/queue/queue-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { CourtDone, type CourtResult } from './court-done.tsx'

type QueueCourtProps = {
  court: QueueCourtView
  nameOf: QueueNames
  me: number | null
  now: number
  isWaiting: boolean
  asksWinner: boolean
  onDone: ((result: CourtResult) => Promise<boolean>) | null
  onMember: ((number: number) => void) | null
}

export function QueueCourtCard(props: QueueCourtProps) {
  const { court, now, isWaiting } = props
  const t = useTexts(liveQueueTexts)
  const { game } = court
  return (
    <li
      data-court={court.court}
      className="flex min-w-0 flex-col gap-2 rounded-2xl border border-line bg-card p-3 shadow-card"
    >
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{t.court({ n: court.court })}</h3>
        {isWaiting ? (
          <Badge tone="warm">{t.waits}</Badge>
        ) : game === null ? (
          <Badge>{t.free}</Badge>
        ) : (
          <span className="flex items-center gap-2">
            {!court.isOpen && <Badge tone="cool">{t.closing}</Badge>}
            <Badge tone="brand">
              <Clock aria-hidden size={16} />
              {t.minutes({ n: minutesBetween(Date.parse(game.started), now) })}
            </Badge>
          </span>
        )}
      </div>
      {game !== null && <Game {...props} a={game.a} b={game.b} />}
      {game !== null && props.onDone !== null && !isWaiting && (
        <CourtDone
          key={game.id}
          court={court.court}
          game={game}
          isNext={court.last !== null}
          asksWinner={props.asksWinner}
          nameOf={props.nameOf}
          onDone={props.onDone}
        />
      )}
      <LastGame {...props} />
    </li>
  )
}

function LastGame({ court: { last }, nameOf }: QueueCourtProps) {
  const t = useTexts(liveQueueTexts)
  if (last === null || last.points === null) return null
  const { a, b, points } = last
  const [won, lost] = points[0] >= points[1] ? [a, b] : [b, a]
  return (
    <p className="text-sm text-muted">
      {t.lastGame({
        won: formatList(won.map(nameOf)),
        lost: formatList(lost.map(nameOf)),
        score: `${Math.max(...points)}–${Math.min(...points)}`,
      })}
    </p>
  )
}

type Sides = { a: readonly number[]; b: readonly number[] }

function Game({ a, b, ...props }: QueueCourtProps & Sides) {
  const t = useTexts(liveQueueTexts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 rounded-xl bg-soft px-3 py-2">
      <Side {...props} numbers={a} />
      <span className="text-sm text-muted">{t.versus}</span>
      <Side {...props} numbers={b} isRight />
    </div>
  )
}

function Side({
  numbers,
  isRight = false,
  nameOf,
  me,
  onMember,
}: QueueCourtProps & { numbers: readonly number[]; isRight?: boolean }) {
  const t = useTexts(liveQueueTexts)
  return (
    <ul className={clsx('flex min-w-0 flex-col', isRight && 'items-end text-right')}>
      {numbers.map((number) => {
        const name = nameOf(number)
        const look = clsx('block max-w-full truncate font-semibold', number === me && 'text-brand')
        return (
          <li key={number} className="max-w-full min-w-0">
            {onMember === null ? (
              <span className={clsx(look, 'py-1')}>{name}</span>
            ) : (
              <button
                type="button"
                aria-label={t.options({ name })}
                onClick={() => onMember(number)}
                className={clsx(
                  look,
                  'min-h-11 min-w-11 cursor-pointer rounded-lg outline-none hover:underline focus-visible:ring-focus',
                )}
              >
                {name}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
