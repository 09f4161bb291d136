// A running event on the page of a personal link: the contact's own match, round or place in line,
// all rounds, and the standings. Links may be shared, so names are those anyone may see.
import type { CallOutput } from '#contract/contract.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { currentRound, findAhead, listRounds, type RoundOfList } from '#domain/match-list/rounds.ts'
import { computeStandings } from '#domain/match-list/standings.ts'
import { findSide } from '#domain/match/match.ts'
import { getNameVisibility, type NameVisibility } from '#domain/player/naming.ts'
import type { Language } from '#domain/shared/language.ts'
import { loadEventCompany } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { toWatchedMatchList } from '../../naming/event-view.ts'
import { toWatchedQueue } from '../../naming/queue-view.ts'
import { toShownName } from '../../pages/shown-name.ts'
import { loadMatchListView, type MatchListView } from '../match-list/view-queries.ts'
import { loadQueueView, type QueueAnswer } from '../queue/view-queries.ts'

type Evening = CallOutput<'links-evening'>
type Place = Evening['place']
type MatchRow = MatchListView['matches'][number]
type Named = { number: number; playerName: string; guest: number | null }
type Viewer = { playerId: string; eventId: string; language: Language }

const nothing: Evening = { place: null, rounds: [], table: [] }

export async function loadLinkEvening(db: Database, viewer: Viewer, now: number): Promise<Evening> {
  const { eventId, playerId } = viewer
  const queue = (await loadQueueView(db, { eventId }, now))?.queue ?? null
  const list = await loadMatchListView(db, { eventId })
  const inQueue = findNumber(queue?.members, playerId)
  const inList = findNumber(list?.players, playerId)
  if (inQueue === null && inList === null) return nothing
  const sight = nameMyself(getNameVisibility(await loadEventCompany(db, eventId), null), playerId)
  const reader = { sight, language: viewer.language }
  const shown = list === null || inList === null ? nothing : toRounds(list, inList, reader)
  const place = inQueue === null ? null : findQueuePlace(queue, inQueue, reader)
  return { ...shown, place: place ?? shown.place }
}

type Listed = { number: number; playerId: string | null; guest: number | null }

const findNumber = (people: readonly Listed[] | undefined, playerId: string): number | null =>
  people?.find((one) => one.playerId === playerId && one.guest === null)?.number ?? null

const findQueuePlace = (queue: QueueAnswer | null, me: number, reader: Reader): Place =>
  queue === null || queue.state !== 'open' ? null : toQueuePlace(queue, me, reader)

const nameMyself = ({ unnamed, ...sight }: NameVisibility, playerId: string): NameVisibility => ({
  ...sight,
  unnamed: unnamed.difference(new Set([playerId])),
})

type Reader = { sight: NameVisibility; language: Language }

/** 'Ana G.', a guest 'Ana G. +1'; '?' for deleted players. */
function nameNumbers(people: readonly Named[], language: Language): (number: number) => string {
  const names = new Map(
    people.map(({ number, playerName, guest }) => {
      const name = playerName === '' ? '?' : toShownName(playerName, language)
      return [number, guest === null ? name : `${name} +${guest}`]
    }),
  )
  return (number) => names.get(number) ?? '?'
}

function toRounds(list: MatchListView, me: number, { sight, language }: Reader): Evening {
  const watched = toWatchedMatchList(list, sight)
  const nameOf = nameNumbers(watched.players, language)
  const rounds = listRounds(list)
  return {
    place: toPlace(rounds, me, nameOf),
    rounds: rounds.map(({ stage, round, matches, byes }) => ({
      stage,
      round,
      matches: matches.map((match) => ({
        court: match.court,
        a: match.a.map(nameOf),
        b: match.b.map(nameOf),
        games: match.games,
        isMine: findSide(match, me) !== null,
      })),
      byes: byes.map(nameOf),
    })),
    table: computeStandings(list, list.format.format, list.play).map((row) => ({
      rank: row.rank,
      names: row.numbers.map(nameOf),
      wins: row.wins,
      losses: row.losses,
      difference: row.pointsFor - row.pointsAgainst,
      isMine: row.numbers.includes(me),
    })),
  }
}

function toPlace(
  rounds: readonly RoundOfList<MatchRow>[],
  me: number,
  nameOf: (number: number) => string,
): Place {
  const current = currentRound(rounds)
  if (current?.byes.includes(me) === true) return { kind: 'bye', round: current.round }
  const own = current?.matches.find((match) => findSide(match, me) !== null && !isPlayed(match))
  const match = own ?? findAhead(rounds, me).next
  const side = match === null ? null : findSide(match, me)
  if (match === null || side === null) return null
  return {
    kind: 'match',
    isOn: own !== undefined,
    round: match.round,
    court: match.court,
    partners: match[side].filter((number) => number !== me).map(nameOf),
    opponents: match[side === 'a' ? 'b' : 'a'].map(nameOf),
  }
}

function toQueuePlace(queue: QueueAnswer, me: number, { sight, language }: Reader): Place {
  const nameOf = nameNumbers(toWatchedQueue(queue, sight).members, language)
  for (const { court, game } of queue.courts) {
    const side = game?.a.includes(me) === true ? game.a : game?.b.includes(me) ? game.b : null
    if (game === null || side === null) continue
    return {
      kind: 'match',
      isOn: true,
      round: null,
      court,
      partners: side.filter((number) => number !== me).map(nameOf),
      opponents: (side === game.a ? game.b : game.a).map(nameOf),
    }
  }
  const waits = queue.line.find(({ number }) => number === me)
  return waits === undefined
    ? null
    : { kind: 'line', position: waits.position, expected: waits.expected }
}
