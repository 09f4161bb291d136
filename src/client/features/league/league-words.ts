// Short texts of a league: its facts in one line, and the names of entrants.
import type { LiveOutput } from '#contract/contract.ts'
import { orderByPlace } from '#domain/league/league-standings.ts'
import { skillToText } from '#domain/player/skill.ts'
import { isDay } from '#domain/shared/day.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { leagueKindTexts, leagueTexts } from '#words/en/league/league.ts'
import { formatDay } from '../../i18n/formats.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { pick } from '../../i18n/texts.ts'

export type LeagueDetail = LiveOutput<'leagues-byId'>
export type LeagueCard = LiveOutput<'leagues-atLocation'>['leagues'][number]
type Facts = Pick<LeagueCard, 'kind' | 'play' | 'gender' | 'skillMin' | 'skillMax'>

export const formatLeagueDay = (day: string): string => (isDay(day) ? formatDay(day) : '')

export function leagueFacts({ kind, play, gender, skillMin, skillMax }: Facts): string {
  const t = pick(leagueTexts)
  const genders: Readonly<Record<string, string>> = pick(eventGenderTexts)
  const range =
    skillMin === null && skillMax === null
      ? ''
      : t.levels({
          range: [skillMin, skillMax]
            .map((level) => (level === null ? '…' : skillToText(level)))
            .join('–'),
        })
  return [
    pick(leagueKindTexts)[kind],
    play === 'doubles' ? t.doubles : t.singles,
    gender === 'Any' ? '' : (genders[gender] ?? ''),
    range,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

export function getEntrantNames(members: LeagueDetail['members']): ReadonlyMap<string, string> {
  const t = pick(leagueTexts)
  return new Map(
    members.map(({ playerId, playerName, partnerId, partnerName }) => [
      playerId,
      partnerId === null
        ? shownName(playerName)
        : t.and({ one: shownName(playerName), other: shownName(partnerName) }),
    ]),
  )
}

export function findPartnerName(members: LeagueDetail['members'], playerId: string): string | null {
  const team = members.find(
    (member) =>
      member.state === 'joined' &&
      member.partnerId !== null &&
      (member.playerId === playerId || member.partnerId === playerId),
  )
  if (team === undefined) return null
  return shownName(team.playerId === playerId ? team.partnerName : team.playerName)
}

export function orderStandings({
  fields,
  members,
  standings,
}: Pick<LeagueDetail, 'fields' | 'members' | 'standings'>): {
  rows: readonly LeagueDetail['standings'][number][]
  isLadder: boolean
} {
  const places = new Map(
    fields.kind === 'ladder'
      ? members.flatMap(({ playerId, position }) =>
          position === null ? [] : [[playerId, position] as const],
        )
      : [],
  )
  return { rows: orderByPlace(standings, places), isLadder: places.size > 0 }
}
