// Formats a league as text for a group chat: what, where and how long, the podium, the standings.
import { leagueTexts } from '#words/en/league/league.ts'
import { pick } from '../../i18n/texts.ts'
import { formatPlaces, joinBlocks, type MessageLines } from '../../parts/share/group-message.ts'
import { namesOutsideLeague, type OutsideName } from '../../parts/share/outside-names.ts'
import {
  formatLeagueDay,
  getEntrantNames,
  leagueFacts,
  orderStandings,
  type LeagueDetail,
} from './league-words.ts'

const medals = ['gold', 'silver', 'bronze'] as const

/** Without `nameOutside` it contains no names and so no standings. */
export function writeLeagueMessage(
  league: LeagueDetail,
  url: string,
  nameOutside: OutsideName | null,
): string {
  const { fields, locationName, members } = league
  const players = members
    .filter(({ state }) => state === 'joined')
    .reduce((sum, { partnerId }) => sum + (partnerId === null ? 1 : 2), 0)
  const head = [
    fields.name,
    leagueFacts(fields),
    `${formatLeagueDay(fields.startDate)} – ${formatLeagueDay(fields.endDate)}`,
    locationName,
    formatPlaces(players, fields.maxPlayers),
  ]
  if (nameOutside === null) return joinBlocks([head, [url]])
  const names = getEntrantNames(
    members.map((member) => ({
      ...member,
      playerName: nameOutside(member),
      partnerName:
        member.partnerId === null
          ? ''
          : nameOutside({ playerId: member.partnerId, playerName: member.partnerName }),
    })),
  )
  return joinBlocks([head, podiumLines(league, names), standingLines(league, names), [url]])
}

type Names = ReturnType<typeof getEntrantNames>

function podiumLines({ awards }: LeagueDetail, names: Names): MessageLines {
  const t = pick(leagueTexts)
  return medals.flatMap((medal) => {
    const winners = awards.filter((award) => award.medal === medal)
    return winners.length === 0
      ? []
      : [`${t[medal]}: ${winners.map(({ playerId }) => names.get(playerId) ?? '').join(', ')}`]
  })
}

function teamLines({ teamPlay }: LeagueDetail): MessageLines {
  if (teamPlay === null || teamPlay.standings.every(({ played }) => played === 0)) return []
  const names = new Map(teamPlay.teams.map(({ teamId, name }) => [teamId, name]))
  return [
    pick(leagueTexts).standings,
    ...teamPlay.standings.map(
      ({ teamId, rank, points }) => `${rank}. ${names.get(teamId) ?? ''} ${points}`,
    ),
  ]
}

function standingLines(league: LeagueDetail, names: Names): MessageLines {
  const t = pick(leagueTexts)
  if (league.teamPlay !== null) return teamLines(league)
  const { rows, isLadder } = orderStandings(league)
  if (!isLadder && rows.every(({ played }) => played === 0)) return []
  return [
    isLadder ? t.ladder : t.standings,
    ...rows.map(
      (row, index) =>
        `${isLadder ? index + 1 : row.rank}. ${names.get(row.entrant) ?? ''} ${row.wins}–${row.losses}`,
    ),
  ]
}

/** Uses only names that anyone may read; rejects when they can't be loaded. */
export const writeLeague = async (
  league: LeagueDetail,
  url: string,
  withNames: boolean,
): Promise<string> =>
  writeLeagueMessage(
    league,
    url,
    withNames ? await namesOutsideLeague(league.leagueSeriesId) : null,
  )
