// The opposing pairs of a match-up with their scores; hidden line-ups are marked as such.
import { clsx } from 'clsx'
import { EyeOff } from 'lucide-react'
import { matchWinner } from '#domain/match/score.ts'
import { teamSides, type TeamSide } from '#domain/team-league/team-league.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { getEntrantNames } from '../league-words.ts'
import type { MatchupProps } from './matchup-sheet.tsx'
import { getTeamNames } from './team-words.ts'

export function MatchupPairs({
  league,
  play,
  matchup,
  onScore,
}: MatchupProps & { onScore: ((pair: number) => void) | null }) {
  const t = useTexts(teamLeagueTexts)
  const names = getTeamNames(play, matchup)
  const isSet = { a: matchup.isSetA, b: matchup.isSetB }
  const lineups = { a: matchup.lineupA, b: matchup.lineupB }
  if (lineups.a === null && lineups.b === null)
    return (
      <ul className="flex flex-col gap-2">
        {teamSides.map((side) => (
          <li key={side} className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold wrap-anywhere">{names[side]}</span>
            <span className="text-muted">{isSet[side] ? t.isSet : t.notSet}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <ol className="flex flex-col gap-2">
        {Array.from({ length: league.fields.pairs }, (_, index) => (
          <li key={index}>
            <Pair
              league={league}
              play={play}
              matchup={matchup}
              pair={index + 1}
              onScore={onScore}
            />
          </li>
        ))}
      </ol>
      {!matchup.isShown && (
        <p className="flex items-center gap-2 text-sm text-pretty text-muted">
          <EyeOff aria-hidden size={16} className="shrink-0" />
          {t.hidden}
        </p>
      )}
    </>
  )
}

function Pair({
  league,
  play,
  matchup,
  pair,
  onScore,
}: MatchupProps & { pair: number; onScore: ((pair: number) => void) | null }) {
  const t = useTexts(teamLeagueTexts)
  const words = useTexts(leagueTexts)
  const names = getEntrantNames(league.members)
  const teams = getTeamNames(play, matchup)
  const lineups = { a: matchup.lineupA, b: matchup.lineupB }
  const games = matchup.results.find((result) => result.pair === pair)?.games ?? []
  const winner = matchWinner(games, league.fields)
  const namePair = (side: TeamSide): string => {
    const [one, other] = lineups[side]?.[pair - 1] ?? []
    return one === undefined || other === undefined
      ? teams[side]
      : words.and({ one: names.get(one) ?? '', other: names.get(other) ?? '' })
  }
  return (
    <div className="flex flex-col gap-1 rounded-xl border border-line px-4 py-2">
      <p className="flex min-h-9 items-center justify-between gap-3 text-sm font-semibold text-muted">
        {t.pair({ n: pair })}
        {onScore !== null && (
          <Button
            size="sm"
            variant={games.length === 0 ? 'soft' : 'ghost'}
            aria-label={
              games.length === 0 ? t.enterScoreOf({ n: pair }) : t.changeScoreOf({ n: pair })
            }
            onPress={() => onScore(pair)}
          >
            {games.length === 0 ? t.enterScore : t.changeScore}
          </Button>
        )}
      </p>
      {teamSides.map((side) => (
        <p
          key={side}
          className={clsx(
            'flex items-baseline justify-between gap-3',
            winner === side && 'font-bold',
            lineups[side] === null && 'text-muted',
          )}
        >
          <span className="min-w-0 wrap-anywhere">{namePair(side)}</span>
          <span className="flex shrink-0 gap-3 tabular-nums">
            {games.map((points, game) => (
              <span key={game}>{points[side === 'a' ? 0 : 1]}</span>
            ))}
          </span>
        </p>
      ))}
    </div>
  )
}
