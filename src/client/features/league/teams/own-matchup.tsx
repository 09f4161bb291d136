// My next match-up in a team league, and my next step in it.
import { useState } from 'react'
import { ClipboardList, Swords } from 'lucide-react'
import { permitLineup } from '#domain/team-league/lineup.ts'
import type { TeamSide } from '#domain/team-league/team-league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { LeagueDetail } from '../league-words.ts'
import { MatchupSheet } from './matchup-sheet.tsx'
import {
  formatMatchupTime,
  getTeamNames,
  toLineupViewer,
  type Matchup,
  type TeamPlay,
} from './team-words.ts'

function findNext(league: LeagueDetail, { matchups }: TeamPlay, me: string): Matchup | undefined {
  return matchups
    .filter(
      (matchup) => matchup.outcome === null && toLineupViewer(league, matchup, me).side !== null,
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
}

export function OwnMatchup({ league, play }: { league: LeagueDetail; play: TeamPlay }) {
  const { playerId: me } = usePlayer().player
  const [opened, setOpened] = useState<{ matchupId: string; side?: TeamSide } | null>(null)
  const next = league.state === 'running' ? findNext(league, play, me) : undefined
  // Stays open when its last score makes another match-up the next one.
  const open = play.matchups.find(({ matchupId }) => matchupId === opened?.matchupId)
  return (
    <>
      {next !== undefined && (
        <NextCard league={league} play={play} next={next} onOpen={setOpened} />
      )}
      {open !== undefined && opened !== null && (
        <MatchupSheet
          league={league}
          play={play}
          matchup={open}
          {...(opened.side === undefined ? {} : { side: opened.side })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function NextCard({
  league,
  play,
  next,
  onOpen,
}: {
  league: LeagueDetail
  play: TeamPlay
  next: Matchup
  onOpen: (opened: { matchupId: string; side?: TeamSide }) => void
}) {
  const t = useTexts(teamLeagueTexts)
  const { playerId: me } = usePlayer().player
  const viewer = toLineupViewer(league, next, me)
  const side = viewer.side ?? 'a'
  const names = getTeamNames(play, next)
  const told = { team: names[side], against: names[side === 'a' ? 'b' : 'a'] }
  const isDue =
    viewer.isCaptain &&
    !(side === 'a' ? next.isSetA : next.isSetB) &&
    permitLineup(viewer, side, next.isShown).ok
  const Icon = isDue ? ClipboardList : Swords
  const { matchupId } = next
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-soft text-brand">
        <Icon aria-hidden size={24} />
      </span>
      <p className="min-w-48 flex-1">
        <span className="block font-semibold text-pretty">
          {isDue ? t.dueMine(told) : t.playMine(told)}
        </span>
        <span className="block text-sm text-muted">{formatMatchupTime(next)}</span>
      </p>
      <Button
        variant={isDue ? 'primary' : 'soft'}
        onPress={() => onOpen(isDue ? { matchupId, side } : { matchupId })}
      >
        {isDue ? t.setLineup : t.openMatchup}
      </Button>
    </Card>
  )
}
