// The sheet of one match-up: line-ups visible to the viewer, the score of each pair, and current
// actions of captains and organizers.
import { useState } from 'react'
import { CalendarClock, ClipboardList } from 'lucide-react'
import { permitLineup } from '#domain/team-league/lineup.ts'
import { mayCaptainsScore } from '#domain/team-league/matchup.ts'
import { teamSides, type TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { usePlayTime } from '../../../parts/event/use-play-time.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { LeagueDetail } from '../league-words.ts'
import { LineupForm } from './lineup-form.tsx'
import { MatchupMove } from './matchup-move.tsx'
import { MatchupPairs } from './matchup-pairs.tsx'
import { PairScore } from './pair-score.tsx'
import {
  formatMatchupTime,
  formatOutcome,
  getTeamNames,
  toLineupViewer,
  type Matchup,
  type TeamPlay,
} from './team-words.ts'
import { useTeamActions } from './use-team-actions.ts'

export type MatchupProps = { league: LeagueDetail; play: TeamPlay; matchup: Matchup }
type Mode =
  | { kind: 'see' }
  | { kind: 'move' }
  | { kind: 'lineup'; side: TeamSide }
  | { kind: 'score'; pair: number }

const see: Mode = { kind: 'see' }

export function MatchupSheet({
  side,
  onClose,
  ...props
}: MatchupProps & { side?: TeamSide; onClose: () => void }) {
  const t = useTexts(teamLeagueTexts)
  const { league, play, matchup } = props
  const [mode, setMode] = useState<Mode>(side === undefined ? see : { kind: 'lineup', side })
  const actions = useTeamActions(league.leagueSeriesId)
  const names = getTeamNames(play, matchup)
  const parts = { ...props, actions, names, onDone: () => setMode(see) }
  return (
    <Sheet isOpen title={t.versus(names)} onClose={onClose}>
      <p className="-mt-2 text-muted">{formatMatchupTime(matchup)}</p>
      {mode.kind === 'see' && <Overview {...props} onMode={setMode} />}
      {mode.kind === 'lineup' && <LineupForm {...parts} side={mode.side} />}
      {mode.kind === 'score' && <PairScore {...parts} pair={mode.pair} />}
      {mode.kind === 'move' && <MatchupMove {...parts} />}
    </Sheet>
  )
}

const isScorable = (
  matchup: Matchup,
  { runsLeague, isCaptain, side }: ReturnType<typeof toLineupViewer>,
): boolean =>
  matchup.isShown &&
  matchup.lineupA !== null &&
  matchup.lineupB !== null &&
  (runsLeague || (isCaptain && side !== null && mayCaptainsScore(matchup)))

function Overview({
  league,
  play,
  matchup,
  onMode,
}: MatchupProps & { onMode: (mode: Mode) => void }) {
  const t = useTexts(teamLeagueTexts)
  const { playerId: me } = usePlayer().player
  const viewer = toLineupViewer(league, matchup, me)
  const names = getTeamNames(play, matchup)
  const isRunning = league.state === 'running'
  const own = teamSides.filter(
    (side) => isRunning && permitLineup(viewer, side, matchup.isShown).ok,
  )
  const { isEarly, words: opens } = usePlayTime({ ...matchup, timezone: league.timezone })
  const mayScore = isRunning && isScorable(matchup, viewer)
  const outcome = formatOutcome(play, matchup)
  const isSet = { a: matchup.isSetA, b: matchup.isSetB }
  return (
    <>
      {outcome !== '' && <p className="font-semibold">{outcome}</p>}
      <MatchupPairs
        league={league}
        play={play}
        matchup={matchup}
        onScore={mayScore && !isEarly ? (pair) => onMode({ kind: 'score', pair }) : null}
      />
      {mayScore && isEarly && <p className="text-sm text-pretty text-muted">{opens}</p>}
      {own.map((side) => (
        <Button
          key={side}
          variant={isSet[side] || viewer.side !== side ? 'plain' : 'primary'}
          onPress={() => onMode({ kind: 'lineup', side })}
        >
          <ClipboardList aria-hidden size={20} />
          {own.length === 1
            ? isSet[side]
              ? t.changeLineup
              : t.setLineup
            : t.lineupOf({ team: names[side] })}
        </Button>
      ))}
      {viewer.runsLeague && isRunning && matchup.results.length === 0 && (
        <Button variant="plain" onPress={() => onMode({ kind: 'move' })}>
          <CalendarClock aria-hidden size={20} />
          {t.moveMatchup}
        </Button>
      )}
    </>
  )
}
