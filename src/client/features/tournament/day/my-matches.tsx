// My matches of a tournament: court and time of the next one, and the following ones.
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { toDayAt, useNow } from '../../../device/today.ts'
import { formatDay } from '../../../i18n/formats.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { pick, useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { formatVenueTime } from '../tournament-words.ts'
import {
  isSlotOn,
  listMySlots,
  findDivisionName,
  nameOfPlace,
  nameSide,
  slotKey,
  type DayBoard,
  type Slot,
} from './day-board.ts'
import { countDrawRounds, nameStage } from './stage-words.ts'

const laterMax = 4

export function MyMatches({ board }: { board: DayBoard }) {
  const t = useTexts(tournamentTexts)
  const now = useNow()
  const [next, ...later] = listMySlots(board)
  if (next === undefined) return null
  const rounds = countDrawRounds(board.slots)
  return (
    <section aria-label={t.myMatches}>
      <Card className="flex flex-col gap-2 border-2 border-brand">
        <h2 className="text-sm font-semibold text-brand">{t.myMatches}</h2>
        <div>
          <p className="text-xl font-bold">{formatCourt(next, board, now)}</p>
          <p className="font-medium">{formatOpponents(next, board)}</p>
          <p className="text-sm text-muted">
            {[findDivisionName(next.eventId, board), nameStage(next, rounds)].join(' · ')}
          </p>
        </div>
        {later.length > 0 && (
          <ul className="flex flex-col gap-1 border-t border-line pt-2">
            {later.slice(0, laterMax).map((slot) => (
              <li key={slotKey(slot)} className="text-sm leading-snug">
                <span className="font-semibold">{formatCourt(slot, board, now)}</span>
                <span className="block text-muted">
                  {[findDivisionName(slot.eventId, board), formatOpponents(slot, board)].join(
                    ' · ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

function formatCourt(slot: Slot, { timezone }: DayBoard, now: number): string {
  const t = pick(tournamentTexts)
  if (isSlotOn(slot)) return t.goTo({ n: slot.onCourt ?? 0 })
  const day = toDayAt(Date.parse(slot.startsAt), timezone)
  const at = { court: slot.court, time: inSentence(formatVenueTime(slot.startsAt, timezone)) }
  return day === toDayAt(now, timezone)
    ? t.whereWhen(at)
    : t.whereWhenDay({ day: formatDay(day), ...at })
}

function formatOpponents(slot: Slot, board: DayBoard): string {
  const t = pick(tournamentTexts)
  const isA = slot.a.some((place) => board.me.has(place))
  const partners = (isA ? slot.a : slot.b).filter((place) => !board.me.has(place))
  return [
    ...(partners.length > 0
      ? [t.with({ name: partners.map(nameOfPlace(board)).join(t.and) })]
      : []),
    t.against({ names: nameSide(isA ? slot.b : slot.a, board) }),
  ].join(' · ')
}
