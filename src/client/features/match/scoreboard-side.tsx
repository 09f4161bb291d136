// One side of the scoreboard: the whole half is the button for a rally it won. Shows points,
// players in their halves, and the server.
import { clsx } from 'clsx'
import type { Side } from '#domain/match/match.ts'
import { servingHalf, type ScoreboardState, type ScoreboardRule } from '#domain/match/rally.ts'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { useTexts } from '../../i18n/texts.ts'
import { listPlayersInHalf } from './scoreboard-news.ts'

const pointsRoom = { containerType: 'size' } as const
const pointsSize = { fontSize: 'min(100cqh, 60cqw)' }

type ScoreboardSideProps = {
  board: ScoreboardState
  rule: ScoreboardRule
  side: Side
  names: readonly string[]
  onRally: () => void
}

export function ScoreboardSide({ board, rule, side, names, onRally }: ScoreboardSideProps) {
  const t = useTexts(scoreboardTexts)
  const points = board.points[side === 'a' ? 0 : 1]
  const isServing = board.serving === side
  return (
    <button
      type="button"
      aria-label={t.won({ names: names.join(t.and), points })}
      onClick={onRally}
      className={clsx(
        'flex min-h-0 min-w-0 flex-1 cursor-pointer flex-col items-center justify-between gap-1 overflow-hidden rounded-3xl p-3 outline-none select-none focus-visible:ring-focus active:brightness-95',
        isServing ? 'bg-brand text-on-brand' : 'border border-line bg-card text-fg',
      )}
    >
      <span className="flex w-full justify-center gap-2">
        {listPlayersInHalf(board, rule, side).map((player) => (
          <Player
            key={player}
            name={names[player] ?? ''}
            isServer={isServing && board.server === player}
          />
        ))}
      </span>
      <span style={pointsRoom} className="grid w-full flex-1 place-items-center">
        <span
          style={pointsSize}
          className="font-display leading-none font-extrabold tracking-tight tabular-nums"
        >
          {points}
        </span>
      </span>
      <span
        className={clsx('min-h-6 text-center text-base font-semibold', !isServing && 'text-muted')}
      >
        {isServing ? <ServeWords board={board} rule={rule} names={names} /> : t.receives}
      </span>
    </button>
  )
}

function ServeWords({ board, rule, names }: Pick<ScoreboardSideProps, 'board' | 'rule' | 'names'>) {
  const t = useTexts(scoreboardTexts)
  return (
    <span className="flex flex-wrap justify-center gap-x-3">
      <span>
        {t.serves({
          name: names[board.server] ?? '',
          half: servingHalf(board, rule) === 'right' ? t.right : t.left,
        })}
      </span>
      {board.serverNumber !== null && (
        <span className="rounded-full border border-current px-3 whitespace-nowrap">
          {board.serverNumber === 1 ? t.firstServer : t.secondServer}
        </span>
      )}
    </span>
  )
}

function Player({ name, isServer }: { name: string; isServer: boolean }) {
  return (
    <span
      className={clsx(
        'flex min-w-0 flex-1 items-center justify-center gap-2 rounded-full border px-3 py-1 text-lg leading-tight font-semibold',
        isServer ? 'border-current' : 'border-transparent',
      )}
    >
      {isServer && <span aria-hidden className="size-3 shrink-0 rounded-full bg-current" />}
      <span className="truncate">{name}</span>
    </span>
  )
}
