// Exports the roster as CSV, in the reader's language.
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import { toCsv } from '#domain/shared/csv.ts'
import { rosterSheetTexts } from '#words/en/roster/roster-sheet.ts'
import { pick } from '../../i18n/texts.ts'

type Row = LiveOutput<'events-byId'>['roster'][number]

/**
 * Playing rows first, then waiting ones, each in sign-up order. Starts with a byte order mark,
 * which some spreadsheets need for letters beyond ASCII.
 */
export function rosterCsv(roster: readonly Row[]): string {
  const t = pick(rosterSheetTexts)
  const nameBy = new Map(roster.map(({ playerId, playerName }) => [playerId, playerName]))
  const lines = sortRoster(roster).map((row, index) => [
    index + 1,
    row.playerName,
    row.skillSelf === null ? '' : skillToText(row.skillSelf),
    row.guests,
    row.partnerId === null ? '' : (nameBy.get(row.partnerId) ?? ''),
    row.offeredUntil === null ? t[row.place] : t.offered,
    row.attendance === null ? '' : row.attendance === 'here' ? t.here : t.noShow,
  ])
  return `\uFEFF${toCsv([[t.number, t.name, t.level, t.guests, t.partner, t.place, t.attendance], ...lines])}`
}

export const sortRoster = (roster: readonly Row[]): Row[] =>
  roster.toSorted(
    (a, b) => Number(a.place === 'waiting') - Number(b.place === 'waiting') || a.order - b.order,
  )
