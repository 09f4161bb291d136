// The players of a roster that are here, marked by one tap each: a tap shows at once, and until the live event
// says the same; a refused one is taken back. Without a connection it waits in the outbox.
import { useState } from 'react'
import { refusalText } from '../../../i18n/refusals.ts'
import { call } from '../../../net/call.ts'
import { callOrWait } from '../../../net/outbox/call-or-wait.ts'
import type { RosterRow } from '../../../parts/event/event-detail.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import type { ListView } from '../list-view.ts'

/** isHere: as told or tapped. */
export type Arrival = { row: RosterRow; isHere: boolean }

const sizeOf = ({ guests }: RosterRow): number => 1 + guests

/** list: the match list once it is open, which then keeps the attendance of guests too. */
export function useArrivals(
  eventId: string,
  userId: string,
  { roster, list }: { roster: readonly RosterRow[]; list: ListView | null },
) {
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [firstHere] = useState(() => new Set(roster.filter(isTold).map(({ playerId }) => playerId)))
  const playing = roster
    .filter(({ place, attendance }) => place === 'playing' && attendance !== 'no-show')
    .toSorted((one, other) => one.order - other.order)
  const caughtUp = playing.filter((row) => wanted.get(row.playerId) === isTold(row))
  const forget = (rows: readonly RosterRow[]) =>
    setWanted(
      (last) => new Map([...last].filter(([id]) => rows.every(({ playerId }) => playerId !== id))),
    )
  if (caughtUp.length > 0) forget(caughtUp)
  const set = async (rows: readonly RosterRow[], isHere: boolean) => {
    setWanted((last) => new Map([...last, ...rows.map((row) => [row.playerId, isHere] as const)]))
    const answers =
      list === null
        ? await Promise.all(
            rows.map(({ playerId, playerName }) =>
              callOrWait({
                userId,
                name: 'events-checkIn',
                input: { eventId, playerId, attendance: isHere ? 'here' : null },
                about: playerName,
              }),
            ),
          )
        : [
            await call('matchLists-setPresence', {
              eventId,
              numbers: findNumbers(list, rows),
              presence: isHere ? 'here' : 'expected',
            }),
          ]
    const refused = answers.find((answer) => answer !== 'waiting' && !answer.ok)
    if (refused === undefined || refused.ok) return
    forget(rows)
    await alertUser(refusalText(refused.refusal))
  }
  const arrivals = playing.map((row): Arrival => ({
    row,
    isHere: wanted.get(row.playerId) ?? isTold(row),
  }))
  return {
    set: (rows: readonly RosterRow[], isHere: boolean) => void set(rows, isHere),
    all: playing.reduce((sum, row) => sum + sizeOf(row), 0),
    here: arrivals.reduce((sum, { row, isHere }) => sum + (isHere ? sizeOf(row) : 0), 0),
    /** Those still to come, and those that came since: rows keep their place under the finger. */
    toCome: arrivals.filter(({ row, isHere }) => !isHere || !firstHere.has(row.playerId)),
    expected: arrivals.filter(({ isHere }) => !isHere).map(({ row }) => row),
  }
}

const isTold = ({ attendance }: RosterRow): boolean => attendance === 'here'

/** Players with their guests, in the match list. */
const findNumbers = ({ players }: ListView, rows: readonly RosterRow[]): number[] =>
  players
    .filter(({ playerId, guestOf }) =>
      rows.some((row) => row.playerId === playerId || row.playerId === guestOf),
    )
    .map(({ number }) => number)
