// A viewer's view of a tournament: names by domain/player/naming.ts, and their own part in its
// divisions. The public link shows names and numbers, without anything that leads to people.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor } from '#domain/access/actor.ts'
import {
  createNamer,
  getNameVisibility,
  nameVisibilityKey,
  type NameVisibility,
} from '#domain/player/naming.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import type { RunCompany } from '../core/player/block-queries.ts'
import type { TournamentCompany } from '../core/player/tournament-queries.ts'
import type { DivisionRow } from '../features/tournament/division-queries.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'

type Told = LiveOutput<'tournaments-byId'>
type Whole = {
  company: TournamentCompany
  divisions: readonly DivisionRow[]
  answer: Omit<Told, 'isMineToRun' | 'mayDelete' | 'divisions'>
}

export const toDivision = ({ inIt: _inIt, waits: _waits, ...division }: DivisionRow) => division

export const tournamentView = {
  topics: (viewer: Actor): string[] =>
    isPlayer(viewer) ? [topics.relations(viewer.playerId)] : [],
  of: ({ company, divisions, answer }: Whole, viewer: Actor): View<Told> => {
    const viewerId = isPlayer(viewer) ? viewer.playerId : ''
    const mayDelete = viewerId === everywherePlayerId || company.runs.includes(viewerId)
    const isMineToRun = mayDelete || company.cohosts.includes(viewerId)
    const { apart } = getNameVisibility(company, viewerId)
    const { cohosts } = answer.fields
    const isTold = (playerId: string): boolean => !apart.has(playerId)
    const hasLinks = isMineToRun || !answer.fields.invite
    const unseen = cohosts.filter((cohost) => !isTold(cohost))
    const mine = divisions.map(({ inIt, waits }) =>
      inIt.includes(viewerId) ? 'playing' : waits.includes(viewerId) ? 'waiting' : null,
    )
    return {
      key: `${mayDelete}|${isMineToRun}|${unseen.join()}|${mine.join()}`,
      told: () => ({
        ...answer,
        fields: { ...answer.fields, cohosts: cohosts.filter(isTold) },
        cohostNames: answer.cohostNames.filter((_name, index) => isTold(cohosts[index] ?? '')),
        watchKey: hasLinks ? answer.watchKey : null,
        isMineToRun,
        mayDelete,
        divisions: divisions.map((division, index) => ({
          ...toDivision(division),
          watchKey: hasLinks ? division.watchKey : null,
          mine: mine[index] ?? null,
        })),
      }),
    }
  },
}

type Day = LiveOutput<'tournaments-day'>

export function toVisibleDay(day: Day, sight: NameVisibility): Day {
  const namer = createNamer(sight)
  return {
    ...day,
    people: day.people.map(({ playerId, playerName, isHere }) => ({
      playerId: namer.id(playerId),
      playerName: namer.name(playerId, playerName),
      isHere,
    })),
  }
}

type Watched = LiveOutput<'tournaments-watch'>

export const watchedTournamentView = {
  topics: tournamentView.topics,
  of: (
    { company, answer }: { company: RunCompany; answer: Watched },
    viewer: Actor,
  ): View<Watched> => {
    const sight = getNameVisibility(company, isPlayer(viewer) ? viewer.playerId : null)
    return {
      key: nameVisibilityKey(sight),
      told: () => ({
        ...answer,
        people: toVisibleDay(answer, sight).people.map((person) => ({ ...person, playerId: '' })),
      }),
    }
  },
}
