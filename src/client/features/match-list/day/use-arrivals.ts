// Marks the players of a roster as here. A tap shows at once until the live event confirms it, is
// reverted on a refusal, and waits in the outbox when offline.
import { useState } from 'react'
import { refusalText } from '../../../i18n/refusals.ts'
import { call } from '../../../net/call.ts'
import { callOrWait } from '../../../net/outbox/call-or-wait.ts'
import type { RosterEntry } from '../../../parts/event/event-detail.ts'
import { alertUser } from '../../../ui/overlay/dialogs.ts'
import type { ListView } from '../list-view.ts'

export type Arrival = { row: RosterEntry; isHere: boolean }

const sizeOf = ({ guests }: RosterEntry): number => 1 + guests

export function useArrivals(
  eventId: string,
  userId: string,
  { roster, list }: { roster: readonly RosterEntry[]; list: ListView | null },
) {
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [firstHere] = useState(() => new Set(roster.filter(isTold).map(({ playerId }) => playerId)))
  const playing = roster
    .filter(({ place, attendance }) => place === 'playing' && attendance !== 'no-show')
    .toSorted((one, other) => one.order - other.order)
  const caughtUp = playing.filter((row) => wanted.get(row.playerId) === isTold(row))
  const forget = (rows: readonly RosterEntry[]) =>
    setWanted(
      (last) => new Map([...last].filter(([id]) => rows.every(({ playerId }) => playerId !== id))),
    )
  if (caughtUp.length > 0) forget(caughtUp)
  const set = async (rows: readonly RosterEntry[], isHere: boolean) => {
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
    set: (rows: readonly RosterEntry[], isHere: boolean) => void set(rows, isHere),
    all: playing.reduce((sum, row) => sum + sizeOf(row), 0),
    here: arrivals.reduce((sum, { row, isHere }) => sum + (isHere ? sizeOf(row) : 0), 0),
    /**
     * Players still to come, and those who have just arrived, so that rows stay in place under the
     * finger.
     */
    toCome: arrivals.filter(({ row, isHere }) => !isHere || !firstHere.has(row.playerId)),
    expected: arrivals.filter(({ isHere }) => !isHere).map(({ row }) => row),
  }
}

const isTold = ({ attendance }: RosterEntry): boolean => attendance === 'here'

const findNumbers = ({ players }: ListView, rows: readonly RosterEntry[]): number[] =>
  players
    .filter(({ playerId, guestOf }) =>
      rows.some((row) => row.playerId === playerId || row.playerId === guestOf),
    )
    .map(({ number }) => number)
