// Lays out a bracket: parts, columns by round, and each match's height, midway between the matches
// that feed it.
import type { FeedView, MatchView } from '#contract/match-list.ts'

/** number: position in the whole bracket. y: height in rows from the top. */
export type Cell = { match: MatchView; number: number; y: number; isBronze: boolean }
export type Column = { round: number; cells: Cell[] }
export type Line = { from: { column: number; y: number }; to: { column: number; y: number } }
export type PartName = 'main' | 'winners' | 'losers' | 'final' | 'consolation'
export type BracketPart = { name: PartName; columns: Column[]; lines: Line[]; rows: number }

const stages: readonly MatchView['stage'][] = [
  'winners',
  'losers',
  'bronze',
  'final',
  'consolation',
]

export function bracketLayout(
  matches: readonly MatchView[],
  feeds: readonly FeedView[],
): BracketPart[] {
  const bracket = matches
    .filter(({ stage }) => stages.includes(stage))
    .toSorted(
      (one, other) =>
        stages.indexOf(one.stage) - stages.indexOf(other.stage) ||
        one.round - other.round ||
        one.slot - other.slot,
    )
  const numbers = new Map(bracket.map(({ matchId }, index) => [matchId, index + 1]))
  const of = (...wanted: MatchView['stage'][]): MatchView[] =>
    bracket.filter(({ stage }) => wanted.includes(stage))
  const groups: [PartName, MatchView[]][] =
    of('losers').length > 0
      ? [
          ['winners', of('winners')],
          ['losers', of('losers')],
          ['final', of('final')],
        ]
      : [
          ['main', of('winners', 'final', 'bronze')],
          ['consolation', of('consolation')],
        ]
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => layOutPart(name, group, feeds, numbers))
}

export const matchNumbers = (parts: readonly BracketPart[]): ReadonlyMap<string, number> =>
  new Map(
    parts.flatMap(({ columns }) =>
      columns.flatMap(({ cells }) =>
        cells.map(({ match, number }) => [match.matchId, number] as const),
      ),
    ),
  )

function layOutPart(
  name: PartName,
  group: readonly MatchView[],
  feeds: readonly FeedView[],
  numbers: ReadonlyMap<string, number>,
): BracketPart {
  const bronze = group.find(({ stage }) => stage === 'bronze')
  const tree = group.filter((match) => match !== bronze)
  const columnOf = assignColumns(tree)
  const findChildren = (match: MatchView): MatchView[] =>
    feeds
      .filter(({ matchId, takes }) => matchId === match.matchId && takes === 'winner')
      .toSorted((one, other) => (one.side < other.side ? -1 : 1))
      .flatMap(({ from }) =>
        tree.filter(
          (each) => each.matchId === from && (columnOf.get(each) ?? 0) < (columnOf.get(match) ?? 0),
        ),
      )
  const { heights, rows } = assignHeights(tree, findChildren)
  const count = Math.max(...columnOf.values()) + 1
  const columns = Array.from({ length: count }, (_, index): Column => {
    const inColumn = tree.filter((match) => columnOf.get(match) === index)
    const cells = inColumn.map((match): Cell => ({
      match,
      number: numbers.get(match.matchId) ?? 0,
      y: heights.get(match) ?? 0,
      isBronze: false,
    }))
    return { round: inColumn[0]?.round ?? index + 1, cells }
  })
  const lines = tree.flatMap((match) =>
    findChildren(match).map((child): Line => ({
      from: { column: columnOf.get(child) ?? 0, y: heights.get(child) ?? 0 },
      to: { column: columnOf.get(match) ?? 0, y: heights.get(match) ?? 0 },
    })),
  )
  if (bronze === undefined) return { name, columns, lines, rows }
  const last = columns.at(-1)
  const below = Math.max(rows - 1, (last?.cells[0]?.y ?? 0) + 1)
  last?.cells.push({
    match: bronze,
    number: numbers.get(bronze.matchId) ?? 0,
    y: below,
    isBronze: true,
  })
  return { name, columns, lines, rows: Math.max(rows, below + 1) }
}

function assignColumns(tree: readonly MatchView[]): Map<MatchView, number> {
  const getColumnKey = ({ stage, round }: MatchView): number =>
    (stage === 'final' ? 1000 : 0) + round
  const keys = [...new Set(tree.map(getColumnKey))].toSorted((one, other) => one - other)
  return new Map(tree.map((match) => [match, keys.indexOf(getColumnKey(match))]))
}

function assignHeights(
  tree: readonly MatchView[],
  findChildren: (match: MatchView) => MatchView[],
): { heights: Map<MatchView, number>; rows: number } {
  const heights = new Map<MatchView, number>()
  let rows = 0
  const place = (match: MatchView): number => {
    const known = heights.get(match)
    if (known !== undefined) return known
    const children = findChildren(match).map(place)
    const y =
      children.length === 0 ? rows : children.reduce((sum, each) => sum + each, 0) / children.length
    if (children.length === 0) rows += 1
    heights.set(match, y)
    return y
  }
  const isChild = new Set(tree.flatMap(findChildren))
  for (const match of tree.filter((each) => !isChild.has(each))) place(match)
  return { heights, rows }
}
