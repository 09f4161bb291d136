// The texts of standings: the name of a row, and why it ranks above the next.
import { isAveraged, type StandingRow, type Tiebreak } from '#domain/match-list/standings.ts'
import { resultTexts, tiebreakTexts } from '#words/en/result/result.ts'
import { formatNumber, formatSigned } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

export type EntrantName = (number: number) => string

export const rowName = ({ numbers }: Pick<StandingRow, 'numbers'>, nameOf: EntrantName): string =>
  numbers.map(nameOf).join(pick(resultTexts).and)

export const getPointDifference = ({
  pointsFor,
  pointsAgainst,
}: Pick<StandingRow, 'pointsFor' | 'pointsAgainst'>): number => pointsFor - pointsAgainst

const wordOf = {
  place: 'place',
  played: 'played',
  'head-to-head': 'meetings',
  difference: 'difference',
  points: 'points',
  lot: 'lot',
} as const

/** Null when the wins already show it, and for the last row. */
export function whyAbove(
  rows: readonly StandingRow[],
  index: number,
  nameOf: EntrantName,
): string | null {
  const [own, next] = [rows[index], rows[index + 1]]
  if (
    own === undefined ||
    next === undefined ||
    next.played === 0 ||
    isTold(own, next) ||
    next.tiebreak === null ||
    next.tiebreak === 'wins'
  )
    return null
  const value = valueIn(next.tiebreak, isAveraged(rows, 'games'))
  return pick(tiebreakTexts)[wordOf[next.tiebreak]]({
    other: rowName(next, nameOf),
    own: value(own),
    theirs: value(next),
  })
}

const isTold = (own: StandingRow, next: StandingRow): boolean =>
  next.tiebreak === 'place' && next.wins < own.wins

function valueIn(tiebreak: Tiebreak, isByGame: boolean): (row: StandingRow) => string {
  const [valueOf, toText] =
    tiebreak === 'points'
      ? [({ pointsFor }: StandingRow) => pointsFor, formatNumber]
      : [getPointDifference, formatSigned]
  return (row) =>
    isByGame
      ? pick(tiebreakTexts).perGame({
          value: toText(row.games === 0 ? 0 : valueOf(row) / row.games, 2),
        })
      : toText(valueOf(row))
}
