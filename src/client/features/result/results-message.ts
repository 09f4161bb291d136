// Formats an event's results as text for a group chat: the podium, then the standings.
import type { LiveOutput } from '#contract/contract.ts'
import { computeStandings } from '#domain/match-list/standings.ts'
import { medals as allMedals } from '#domain/medal/medal.ts'
import { resultTexts, standingsTexts } from '#words/en/result/result.ts'
import { eventName } from '../../i18n/event-name.ts'
import { pick } from '../../i18n/texts.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import {
  formatWhenAndWhere,
  joinBlocks,
  type MessageLines,
} from '../../parts/share/group-message.ts'
import { rowName, type EntrantName } from './standing-words.ts'

type List = NonNullable<LiveOutput<'matchLists-byEvent'>['matchList']>
type Results = LiveOutput<'results-byEvent'>

export function writeResultsMessage(
  { detail, list, results }: { detail: EventDetail; list: List | null; results: Results },
  url: string,
  nameOf: EntrantName | null,
): string {
  const [t, words] = [pick(resultTexts), pick(standingsTexts)]
  const head = [
    eventName({ ...detail.fields, locationName: detail.locationName }),
    ...formatWhenAndWhere(detail),
  ]
  const standings = list === null || nameOf === null ? [] : standingLines(list, nameOf)
  if (nameOf === null || standings.length === 0) return joinBlocks([head, [url]])
  const podium = allMedals.flatMap((medal) => {
    const names = results.awards.filter((award) => award.medal === medal)
    return names.length === 0
      ? []
      : [`${t[medal]}: ${names.map(({ number }) => nameOf(number)).join(t.and)}`]
  })
  return joinBlocks([
    head,
    podium,
    [results.closed === null ? words.titleSoFar : words.title, ...standings],
    [url],
  ])
}

function standingLines(list: List, nameOf: EntrantName): MessageLines {
  const t = pick(resultTexts)
  return computeStandings(list, list.format.format, list.play)
    .filter(({ played }) => played > 0)
    .map(
      (row) =>
        `${row.rank}. ${rowName(row, nameOf)} ${t.record({ wins: row.wins, losses: row.losses })}`,
    )
}
