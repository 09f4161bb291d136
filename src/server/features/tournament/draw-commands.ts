// A division's draw and its remaining matches, read and written under the lock of its event.
import { randomInt } from 'node:crypto'
import { hasFixedTeams, type FormatFields } from '#domain/event/format.ts'
import { listWithoutMatch } from '#domain/match-list/draw-place.ts'
import { openingPlayers } from '#domain/match-list/list-players.ts'
import { isPlayed, type MatchList } from '#domain/match-list/match-list.ts'
import { isOfRound } from '#domain/match-list/replace-rounds.ts'
import { takeBack } from '#domain/match-list/take-back.ts'
import type { BracketShape } from '#domain/match/bracket-shape.ts'
import type { DivisionSeed } from '#domain/tournament/bracket-tasks.ts'
import {
  countDrawMatches,
  drawRounds,
  seedDivision,
  type DivisionRules,
} from '#domain/tournament/draw-division.ts'
import { seedEnd } from '#domain/tournament/tournament.ts'
import { storeBracket, loadShape, readBracket } from '../../brackets/lay-bracket.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { CallContext } from '../../handler.ts'
import { rankIfEstablished } from '../event/ranking-commands.ts'
import { saveMatchList } from '../match-list/change-queries.ts'
import { loadMembers } from '../match-list/presence-queries.ts'
import * as lists from '../match-list/queries.ts'
import { addStep, closeStep, findLastStep } from '../match-list/step-queries.ts'
import { findDrawSeed, listStrengths, saveDrawSeed } from './day-queries.ts'

export type OpenDivision = {
  event: EventFacts
  list: MatchList
  format: FormatFields
  hasBegun: boolean
}

export async function openDivision(
  context: CallContext,
  event: EventFacts,
): Promise<OpenDivision | null> {
  const { actor, tx, now } = context
  const { eventId } = event
  const format = await lists.loadFormat(tx, eventId)
  if ((await lists.loadMatchList(tx, eventId)) === null) {
    await rankIfEstablished(tx, event, context)
    const players = openingPlayers(await loadMembers(tx, eventId))
    await lists.insertMatchList(tx, { eventId, players, format, now })
    await addStep(tx, eventId, { actorId: actor.playerId, action: 'start', step: null, now })
  }
  const list = await lists.loadMatchList(tx, eventId)
  if (list === null || list.state === 'closed') return null
  const hasBegun = list.matches.some((match) => isPlayed(match) || match.court !== null)
  return { event, list: { ...list, courts: [] }, format, hasBegun }
}

const toEntry = ({ players }: MatchList, isTeam: boolean): number => {
  const coming = players.filter(({ presence }) => presence !== 'left')
  return isTeam ? new Set(coming.flatMap(({ team }) => team ?? [])).size : coming.length
}

export const countEntrants = ({ event, list, format }: OpenDivision): number =>
  toEntry(list, hasFixedTeams(format.format, event.play))

export const countDrawn = (division: OpenDivision): number =>
  countDrawMatches(division.format.format, countEntrants(division))

export function countUndrawn({ event, list, format }: OpenDivision): number {
  if (list.matches.length === 0) return 0
  const without = new Set(listWithoutMatch(list))
  return toEntry(
    { ...list, players: list.players.filter(({ number }) => without.has(number)) },
    hasFixedTeams(format.format, event.play),
  )
}

/** Draw rules: by strength, ties by lot; the seed stays with the division. */
export const loadRules = async (
  tx: Database,
  { event, format }: Pick<OpenDivision, 'event' | 'format'>,
  seed: number | null = null,
): Promise<DivisionRules> => ({
  format: format.format,
  play: event.play,
  strengths: new Map(
    (await listStrengths(tx, event.eventId)).map(({ number, strength }) => [number, strength]),
  ),
  seed: seed ?? (await findDrawSeed(tx, event.eventId)) ?? randomInt(seedEnd),
})

