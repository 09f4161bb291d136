// Shares a card of an evening from its event's page, which doesn't hold its matches.
import { computeStandings } from '#domain/match-list/standings.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { findNumber, nameOfNumbers } from '../../features/match-list/list-view.ts'
import { sharePicture, type PictureKind } from '../../features/result/share-picture.ts'
import { eventName } from '../../i18n/event-name.ts'
import { formatDay } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import { readLive } from '../../net/read-live.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { namePicture } from './write-shared-results.ts'

export async function shareEvening(
  kind: PictureKind,
  detail: EventDetail,
  playerId: string,
): Promise<void> {
  const t = pick(resultTexts)
  const evening = await readEvening(detail, playerId).catch(() => null)
  if (evening === null) return alertUser(t.pictureFailed)
  const { list, rows, me } = evening
  const hasCard = rows.some(
    ({ numbers, played }) =>
      played > 0 && (kind === 'all' || (me !== null && numbers.includes(me))),
  )
  if (!hasCard) return alertUser(t.noneText, t.none)
  await sharePicture(kind, evening, () => namePicture({ detail, list }, playerId))
}

async function readEvening(detail: EventDetail, playerId: string) {
  const { eventId, fields, locationName } = detail
  const [{ matchList: list }, { awards, closed }] = await Promise.all([
    readLive('matchLists-byEvent', { eventId }),
    readLive('results-byEvent', { eventId }),
  ])
  if (list === null) return null
  return {
    title: eventName({ ...fields, locationName }),
    detail: `${formatDay(fields.startDate, 'date')} · ${locationName}`,
    isPrivate: fields.invite,
    list,
    rows: computeStandings(list, list.format.format, list.play),
    medals: new Map(awards.map(({ number, medal }) => [number, medal])),
    isFinal: closed !== null,
    nameOf: nameOfNumbers(list.players),
    me: findNumber(list, playerId),
  }
}
