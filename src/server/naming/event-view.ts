// A viewer's view of an event's people: roster, match list, draw. An unnamed player keeps their
// place and counts in every number. Organizers are public; only a block hides their name.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import { createNamer, type Namer, type NameVisibility } from '#domain/player/naming.ts'
import type { View } from '../live/live-query.ts'
import { namedView, type Named } from './named-view.ts'

type EventAnswer = LiveOutput<'events-byId'>
type WholeEvent = Omit<EventAnswer, 'isSentOut'>
type MatchList = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type WatchedMatchList = LiveOutput<'matchLists-watch'>['matchList']
type DrawAnswer = NonNullable<LiveOutput<'draws-byEvent'>>

function toVisibleEvent(answer: WholeEvent, sight: NameVisibility): WholeEvent {
  const namer = createNamer(sight)
  const isTold = (playerId: string): boolean => !sight.apart.has(playerId)
  const { cohosts } = answer.fields
  const { tournament } = answer
  return {
    ...answer,
    fields: { ...answer.fields, cohosts: cohosts.filter(isTold) },
    cohostNames: answer.cohostNames.filter((_name, index) => isTold(cohosts[index] ?? '')),
    locationAdmins: answer.locationAdmins.filter(isTold),
    tournament: tournament && { ...tournament, cohosts: tournament.cohosts.filter(isTold) },
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

/** Only a player an organizer moved to the waitlist sees that fact. */
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

export function toVisibleMatchList(
  { players, matches, ...list }: MatchList,
  sight: NameVisibility,
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

/** The public view: names and scores, without ids or anything else that leads to people. */
export function toWatchedMatchList(whole: MatchList, sight: NameVisibility): WatchedMatchList {
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

export function toVisibleDraw(
  { madeById, ...draw }: DrawAnswer & { madeById: string | null },
  sight: NameVisibility,
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

const toCard = (namer: Namer, { playerId, playerName, photoURL, skillSelf }: Card) => {
  const isUnnamed = namer.isUnnamed(playerId)
  return {
    playerName: namer.name(playerId, playerName),
    photoURL: isUnnamed ? '' : photoURL,
    skillSelf: isUnnamed ? null : skillSelf,
  }
}
