// Standings in words: what a row is called, and why it stands above the next one.
import { isAveraged, type StandingRow } from '#domain/match-list/standings.ts'
import { formatNumber, formatSigned } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import { resultTexts, tiebreakTexts } from './result-texts.ts'

export type NameOf = (number: number) => string

/** 'Ana', or 'Ana & Ben' of a team. */
export const rowName = ({ numbers }: Pick<StandingRow, 'numbers'>, nameOf: NameOf): string => numbers.map(nameOf).join(pick(resultTexts).and)

export const differenceOf = ({ pointsFor, pointsAgainst }: Pick<StandingRow, 'pointsFor' | 'pointsAgainst'>): number => pointsFor - pointsAgainst

/** Why `rows[index]` stands above the row after it; null where the wins tell it anyway, and for the last one. */
export function whyAbove(rows: readonly StandingRow[], index: number, nameOf: NameOf): string | null {
  const [own, next] = [rows[index], rows[index + 1]]
  if (own === undefined || next === undefined || next.played === 0) return null
  const t = pick(tiebreakTexts)
  const compare = (valueOf: (row: StandingRow) => number, toText: (value: number, decimals?: number) => string) => {
    const words = (row: StandingRow) => (isAveraged(rows, 'games') ? t.perGame(toText(row.games === 0 ? 0 : valueOf(row) / row.games, 2)) : toText(valueOf(row)))
    return { other: rowName(next, nameOf), own: words(own), theirs: words(next) }
  }
  switch (next.tiebreak) {
    case 'played': return t.played(compare(() => 0, formatNumber))
    case 'head-to-head': return t.meetings(compare(() => 0, formatNumber))
    case 'difference': return t.difference(compare(differenceOf, formatSigned))
    case 'points': return t.points(compare(({ pointsFor }) => pointsFor, formatNumber))
    case 'lot': return t.lot(compare(() => 0, formatNumber))
    case 'place': return next.wins < own.wins ? null : t.place(compare(() => 0, formatNumber))
    case 'wins': case null: return null
  }
}
