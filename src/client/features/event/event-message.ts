// Formats an event as text for a group chat: what, when and where, the players and the waitlist.
import { placesTaken } from '#domain/event/entry.ts'
import { groupTexts } from '#words/en/app/group-text.ts'
import { eventName } from '../../i18n/event-name.ts'
import { pick } from '../../i18n/texts.ts'
import type { EventDetail, RosterEntry } from '../../parts/event/event-detail.ts'
import {
  formatPlaces,
  formatWhenAndWhere,
  joinBlocks,
  numberLines,
} from '../../parts/share/group-message.ts'
import { namesOutsideEvent, type OutsideName } from '../../parts/share/outside-names.ts'

/** Without `say` it contains no names. Each guest has a line, so that line numbers match places. */
export function writeEventMessage(
  detail: EventDetail,
  url: string,
  say: OutsideName | null,
): string {
  const t = pick(groupTexts)
  const { fields, roster, status, locationName } = detail
  const listed = (place: RosterEntry['place']): readonly string[] =>
    say === null
      ? []
      : numberLines(
          roster
            .filter((row) => row.place === place)
            .toSorted((a, b) => a.order - b.order)
            .flatMap((row) => {
              const name = say(row)
              return [name, ...Array.from({ length: row.guests }, () => t.guestOf({ name }))]
            }),
        )
  const [playing, waiting] = [listed('playing'), listed('waiting')]
  return joinBlocks([
    [
      status === 'cancelled' ? t.cancelled : '',
      eventName({ ...fields, locationName }),
      ...formatWhenAndWhere(detail),
      status === 'cancelled' ? '' : formatPlaces(placesTaken(roster), fields.maxPlayers),
    ],
    playing,
    waiting.length === 0 ? [] : [t.waitlist, ...waiting],
    [url],
  ])
}

/** Uses only names that anyone may read; rejects when they can't be loaded. */
export const writeEvent = async (
  detail: EventDetail,
  url: string,
  withNames: boolean,
): Promise<string> =>
  writeEventMessage(detail, url, withNames ? await namesOutsideEvent(detail.eventId) : null)
