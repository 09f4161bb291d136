// One match of a bracket: its number and court, both sides with their points, and the winner.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { FeedView, MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { bracketTexts } from '#words/en/bracket/bracket.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Cell } from './bracket-layout.ts'

export type BracketScene = {
  numbers: ReadonlyMap<string, number>
  feeds: readonly FeedView[]
  nameOf: (number: number) => string
  number: number | null
  onMatch: ((matchId: string) => void) | null
}

type Side = 'a' | 'b'
const look = 'block w-full overflow-hidden rounded-xl border bg-card text-left shadow-card'

export function BracketMatch({
  cell: { match, number, isBronze },
  scene,
}: {
  cell: Cell
  scene: BracketScene
}) {
  const t = useTexts(bracketTexts)
  const isMine = scene.number !== null && [...match.a, ...match.b].includes(scene.number)
  const mayOpen = scene.onMatch !== null && match.a.length > 0 && match.b.length > 0
  const where = [
    t.match({ n: number }),
    ...(isBronze ? [t.bronze] : []),
    ...(match.court === null || isPlayed(match) ? [] : [t.court({ n: match.court })]),
  ].join(' · ')
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 px-3 pt-1 text-xs text-muted">
        <span className="truncate">
          {where}
          {isMine && <span className="sr-only">{t.yours}</span>}
        </span>
        <StateWord match={match} />
      </span>
      <SideLine match={match} side="a" scene={scene} />
      <span className="mx-3 block border-t border-line" />
      <SideLine match={match} side="b" scene={scene} />
    </>
  )
  const frame = clsx(look, isMine ? 'border-2 border-brand' : 'border-line')
  if (!mayOpen) return <div className={frame}>{content}</div>
  return (
    <button
      type="button"
      onClick={() => scene.onMatch?.(match.matchId)}
      className={clsx(frame, 'cursor-pointer hover:border-brand')}
    >
      {content}
    </button>
  )
}

function StateWord({ match }: { match: MatchView }): ReactNode {
  const t = useTexts(bracketTexts)
  if (match.state === 'disputed')
    return <span className="shrink-0 font-semibold text-bad">{t.disputed}</span>
  if (match.walkover) return <span className="shrink-0">{t.walkover}</span>
  return match.state === 'reported' ? (
    <span className="shrink-0 font-semibold text-warm">{t.unconfirmed}</span>
  ) : null
}

function SideLine({ match, side, scene }: { match: MatchView; side: Side; scene: BracketScene }) {
  const t = useTexts(bracketTexts)
  const numbers = match[side]
  const hasWon = match.winner === side
  const hasLost = match.winner !== null && !hasWon
  return (
    <span className="flex items-center gap-2 px-3 py-1 text-sm">
      {numbers.length === 0 ? (
        <span className="min-w-0 flex-1 truncate text-muted">
          {waitingFor(match, side, scene, t)}
        </span>
      ) : (
        <span
          className={clsx(
            'min-w-0 flex-1 truncate',
            hasWon && 'font-bold',
            hasLost && 'text-muted',
          )}
        >
          {numbers.map(scene.nameOf).join(t.and)}
        </span>
      )}
      {hasWon && (
        <>
          <Check aria-hidden size={16} className="shrink-0 text-brand" />
          <span className="sr-only">{t.won}</span>
        </>
      )}
      <span className={clsx('flex shrink-0 gap-2 tabular-nums', hasLost && 'text-muted')}>
        {match.games.map((game, index) => (
          <span key={index} className="min-w-5 text-right">
            {game[side === 'a' ? 0 : 1]}
          </span>
        ))}
      </span>
    </span>
  )
}

function waitingFor(
  { matchId }: MatchView,
  side: Side,
  { feeds, numbers }: BracketScene,
  t: LocalizedTexts<typeof bracketTexts>,
): string {
  const feed = feeds.find((each) => each.matchId === matchId && each.side === side)
  const number = feed === undefined ? undefined : numbers.get(feed.from)
  if (feed === undefined || number === undefined) return t.toBeDecided
  return feed.takes === 'winner' ? t.winnerOf({ n: number }) : t.loserOf({ n: number })
}
