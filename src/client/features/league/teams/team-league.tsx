// The parts of a team league: table, match-ups and teams. Loaded on first use.
import { useState } from 'react'
import { Pencil, UsersRound } from 'lucide-react'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { LeagueMembers } from '../league-members.tsx'
import type { LeagueTab } from '../league-tab.ts'
import { getEntrantNames, type LeagueDetail } from '../league-words.ts'
import type { LeagueActions } from '../use-league-actions.ts'
import { MatchupList } from './matchup-list.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamStandings } from './team-standings.tsx'
import { findTeam, type ShownTeam, type TeamPlay } from './team-words.ts'

type TeamLeagueProps = { league: LeagueDetail; play: TeamPlay; actions: LeagueActions }

export function TeamLeaguePart({ part, ...props }: TeamLeagueProps & { part: LeagueTab }) {
  if (part === 'standings') return <Table {...props} />
  return part === 'days' ? <MatchupList {...props} /> : <Teams {...props} />
}

function Table({ play }: TeamLeagueProps) {
  const t = useTexts(teamLeagueTexts)
  const { playerId: me } = usePlayer().player
  if (play.teams.length === 0)
    return <EmptyState icon={UsersRound} title={t.noTeams} text={t.noTeamsText} />
  return (
    <TeamStandings
      rows={play.standings.map((row) => {
        const team = findTeam(play, row.teamId)
        return {
          ...row,
          key: row.teamId,
          team: team?.name ?? '',
          pairs: row.pairsFor - row.pairsAgainst,
          difference: row.pointsFor - row.pointsAgainst,
          isMine: team?.playerIds.includes(me) === true,
        }
      })}
    />
  )
}

function Teams({ league, play, actions }: TeamLeagueProps) {
  const t = useTexts(teamLeagueTexts)
  const [editing, setEditing] = useState<ShownTeam | null>(null)
  return (
    <>
      {play.teams.length === 0 ? (
        <EmptyState icon={UsersRound} title={t.noTeams} text={t.noTeamsText} />
      ) : (
        <ul aria-label={t.teams} className="grid gap-3 sm:grid-cols-2">
          {play.teams.map((team) => (
            <li key={team.teamId}>
              <TeamCard league={league} team={team} onEdit={() => setEditing(team)} />
            </li>
          ))}
        </ul>
      )}
      <Section title={t.players}>
        <LeagueMembers league={league} actions={actions} />
      </Section>
      {editing !== null && (
        <TeamForm league={league} team={editing} onClose={() => setEditing(null)} />
      )}
    </>
  )
}

function TeamCard({
  league,
  team: { name, captainId, playerIds },
  onEdit,
}: {
  league: LeagueDetail
  team: ShownTeam
  onEdit: () => void
}) {
  const t = useTexts(teamLeagueTexts)
  const names = getEntrantNames(league.members)
  const sorted = playerIds.toSorted(
    (one, other) => Number(other === captainId) - Number(one === captainId),
  )
  return (
    <Card className="flex h-full flex-col gap-2">
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 className="min-w-0 font-bold wrap-anywhere">{name}</h3>
        {league.isMineToRun && league.state !== 'concluded' && (
          <IconButton icon={Pencil} label={t.editTeam({ team: name })} onPress={onEdit} />
        )}
      </div>
      {sorted.length === 0 && <p className="text-muted">{t.noPlayers}</p>}
      <ul className="flex flex-col gap-1">
        {sorted.map((playerId) => (
          <li key={playerId} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 wrap-anywhere">{names.get(playerId) ?? ''}</span>
            {playerId === captainId && <Badge tone="brand">{t.captain}</Badge>}
          </li>
        ))}
      </ul>
      {captainId === null && <p className="text-sm text-pretty text-muted">{t.noCaptainHint}</p>}
    </Card>
  )
}
