// Formats the rounds of an event as text for a group chat: one match per line, 'R3 C1 Ana+Ben v
// Cy+Dee'.
import type { MatchView } from '#contract/match-list.ts'
import { isWholeRound, listRounds, type RoundOfList } from '#domain/match-list/rounds.ts'
import { groupTexts } from '#words/en/app/group-text.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { eventName } from '../../i18n/event-name.ts'
import { pick } from '../../i18n/texts.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import {
  formatWhenAndWhere,
  joinBlocks,
  type MessageLines,
} from '../../parts/share/group-message.ts'
import { namesOutsideEvent, type OutsideName } from '../../parts/share/outside-names.ts'
import { formatGames, formatRound, nameOfNumbers, type ListView, type NameOf } from './list-view.ts'
import { renamePlayers } from './outside-players.ts'

export function writeRoundsMessage(
  detail: EventDetail,
  list: Pick<ListView, 'players' | 'matches' | 'byes'>,
  url: string,
  nameOutside: OutsideName | null,
): string {
  const head = [
    eventName({ ...detail.fields, locationName: detail.locationName }),
    ...formatWhenAndWhere(detail),
  ]
  if (nameOutside === null) return joinBlocks([head, [url]])
  const nameOf = nameOfNumbers(renamePlayers(list.players, nameOutside))
  return joinBlocks([head, ...listRounds(list).map((round) => roundLines(round, nameOf)), [url]])
}

function roundLines(round: RoundOfList<MatchView>, nameOf: NameOf): MessageLines {
  const t = pick(groupTexts)
  const name = isWholeRound(round) ? t.round({ n: round.round }) : formatRound(round)
  const side = (numbers: readonly number[]): string =>
    numbers.length === 0 ? pick(matchListTexts).toBeDecided : numbers.map(nameOf).join(t.with)
  return [
    ...round.matches.map((match) =>
      [
        name,
        match.court === null ? '' : t.court({ n: match.court }),
        side(match.a),
        t.versus,
        side(match.b),
        formatGames(match),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    round.byes.length === 0
      ? ''
      : t.sitting({ round: name, names: round.byes.map(nameOf).join(', ') }),
  ]
}

export const writeRounds = async (
  detail: EventDetail,
  list: ListView,
  url: string,
  withNames: boolean,
): Promise<string> =>
  writeRoundsMessage(detail, list, url, withNames ? await namesOutsideEvent(detail.eventId) : null)
