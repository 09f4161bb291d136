// The standings: a ladder's order, and totals of all confirmed results for every league.
import { decidedTexts, leagueTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { getEntrantNames, orderStandings, type LeagueDetail } from './league-words.ts'
import { StandingsGrid } from './standings-grid.tsx'

export function LeagueStandings({ league }: { league: LeagueDetail }) {
  const t = useTexts(leagueTexts)
  const decided: Readonly<Record<string, string>> = useTexts(decidedTexts)
  const { playerId: me } = usePlayer().player
  const mine = league.members.find(
    ({ playerId, partnerId, state }) => state === 'joined' && (playerId === me || partnerId === me),
  )?.playerId
  const names = getEntrantNames(league.members)
  const medals = new Map(league.awards.map(({ playerId, medal }) => [playerId, medal]))
  const { rows, isLadder } = orderStandings(league)
  if (!isLadder && rows.every(({ played }) => played === 0))
    return (
      <EmptyState
        picture={<Picture name="no-results" />}
        title={t.noStandings}
        text={t.noStandingsText}
      />
    )
  return (
    <StandingsGrid
      caption={isLadder ? t.ladder : t.standings}
      rows={rows.map((row, index) => ({
        key: row.entrant,
        place: isLadder ? index + 1 : row.rank,
        name: names.get(row.entrant) ?? '',
        decided: isLadder ? '' : (decided[row.decidedBy] ?? ''),
        wins: row.wins,
        losses: row.losses,
        difference: row.pointsFor - row.pointsAgainst,
        medal: medals.get(row.entrant) ?? null,
        isMine: row.entrant === mine,
      }))}
    />
  )
}
