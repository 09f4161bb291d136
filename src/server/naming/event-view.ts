// A viewer's share of the people of an event: its roster, its match list, its draw. An unnamed
// player keeps the place and counts in every number. An office is public: only a block takes
// its name away.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { createNamer, type Namer, type Sight } from '#domain/player/naming.ts'
import type { View } from '../live/live-query.ts'
import { namedView, type Named } from './named-view.ts'

type EventAnswer = LiveOutput<'events-byId'>
/** As it is for viewers of every name; what is the viewer's own is added to it. */
type WholeEvent = Omit<EventAnswer, 'isSentOut'>
type MatchList = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type WatchedMatchList = LiveOutput<'matchLists-watch'>['matchList']
type DrawAnswer = NonNullable<LiveOutput<'draws-byEvent'>>

/** One event with its roster. */
function toVisibleEvent(answer: WholeEvent, sight: Sight): WholeEvent {
  const namer = createNamer(sight)
  const isTold = (playerId: string): boolean => !sight.apart.has(playerId)
  const { cohosts } = answer.fields
  return {
    ...answer,
    fields: { ...answer.fields, cohosts: cohosts.filter(isTold) },
    cohostNames: answer.cohostNames.filter((_name, index) => isTold(cohosts[index] ?? '')),
    locationAdmins: answer.locationAdmins.filter(isTold),
    roster: answer.roster.map((row) => ({
      ...row,
      ...toCard(namer, row),
      playerId: namer.id(row.playerId),
      partnerId: row.partnerId === null ? null : namer.id(row.partnerId),
    })),
    unconfirmed: answer.unconfirmed.map(namer.id),
  }
}

const namedEvent = namedView(toVisibleEvent)

/**
 * One event as each viewer is told of it: a player kept out of it is told so, and no one else is.
 */
export const eventView = {
  topics: namedEvent.topics,
  of: (
    whole: Named<WholeEvent> & { sentOut: readonly string[] },
    viewer: Actor,
  ): View<EventAnswer> => {
    const isSentOut = isPlayer(viewer) && whole.sentOut.includes(viewer.playerId)
    const { key, told } = namedEvent.of(whole, viewer)
    return { key: isSentOut ? `${key}|out` : key, told: () => ({ ...told(), isSentOut }) }
  },
}

/** The match list of an event. Guests are named after their host. */
export function toVisibleMatchList(
  { players, matches, ...list }: MatchList,
  sight: Sight,
): MatchList {
  const namer = createNamer(sight)
  const getId = (playerId: string | null): string | null =>
    playerId === null || namer.isUnnamed(playerId) ? null : playerId
  return {
    ...list,
    players: players.map((player) => {
      const named = player.playerId ?? player.guestOf
      if (named === null || !namer.isUnnamed(named)) return player
      return {
        ...player,
        ...toCard(namer, { ...player, playerId: named }),
        playerId: null,
        guestOf: null,
        rating: null,
      }
    }),
    matches: matches.map((match) => ({
      ...match,
      reportedBy: getId(match.reportedBy),
      disputedBy: getId(match.disputedBy),
      confirmedBy: getId(match.confirmedBy),
    })),
  }
}

/** As strangers see it: names and scores, and nothing by which they could find the people. */
export function toWatchedMatchList(whole: MatchList, sight: Sight): WatchedMatchList {
  const {
    watchKey: _key,
    undoable: _step,
    leagueSeriesId: _league,
    tournamentId: _tournament,
    players,
    matches,
    ...list
  } = toVisibleMatchList(whole, sight)
  return {
    ...list,
    players: players.map((player) => ({
      ...player,
      playerId: null,
      guestOf: null,
      photoURL: '',
      skillSelf: null,
      rating: null,
    })),
    matches: matches.map((match) => ({
      ...match,
      reportedBy: null,
      disputedBy: null,
      confirmedBy: null,
      dispute: '',
    })),
  }
}

/** The record of a draw; madeById made it by hand. */
export function toVisibleDraw(
  { madeById, ...draw }: DrawAnswer & { madeById: string | null },
  sight: Sight,
): DrawAnswer {
  const namer = createNamer(sight)
  return {
    ...draw,
    madeBy: madeById !== null && sight.apart.has(madeById) ? null : draw.madeBy,
    parties: draw.parties.map((party) => ({
      ...party,
      playerNames: party.playerNames.map((name, index) =>
        namer.name(party.playerIds[index] ?? '', name),
      ),
      playerIds: party.playerIds.map(namer.id),
    })),
  }
}

type Card = { playerId: string; playerName: string; photoURL: string; skillSelf: number | null }

/** What is shown of a player beside the id. */
const toCard = (namer: Namer, { playerId, playerName, photoURL, skillSelf }: Card) => {
  const isUnnamed = namer.isUnnamed(playerId)
  return {
    playerName: namer.name(playerId, playerName),
    photoURL: isUnnamed ? '' : photoURL,
    skillSelf: isUnnamed ? null : skillSelf,
  }
}
