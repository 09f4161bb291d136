// Matches with scores: mine from my side, or all of an event, opened by a tap where they can be
// corrected.
import { clsx } from 'clsx'
import { PencilLine } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import { findSide, type Side } from '#domain/match/match.ts'
import { matchesTexts, resultTexts } from '#words/en/result/result.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { List, rowClasses } from '../../ui/list-row.tsx'
import type { EntrantName } from './standing-words.ts'

type MatchRowsProps = {
  label: string
  matches: readonly MatchView[]
  nameOf: EntrantName
  me: number | null
  onMatch?: ((matchId: string) => void) | undefined
}

const otherSide = { a: 'b', b: 'a' } as const

export function MatchRows({ label, matches, nameOf, me, onMatch }: MatchRowsProps) {
  return (
    <List label={label}>
      {matches.map((match) => (
        <li key={match.matchId} className="row-lazy">
          {onMatch === undefined ? (
            <div className="flex min-h-14 items-center gap-3 px-4 py-2">
              <MatchRow match={match} nameOf={nameOf} me={me} />
            </div>
          ) : (
            <button type="button" className={rowClasses} onClick={() => onMatch(match.matchId)}>
              <MatchRow match={match} nameOf={nameOf} me={me} isOpening />
            </button>
          )}
        </li>
      ))}
    </List>
  )
}

function MatchRow({
  match,
  nameOf,
  me,
  isOpening = false,
}: Pick<MatchRowsProps, 'nameOf' | 'me'> & { match: MatchView; isOpening?: boolean }) {
  const t = useTexts(matchesTexts)
  const own = me === null ? null : findSide(match, me)
  const first: Side = own ?? match.winner ?? 'a'
  const names = (side: Side) => match[side].map(nameOf).join(pick(resultTexts).and)
  const note = formatNote(match)
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap gap-x-2 text-xs text-muted">
          {formatPart(match)}
          {note !== null && <span className="font-semibold text-warm">{note}</span>}
        </span>
        <span className={clsx('block leading-snug', match.winner === first ? 'font-semibold' : '')}>
          {names(first)}
        </span>
        <span
          className={clsx(
            'block leading-snug',
            match.winner === otherSide[first] ? 'font-semibold' : 'text-muted',
          )}
        >
          <span className="sr-only">{t.versus} </span>
          {names(otherSide[first])}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Outcome own={own} winner={match.winner} />
        <span className="font-bold tabular-nums">{formatScore(match, first)}</span>
      </span>
      {isOpening && (
        <>
          <span className="sr-only">{t.correct}</span>
          <PencilLine aria-hidden size={16} className="shrink-0 text-muted" />
        </>
      )}
    </>
  )
}

function Outcome({ own, winner }: { own: Side | null; winner: Side | null }) {
  const t = useTexts(matchesTexts)
  if (own === null || winner === null) return null
  return (
    <span className={clsx('text-xs font-bold', winner === own ? 'text-brand' : 'text-muted')}>
      {winner === own ? t.wonWord : t.lostWord}
    </span>
  )
}

function formatScore({ games, walkover, winner }: MatchView, side: Side): string {
  const t = pick(matchesTexts)
  const points = games.map(([a, b]) => (side === 'a' ? `${a}–${b}` : `${b}–${a}`)).join(' · ')
  if (winner === null) return t.noScore
  return walkover ? [points, t.walkover].filter(Boolean).join(' · ') : points
}

function formatNote({ state }: MatchView): string | null {
  const t = pick(matchesTexts)
  if (state === 'reported') return t.unconfirmed
  return state === 'disputed' ? t.disputed : null
}

function formatPart({ stage, round }: Pick<MatchView, 'stage' | 'round'>): string {
  const t = pick(matchesTexts)
  switch (stage) {
    case 'round':
      return t.round({ n: round })
    case 'pool':
      return t.pool({ n: round })
    case 'winners':
      return t.winners({ n: round })
    case 'losers':
      return t.losers({ n: round })
    case 'consolation':
      return t.consolation({ n: round })
    case 'final':
      return t.finalMatch
    case 'bronze':
      return t.bronzeMatch
  }
}
