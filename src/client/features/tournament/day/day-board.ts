// The day of a tournament as its screens read it: courts with matches, next calls, and names of
// sides and draw places. Pure.
import type { LiveOutput } from '#contract/contract.ts'
import { countAbsent, listNextCalls, type CallWait } from '#domain/tournament/next-calls.ts'
import { listCourtsInUse } from '#domain/tournament/tournament.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { toDayAt } from '../../../device/today.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { pick } from '../../../i18n/texts.ts'
import { shortTitle, type DivisionFacts } from '../tournament-words.ts'

type Entries = LiveOutput<'tournaments-day'>
export type Slot = Entries['slots'][number]

export type DayBoard = Entries & {
  name: string
  timezone: string
  courts: number
  courtsOut: readonly number[]
  restMinutes: number
  divisions: readonly DivisionFacts[]
  me: ReadonlySet<number>
}

/** The viewer is found even if they may not be named, because they get their own id. */
export const findMe = ({ people }: Pick<Entries, 'people'>, playerId: string): Set<number> =>
  new Set(people.flatMap((person, place) => (person.playerId === playerId ? [place] : [])))

export const slotKey = ({ eventId, stage, round, slot }: Slot): string =>
  `${eventId} ${stage} ${round} ${slot}`

export const isSlotPlayed = ({ state }: Pick<Slot, 'state'>): boolean => state !== 'planned'
export const isSlotOn = (slot: Slot): boolean => !isSlotPlayed(slot) && slot.onCourt !== null
const isKnown = ({ a, b }: Slot): boolean => a.length > 0 && b.length > 0
export const isMySlot = ({ a, b }: Slot, { me }: Pick<DayBoard, 'me'>): boolean =>
  a.some((place) => me.has(place)) || b.some((place) => me.has(place))

export const nameOfPlace =
  ({ people }: Pick<Entries, 'people'>) =>
  (place: number): string =>
    shownName(people[place]?.playerName ?? '')

export function nameSide(side: readonly number[], board: Pick<Entries, 'people'>): string {
  const t = pick(tournamentTexts)
  return side.length === 0 ? t.toBeDecided : side.map(nameOfPlace(board)).join(t.and)
}

export const nameMatch = (slot: Slot, board: Pick<Entries, 'people'>): string =>
  [nameSide(slot.a, board), pick(tournamentTexts).versus, nameSide(slot.b, board)].join(' ')

export function findDivisionName(eventId: string, { divisions, name }: DayBoard): string {
  const title = divisions.find((division) => division.eventId === eventId)?.title ?? ''
  return shortTitle(title, name)
}

export const formatSlotGames = ({ games }: Pick<Slot, 'games'>): string =>
  games.map(([a, b]) => `${a}–${b}`).join(' · ')

export const listPlayDays = ({ slots, timezone }: DayBoard): string[] =>
  [...new Set(slots.map(({ startsAt }) => toDayAt(Date.parse(startsAt), timezone)))].toSorted()

export function findBoardDay(board: DayBoard, now: number): string | null {
  const days = listPlayDays(board)
  const today = toDayAt(now, board.timezone)
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

export const listSlotsOn = ({ slots, timezone }: DayBoard, day: string | null): Slot[] =>
  slots.filter(({ startsAt }) => toDayAt(Date.parse(startsAt), timezone) === day)

export function listCourts(
  board: DayBoard,
): { court: number; slot: Slot | null; isOut: boolean }[] {
  const on = new Map(board.slots.filter(isSlotOn).map((slot) => [slot.onCourt ?? 0, slot] as const))
  const last = Math.max(board.courts, ...on.keys())
  return Array.from({ length: last }, (_, index) => ({
    court: index + 1,
    slot: on.get(index + 1) ?? null,
    isOut: board.courtsOut.includes(index + 1),
  })).filter(({ court, slot }) => court <= board.courts || slot !== null)
}

/**
 * court: the court to call it to, null while it waits. absent: number of players not checked in.
 */
export type BoardCall = {
  slot: Slot
  court: number | null
  readyAt: number
  waitsFor: readonly CallWait[]
  absent: number
}

export function listBoardCalls(board: DayBoard, day: string | null, now: number): BoardCall[] {
  const today = new Set(listSlotsOn(board, day))
  const slots = board.slots.filter((slot) => today.has(slot) || isSlotOn(slot))
  const byKey = new Map(slots.map((slot) => [slotKey(slot), slot]))
  const known = slots.map((slot) => ({
    slot,
    key: slotKey(slot),
    division: slot.eventId,
    people: [...slot.a, ...slot.b].map(String),
  }))
  const absent = countAbsent(known, (place) => board.people[Number(place)]?.isHere === true)
  const calls = listNextCalls(
    {
      matches: known.map(({ slot, ...match }) => ({
        ...match,
        plannedStart: Date.parse(slot.startsAt),
        plannedCourt: slot.court,
        isReady: isKnown(slot) && !isSlotPlayed(slot) && !isSlotOn(slot) && slot.matchId !== null,
        court: isSlotOn(slot) ? slot.onCourt : null,
        absent: absent.get(match.key) ?? 0,
        left: slot.left.length,
      })),
      courts: listCourtsInUse(board),
      restMinutes: board.restMinutes,
      lastEnded: findLastEnds(board),
    },
    now,
  )
  return calls.flatMap(({ key, ...call }) => {
    const slot = byKey.get(key)
    return slot === undefined ? [] : [{ slot, absent: absent.get(key) ?? 0, ...call }]
  })
}

function findLastEnds({ slots }: DayBoard): Map<string, number> {
  const ends = new Map<string, number>()
  for (const { a, b, ended } of slots) {
    if (ended === null) continue
    const at = Date.parse(ended)
    for (const place of [...a, ...b])
      ends.set(String(place), Math.max(at, ends.get(String(place)) ?? 0))
  }
  return ends
}

export const listMySlots = (board: DayBoard): Slot[] =>
  board.slots
    .filter((slot) => !isSlotPlayed(slot) && isMySlot(slot, board))
    .toSorted((one, other) => Number(isSlotOn(other)) - Number(isSlotOn(one)))

export const listLatest = ({ slots }: Pick<Entries, 'slots'>, max: number): Slot[] =>
  slots
    .filter((slot) => isSlotPlayed(slot) && slot.ended !== null)
    .toSorted((one, other) => ((one.ended ?? '') < (other.ended ?? '') ? 1 : -1))
    .slice(0, max)