export async function tryDraw(
  { tx, newId }: Pick<CallContext, 'tx' | 'newId'>,
  division: OpenDivision,
  seed: number,
): Promise<OpenDivision> {
  const rules = await loadRules(tx, division, seed)
  const empty = { ...division.list, matches: [], byes: [] }
  return { ...division, list: await draw(empty, rules, division.format, newId) }
}

/**
 * Draws a division that hasn't begun. An existing draw stays unless another seed is given; that can
 * be undone.
 */
export async function drawDivision(
  context: CallContext,
  division: OpenDivision,
  seed: number | null = null,
): Promise<OpenDivision> {
  const { tx, effects, now, actor } = context
  const { event, list } = division
  const { eventId } = event
  const isDrawn = list.matches.length > 0
  if (division.hasBegun || (isDrawn && seed === null)) return division
  const seedBefore = await findDrawSeed(tx, eventId)
  const known = seed ?? seedBefore ?? randomInt(seedEnd)
  const drawn = await tryDraw(context, division, known)
  const before = await lists.loadMatchList(tx, eventId)
  const change = await saveMatchList(tx, before ?? list, drawn.list)
  await saveDrawSeed(tx, eventId, known)
  const step = isDrawn ? { change, formatBefore: null, seedBefore } : null
  await addStep(tx, eventId, { actorId: actor.playerId, action: 'draw', step, now })
  publishMatchList(effects, event)
  return drawn
}

/** Restores the draw before the last one, with its seed; null when the last step wasn't a draw. */
export async function takeBackDraw(
  context: CallContext,
  division: OpenDivision,
): Promise<OpenDivision | null> {
  const { tx, effects, now, actor } = context
  const { event } = division
  const { eventId } = event
  const last = await findLastStep(tx, eventId)
  const list = await lists.loadMatchList(tx, eventId)
  if (last?.action !== 'draw' || list === null) return null
  const before = takeBack(list, last.change)
  if (!before.ok) return null
  await saveMatchList(tx, list, before.value)
  if (last.seedBefore !== undefined) await saveDrawSeed(tx, eventId, last.seedBefore)
  await closeStep(tx, last.stepId)
  await addStep(tx, eventId, { actorId: actor.playerId, action: 'undo draw', step: null, now })
  publishMatchList(effects, event)
  return { ...division, list: before.value }
}

async function draw(
  list: MatchList,
  rules: DivisionRules,
  { format, consolation }: FormatFields,
  newId: () => string,
): Promise<MatchList> {
  const entrants = seedDivision(list, rules)
  if (entrants.length < 2) return list
  if (format === 'single elimination' || format === 'double elimination')
    return storeBracket(
      list,
      {
        kind: format === 'double elimination' ? 'double' : 'single',
        hasConsolation: consolation,
        entrants,
      },
      newId,
    )
  const rounds = drawRounds(list, rules, newId)
  if (!rounds.ok) throw new Error(`a draw that cannot be played: ${rounds.refusal.code}`)
  return rounds.value
}

export async function findBracket(
  { list: { matches }, format }: OpenDivision,
  idsOf: (numbers: readonly number[]) => string[],
): Promise<{ shape: BracketShape; seeds: DivisionSeed[] }> {
  const bracket = matches.filter((match) => !isOfRound(match))
  if (bracket.length > 0) {
    const { shape, entrants } = await readBracket(bracket)
    return { shape, seeds: entrants.map((numbers) => ({ team: idsOf(numbers) })) }
  }
  const pools = new Set(matches.flatMap(({ stage, pool }) => (stage === 'pool' ? [pool] : [])))
  if (format.format !== 'pools then bracket' || pools.size === 0) return { shape: [], seeds: [] }
  const qualified = pools.size === 1 ? countOfPool(matches) : pools.size * 2
  return {
    shape: await loadShape('single', format.consolation, qualified),
    // Seeds depend on all pools.
    seeds: Array.from({ length: qualified }, () => ({ pool: null })),
  }
}

/** The first four of a single pool advance. */
const countOfPool = (matches: MatchList['matches']): number =>
  Math.min(4, new Set(matches.flatMap(({ a, b }) => [a.join(), b.join()])).size)
