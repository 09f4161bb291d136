// A viewer's view of a league: names by domain/player/naming.ts, their own part, and unanswered
// requests only when they are theirs or they run the league.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import type { TierHours } from '#domain/invitation/tier.ts'
import type { MemberState } from '#domain/league/league.ts'
import type { SubstituteState } from '#domain/league/substitute.ts'
import {
  createNamer,
  nameVisibilityKey,
  getNameVisibility,
  type Namer,
} from '#domain/player/naming.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import { type RunCompany } from '../core/player/block-queries.ts'
import type { WholeTeamPlay } from '../features/league/team-play-queries.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'
import { findOwnTeam, toTeamPlay } from './team-play-view.ts'

type League = LiveOutput<'leagues-byId'>
/** position: stored order, also for former members; place: on the ladder. */
type Member = League['members'][number] & { place: number | null }
type Day = Omit<League['days'][number], 'isMine'> & { coming: readonly string[] }
type Substitute = {
  playerId: string
  playerName: string
  photoURL: string
  state: SubstituteState
}
type Whole = {
  company: RunCompany
  substitutes: readonly Substitute[]
  hoursBefore: TierHours | null
  teamPlay: WholeTeamPlay | null
  answer: Omit<League, 'isMineToRun' | 'mine' | 'members' | 'days' | 'substitutes' | 'teamPlay'> & {
    members: Member[]
    days: Day[]
  }
}

const statesByWeight: readonly MemberState[] = ['joined', 'asked', 'invited', 'left']

export const leagueView = {
  topics: (viewer: Actor): string[] =>
    isPlayer(viewer) ? [topics.relations(viewer.playerId)] : [],
  of: (
    { answer, company, substitutes: all, hoursBefore, teamPlay: play }: Whole,
    viewer: Actor,
  ): View<League> => {
    const viewerId = isPlayer(viewer) ? viewer.playerId : null
    const sight = getNameVisibility(company, viewerId)
    const isMineToRun =
      viewerId !== null && (viewerId === everywherePlayerId || company.runs.includes(viewerId))
    const isTheirs = ({ playerId, partnerId }: Member): boolean =>
      viewerId !== null && (playerId === viewerId || partnerId === viewerId)
    const own = answer.members.filter(isTheirs)
    const mine =
      statesByWeight.find((state) => own.some((member) => member.state === state)) ?? null
    const days = answer.days.map(({ coming, ...day }) => ({
      ...day,
      isMine: mine === 'joined' && viewerId !== null ? coming.includes(viewerId) : null,
    }))
    const listed = all.flatMap(({ state, playerId, playerName, photoURL }) =>
      state === 'out' ? [] : [{ playerId, playerName, photoURL, state }],
    )
    const substitutes = {
      hoursBefore,
      mine: listed.find(({ playerId }) => playerId === viewerId)?.state ?? null,
      list: isMineToRun ? listed : [],
    }
    // Viewers with an open request or invitation have a view of their own.
    const hasOpen = own.some(({ state }) => state === 'asked' || state === 'invited')
    return {
      key: `${nameVisibilityKey(sight)}|${findOwnTeam(play, viewerId)}|${isMineToRun}|${mine ?? ''}|${substitutes.mine ?? ''}|${hasOpen ? (viewerId ?? '') : ''}|${days.map(({ isMine }) => Number(isMine)).join('')}`,
      told: () => {
        const members = answer.members.flatMap((member) =>
          shownTo(member, isMineToRun || isTheirs(member)),
        )
        const watchKey = isMineToRun || !answer.fields.invite ? answer.watchKey : null
        const namer = createNamer(sight)
        const visible = toVisiblePeople(
          { ...answer, isMineToRun, watchKey, mine, members, substitutes, days, teamPlay: null },
          namer,
        )
        return { ...visible, teamPlay: toTeamPlay(play, { viewerId, isMineToRun }, namer) }
      },
    }
  },
}

/** Others don't see an invitation: to them a former member has left. */
function shownTo({ place, ...member }: Member, isTheirs: boolean): League['members'] {
  if (isTheirs || member.state === 'joined' || member.state === 'left')
    return [{ ...member, position: place }]
  return member.position === null ? [] : [{ ...member, state: 'left', position: place }]
}

function toVisiblePeople(league: League, namer: Namer): League {
  const nameEntrant = <Row extends { entrant: string }>(row: Row): Row => ({
    ...row,
    entrant: namer.id(row.entrant),
  })
  return {
    ...league,
    members: league.members.map((member) => toVisibleMember(member, namer)),
    days: league.days.map((day) => ({ ...day, moves: day.moves.map(nameEntrant) })),
    standings: league.standings.map(nameEntrant),
    awards: league.awards.map((award) => ({ ...award, playerId: namer.id(award.playerId) })),
  }
}

/** Photo and level are the entering player's. */
function toVisibleMember(
  member: League['members'][number],
  namer: Namer,
): League['members'][number] {
  const { playerId, playerName, partnerId, partnerName, photoURL, skillSelf } = member
  const isUnnamed = namer.isUnnamed(playerId)
  return {
    ...member,
    playerId: namer.id(playerId),
    playerName: namer.name(playerId, playerName),
    photoURL: isUnnamed ? '' : photoURL,
    skillSelf: isUnnamed ? null : skillSelf,
    partnerId: partnerId === null ? null : namer.id(partnerId),
    partnerName: partnerId === null ? partnerName : namer.name(partnerId, partnerName),
  }
}
