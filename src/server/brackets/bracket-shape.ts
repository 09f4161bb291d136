// The shape of a bracket: its matches and where both sides of each come from. The library builds
// the bracket and plays it once, and each slot that fills reveals its source. Slots are numbered by
// the library, so byes leave gaps.
import type { BracketsManager } from 'brackets-manager'
import {
  placeKey,
  type BracketShape,
  type BracketSlot,
  type ShapeMatch,
  type Source,
} from '#domain/match/bracket-shape.ts'

export type BracketKind = 'single' | 'double'

const shapes = new Map<string, Promise<BracketShape>>()

/**
 * The bracket for this many entrants, at least 2; single elimination with four or more has a bronze
 * match. Cached after the first build.
 */
export function bracketShape(kind: BracketKind, entrants: number): Promise<BracketShape> {
  const key = `${kind} ${entrants}`
  const shape = shapes.get(key) ?? layShape(entrants === 2 ? 'single' : kind, entrants)
  shapes.set(key, shape)
  return shape
}

const stageId = 0

type Row = {
  id: number | string
  place: BracketSlot | null
  opponents: readonly ({ id: number | string | null; result?: string } | null)[]
}

async function layShape(kind: BracketKind, entrants: number): Promise<BracketShape> {
  const { BracketsManager: Manager } = await import('brackets-manager')
  const { InMemoryDatabase } = await import('brackets-memory-db')
  const manager = new Manager(new InMemoryDatabase())
  let size = 2
  while (size < entrants) size *= 2
  const seeding = Array.from({ length: size }, (_, seed) =>
    seed < entrants ? { name: String(seed) } : null,
  )
  const settings = { size, seedOrdering: ['inner_outer' as const] }
  if (kind === 'single')
    await manager.create.stage({
      tournamentId: 0,
      name: 'bracket',
      type: 'single_elimination',
      seeding,
      settings: { ...settings, consolationFinal: entrants >= 4 },
    })
  else
    await manager.create.stage({
      tournamentId: 0,
      name: 'bracket',
      type: 'double_elimination',
      seeding,
      settings: { ...settings, grandFinal: 'simple' },
    })
  const first = await readRows(manager, kind)
  const sources = new Map(
    first.flatMap(({ place, opponents }) =>
      opponents.flatMap((opponent, side) =>
        place === null || opponent?.id == null
          ? []
          : [[sideKey(place, side), { seed: Number(opponent.id) } satisfies Source] as const],
      ),
    ),
  )
  await playThrough(manager, kind, sources)
  const matches = first.flatMap(({ place }): ShapeMatch[] => {
    if (place === null) return []
    const [a, b] = [sources.get(sideKey(place, 0)), sources.get(sideKey(place, 1))]
    return a === undefined || b === undefined ? [] : [{ ...place, a, b }]
  })
  return kind === 'single' ? matches : [...countedFromOne(matches), ...secondFinal(matches)]
}

/**
 * With byes, early rounds of the losers' bracket may have no match, so rounds are renumbered
 * without them.
 */
function countedFromOne(matches: readonly ShapeMatch[]): ShapeMatch[] {
  const rounds = [
    ...new Set(matches.filter(({ stage }) => stage === 'losers').map(({ round }) => round)),
  ].toSorted((one, other) => one - other)
  const counted = (place: BracketSlot): BracketSlot =>
    place.stage === 'losers' ? { ...place, round: rounds.indexOf(place.round) + 1 } : place
  const source = (side: Source): Source =>
    'from' in side ? { ...side, from: counted(side.from) } : side
  return matches.map(({ stage, round, slot, a, b }) => ({
    ...counted({ stage, round, slot }),
    a: source(a),
    b: source(b),
  }))
}

/** The entrant from the winners' bracket may lose once; then both play again. */
function secondFinal(matches: BracketShape): ShapeMatch[] {
  const final = matches.find(({ stage }) => stage === 'final')
  return final === undefined
    ? []
    : [
        {
          stage: 'final',
          round: 2,
          slot: 1,
          a: { from: final, takes: 'loser' },
          b: { from: final, takes: 'winner' },
          ifSecondWins: final,
        },
      ]
}

const sideKey = (place: BracketSlot, side: number): string => `${placeKey(place)} ${side}`

async function readRows(manager: BracketsManager, kind: BracketKind): Promise<Row[]> {
  const { group: groups, round: rounds, match: matches } = await manager.get.stageData(stageId)
  const last = Math.max(
    ...rounds.filter(({ group_id }) => group_id === groups[0]?.id).map(({ number }) => number),
  )
  return matches.map(({ id, group_id, round_id, number: slot, opponent1, opponent2 }) => {
    const group = groups.find((each) => each.id === group_id)?.number ?? 0
    const round = rounds.find((each) => each.id === round_id)?.number ?? 0
    const opponents = [opponent1, opponent2]
    return {
      id,
      opponents,
      place: opponents.includes(null) ? null : toSlot(kind, group, { round, slot }, last),
    }
  })
}

function toSlot(
  kind: BracketKind,
  group: number,
  { round, slot }: { round: number; slot: number },
  last: number,
): BracketSlot {
  if (kind === 'single') {
    if (group === 2) return { stage: 'bronze', round: 1, slot: 1 }
    return round === last ? { stage: 'final', round: 1, slot } : { stage: 'winners', round, slot }
  }
  return { stage: group === 1 ? 'winners' : group === 2 ? 'losers' : 'final', round, slot }
}

async function playThrough(
  manager: BracketsManager,
  kind: BracketKind,
  sources: Map<string, Source>,
): Promise<void> {
  for (;;) {
    const next = (await readRows(manager, kind)).find(
      ({ place, opponents: [a, b] }) =>
        place !== null &&
        a?.id != null &&
        b?.id != null &&
        a.result === undefined &&
        b.result === undefined,
    )
    if (next?.place == null) return
    const winner = next.opponents[0]?.id
    await manager.update.match({ id: next.id, opponent1: { result: 'win' } })
    for (const { place, opponents } of await readRows(manager, kind)) {
      for (const [side, opponent] of opponents.entries()) {
        if (place === null || opponent?.id == null || sources.has(sideKey(place, side))) continue
        sources.set(sideKey(place, side), {
          from: next.place,
          takes: opponent.id === winner ? 'winner' : 'loser',
        })
      }
    }
  }
}
