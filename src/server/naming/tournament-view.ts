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
import { listHiddenDivisions } from '#domain/tournament/division-sight.ts'
import type { TournamentCompany } from '../core/access/tournament-queries.ts'
import type { WholeDay } from '../features/tournament/day-queries.ts'
import type { DivisionRow } from '../features/tournament/division-queries.ts'
import type { View } from '../live/live-query.ts'
import { topics } from '../live/topics.ts'

type Told = LiveOutput<'tournaments-byId'>
type Whole = {
  company: TournamentCompany
  divisions: readonly DivisionRow[]
  answer: Omit<Told, 'isMineToRun' | 'mayDelete' | 'divisions' | 'hiddenDivisions'>
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
    const hidden = listHiddenDivisions(company.guards, viewerId)
    const hiddenIds = new Set(hidden.map(({ eventId }) => eventId))
    const shown = divisions.filter(({ eventId }) => !hiddenIds.has(eventId))
    const mine = shown.map(({ inIt, waits }) =>
      inIt.includes(viewerId) ? 'playing' : waits.includes(viewerId) ? 'waiting' : null,
    )
    return {
      key: [mayDelete, isMineToRun, unseen, mine, [...hiddenIds]].join('|'),
      told: () => ({
        ...answer,
        fields: { ...answer.fields, cohosts: cohosts.filter(isTold) },
        cohostNames: answer.cohostNames.filter((_name, index) => isTold(cohosts[index] ?? '')),
        watchKey: hasLinks ? answer.watchKey : null,
        isMineToRun,
        mayDelete,
        hiddenDivisions: hidden.filter(({ group }) => group !== '').length,
        divisions: shown.map((division, index) => ({
          ...toDivision(division),
          watchKey: hasLinks ? division.watchKey : null,
          mine: mine[index] ?? null,
        })),
      }),
    }
  },
}

type Day = LiveOutput<'tournaments-day'>
type NamedDay = { company: TournamentCompany; day: WholeDay }

function toVisibleDay(
  { people, slots }: WholeDay,
  sight: NameVisibility,
  hidden: ReadonlySet<string>,
): Day {
  const namer = createNamer(sight)
  const kept = people
    .keys()
    .filter((place) => !people[place]?.eventIds.every((eventId) => hidden.has(eventId)))
  const places = new Map([...kept].map((place, index) => [place, index]))
  const toPlaces = (old: readonly number[]) => old.flatMap((place) => places.get(place) ?? [])
  return {
    people: people.flatMap(({ playerId, playerName, isHere }, place) =>
      places.has(place)
        ? [{ playerId: namer.id(playerId), playerName: namer.name(playerId, playerName), isHere }]
        : [],
    ),
    slots: slots
      .filter(({ eventId }) => !hidden.has(eventId))
      .map((slot) => ({
        ...slot,
        a: toPlaces(slot.a),
        b: toPlaces(slot.b),
        left: toPlaces(slot.left),
      })),
  }
}

export const tournamentDayView = {
  topics: tournamentView.topics,
  of: ({ company, day }: NamedDay, viewer: Actor): View<Day> => {
    const viewerId = isPlayer(viewer) ? viewer.playerId : ''
    const sight = getNameVisibility(company, viewerId)
    const hidden = listHiddenDivisions(company.guards, viewerId).map(({ eventId }) => eventId)
    return {
      key: `${nameVisibilityKey(sight)}|${hidden.join()}`,
      told: () => toVisibleDay(day, sight, new Set(hidden)),
    }
  },
}

type Watched = LiveOutput<'tournaments-watch'>

export const watchedTournamentView = {
  topics: tournamentView.topics,
  of: (
    { company, day, answer }: NamedDay & { answer: Omit<Watched, keyof Day> },
    viewer: Actor,
  ): View<Watched> => {
    const sight = getNameVisibility(company, isPlayer(viewer) ? viewer.playerId : null)
    return {
      key: nameVisibilityKey(sight),
      told: () => {
        const { people, slots } = toVisibleDay(day, sight, new Set())
        return {
          ...answer,
          slots,
          people: people.map((person) => ({ ...person, playerId: '' })),
        }
      },
    }
  },
}
