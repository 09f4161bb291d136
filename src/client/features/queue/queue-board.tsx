// The courts of a live queue and the next eight, readable from five meters.
import { clsx } from 'clsx'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  createQueueNames,
  minutesBetween,
  type QueueCourtView,
  type QueueNames,
  type WatchedQueue,
} from '../../parts/queue/queue-names.ts'

const nextShown = 8
const clockMs = 10_000

type QueueBoardProps = {
  queue: WatchedQueue
  courts: readonly QueueCourtView[]
  isTall?: boolean
  isDense?: boolean
}

export function QueueBoard({ queue, courts, isTall = false, isDense = false }: QueueBoardProps) {
  const t = useTexts(liveQueueTexts)
  const nameOf = createQueueNames(queue.members)
  return (
    <div className={clsx('flex min-h-0 flex-1 flex-col gap-4', !isTall && 'sm:flex-row')}>
      <ul
        aria-label={t.courts}
        className={clsx(
          'grid min-w-0 flex-3 auto-rows-fr gap-3',
          courts.length > 4 && 'sm:grid-cols-2',
          courts.length > 12 && 'lg:grid-cols-3',
        )}
      >
        {courts.map((court) => (
          <TvCourt key={court.court} court={court} nameOf={nameOf} isDense={isDense} />
        ))}
      </ul>
      <NextEight queue={queue} nameOf={nameOf} />
    </div>
  )
}

function TvCourt({
  court: { court, game },
  nameOf,
  isDense,
}: {
  court: QueueCourtView
  nameOf: QueueNames
  isDense: boolean
}) {
  const t = useTexts(liveQueueTexts)
  const join = (numbers: readonly number[]) => numbers.map(nameOf).join(' · ')
  return (
    <li className="flex min-w-0 overflow-hidden rounded-3xl border border-line bg-card">
      <div className="flex w-14 shrink-0 flex-col items-center justify-center bg-brand text-on-brand">
        <span className="text-xs font-bold">{t.courtWord}</span>
        <span className="font-display text-3xl leading-none font-extrabold tabular-nums">
          {court}
        </span>
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-1 flex-col justify-center',
          isDense ? 'gap-1 px-3 py-1 text-lg' : 'gap-2 p-3 text-xl',
        )}
      >
        {game === null ? (
          <p className="font-bold text-muted">{t.free}</p>
        ) : (
          <>
            <p className="leading-tight font-bold">{join(game.a)}</p>
            <span aria-hidden className="border-t-2 border-dashed border-field" />
            <p className="leading-tight font-bold">{join(game.b)}</p>
          </>
        )}
      </div>
    </li>
  )
}

function NextEight({ queue, nameOf }: { queue: WatchedQueue; nameOf: QueueNames }) {
  const t = useTexts(liveQueueTexts)
  const now = useNow(clockMs)
  const next = queue.line
    .toSorted((one, other) => one.position - other.position)
    .slice(0, nextShown)
  return (
    <section aria-label={t.nextEight} className="flex min-w-0 flex-2 flex-col gap-2">
      <h2 className="text-xl">{t.nextEight}</h2>
      {next.length === 0 && <p className="text-xl text-muted">{t.nobody}</p>}
      <ol
        className="grid flex-1"
        style={{ gridTemplateRows: `repeat(${nextShown}, minmax(0, 1fr))` }}
      >
        {next.map(({ number, position, expected }) => {
          const minutes = expected === null ? null : minutesBetween(now, Date.parse(expected))
          return (
            <li key={number} className="flex items-center gap-3 border-b border-line">
              <span className="w-7 shrink-0 text-right text-xl font-extrabold text-brand tabular-nums">
                {position}
              </span>
              <span className="min-w-0 flex-1 truncate text-xl font-bold">{nameOf(number)}</span>
              {minutes !== null && (
                <span className="shrink-0 text-muted tabular-nums">
                  {minutes === 0 ? t.now : t.minutes({ n: minutes })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
