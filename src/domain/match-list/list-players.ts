// The players of a match list: it starts from the roster and follows it; organizers set attendance,
// add others and pair partners.
import { getPlayerIds, type Attendance } from '../event/entry.ts'
import { guestsMax } from '../event/event.ts'
import type { EntryChange } from '../event/roster-change.ts'
import { playersOfMatch } from '../match/match.ts'
import { ok, refuse, type Result } from '../shared/result.ts'
import { listPlayersMax, type ListPlayer, type MatchList, type Presence } from './match-list.ts'

export type RosterMember = {
  playerId: string
  guests: number
  attendance: Attendance | null
  partnerId: string | null
}

const toPresence = (attendance: Attendance | null): Presence =>
  attendance === null ? 'expected' : attendance === 'here' ? 'here' : 'left'

export function openingPlayers(members: readonly RosterMember[]): ListPlayer[] {
  const players: ListPlayer[] = []
  for (const { playerId, guests, attendance } of members) {
    const presence = toPresence(attendance)
    players.push({
      number: players.length,
      playerId,
      guestOf: null,
      guest: null,
      presence,
      team: null,
    })
    for (let guest = 1; guest <= guests; guest += 1)
      players.push({
        number: players.length,
        playerId: null,
        guestOf: playerId,
        guest,
        presence,
        team: null,
      })
  }
  return members.reduce(
    (paired, { playerId, partnerId }) => withPartner(paired, playerId, partnerId),
    players.slice(0, listPlayersMax),
  )
}

function withPartner(
  players: ListPlayer[],
  playerId: string,
  partnerId: string | null,
): ListPlayer[] {
  const pair = players.filter(
    (player) =>
      player.playerId !== null && (player.playerId === playerId || player.playerId === partnerId),
  )
  const [one, other] = pair
  if (
    partnerId === null ||
    one === undefined ||
    other === undefined ||
    pair.some(({ team }) => team !== null)
  )
    return players
  const team = Math.min(one.number, other.number)
  return players.map((player) => (pair.includes(player) ? { ...player, team } : player))
}

function withPlayer(
  list: MatchList,
  player: Omit<ListPlayer, 'number' | 'team'>,
): { list: MatchList; number: number | null } {
  const next = 1 + Math.max(-1, ...list.players.map(({ number }) => number))
  const taken = new Set(list.players.map((other) => other.number))
  const number =
    next < listPlayersMax
      ? next
      : Array.from({ length: listPlayersMax }, (_, free) => free).find((free) => !taken.has(free))
  if (number === undefined) return { list, number: null }
  return {
    list: {
      ...list,
      players: [...list.players, { ...player, number, team: null }].toSorted(
        (one, other) => one.number - other.number,
      ),
    },
    number,
  }
}

const withPresence = (
  list: MatchList,
  numbers: ReadonlySet<number>,
  presence: Presence,
): MatchList => ({
  ...list,
  players: list.players.map((player) =>
    numbers.has(player.number) ? { ...player, presence } : player,
  ),
})

export function setListPresence(
  list: MatchList,
  numbers: readonly number[],
  presence: Presence,
): Result<MatchList, 'player-not-found'> {
  const asked = new Set(numbers)
  const known = list.players.filter(({ number }) => asked.has(number))
  return known.length === asked.size
    ? ok(withPresence(list, asked, presence))
    : refuse('player-not-found')
}

type Added = { list: MatchList; number: number }

export function addListPlayer(
  list: MatchList,
  playerId: string,
  presence: Exclude<Presence, 'left'> = 'here',
): Result<Added, 'already-signed-up' | 'event-full'> {
  const known = list.players.find((player) => player.playerId === playerId)
  if (known !== undefined)
    return known.presence === 'left'
      ? ok({ list: withPresence(list, new Set([known.number]), presence), number: known.number })
      : refuse('already-signed-up')
  return seated(withPlayer(list, { playerId, guestOf: null, guest: null, presence }))
}

export function addGuest(
  list: MatchList,
  hostId: string,
  presence: Exclude<Presence, 'left'> = 'here',
): Result<Added, 'player-not-found' | 'too-many-guests' | 'event-full'> {
  if (!list.players.some(({ playerId }) => playerId === hostId)) return refuse('player-not-found')
  const guests = listGuests(list, hostId)
  const back = guests.find(({ presence }) => presence === 'left')
  if (back !== undefined)
    return ok({ list: withPresence(list, new Set([back.number]), presence), number: back.number })
  const guest = Array.from({ length: guestsMax }, (_, index) => index + 1).find((count) =>
    guests.every((known) => known.guest !== count),
  )
  return guest === undefined
    ? refuse('too-many-guests', { n: guestsMax })
    : seated(withPlayer(list, { playerId: null, guestOf: hostId, guest, presence }))
}

const seated = ({ list, number }: ReturnType<typeof withPlayer>): Result<Added, 'event-full'> =>
  number === null ? refuse('event-full') : ok({ list, number })

const listGuests = ({ players }: MatchList, hostId: string): ListPlayer[] =>
  players.filter(({ guestOf }) => guestOf === hostId)

export function withTeams(
  list: MatchList,
  teams: readonly (readonly [number, number])[],
): Result<MatchList, 'player-not-found' | 'plan-invalid'> {
  const teamOf = new Map(
    teams.flatMap(([one, other]) =>
      [one, other].map((number) => [number, Math.min(one, other)] as const),
    ),
  )
  if (teamOf.size !== 2 * teams.length) return refuse('plan-invalid')
  if (list.players.filter(({ number }) => teamOf.has(number)).length !== teamOf.size)
    return refuse('player-not-found')
  return ok({
    ...list,
    players: list.players.map((player) => ({ ...player, team: teamOf.get(player.number) ?? null })),
  })
}

export function applyAttendance(
  list: MatchList,
  playerId: string,
  attendance: Attendance | null,
): MatchList {
  const known = list.players.find((player) => player.playerId === playerId)
  return known === undefined
    ? list
    : withPresence(list, new Set([known.number]), toPresence(attendance))
}

/**
 * The roster attendance that follows from the list; undefined for no change. A player who went home
 * was here.
 */
export function attendanceAfter(before: Presence, after: Presence): Attendance | null | undefined {
  if (after === 'here') return 'here'
  return after === 'expected' && before === 'here' ? null : undefined
}

type Seat = { guests: number; partnerId: string | null } | null

/**
 * Newcomers are expected; players off the roster are marked left, or removed when no match names
 * them.
 */
export function applyRoster(list: MatchList, changes: readonly EntryChange[]): MatchList {
  const before = new Map<string, Seat>()
  const after = new Map<string, Seat>()
  for (const change of changes) {
    if (change.kind !== 'insert') seat(before, change.before)
    if (change.kind !== 'delete') seat(after, change.after)
  }
  return [...new Set([...before.keys(), ...after.keys()])].reduce(
    (followed, playerId) =>
      followOne(followed, playerId, before.get(playerId) ?? null, after.get(playerId) ?? null),
    list,
  )
}

function seat(
  seats: Map<string, Seat>,
  entry: Extract<EntryChange, { kind: 'insert' }>['after'],
): void {
  const [lead, partner = null] = getPlayerIds(entry)
  for (const playerId of getPlayerIds(entry)) {
    const isLead = playerId === lead
    seats.set(
      playerId,
      entry.place === 'playing'
        ? { guests: isLead ? entry.guests : 0, partnerId: isLead ? partner : entry.playerId }
        : null,
    )
  }
}

function followOne(list: MatchList, playerId: string, before: Seat, after: Seat): MatchList {
  if (after === null) {
    return before === null
      ? list
      : list.players
          .filter((player) => player.playerId === playerId || player.guestOf === playerId)
          .reduce(withoutPlayer, list)
  }
  const joined = before === null ? expect(list, { playerId, guestOf: null, guest: null }) : list
  const paired =
    before === null
      ? { ...joined, players: withPartner([...joined.players], playerId, after.partnerId) }
      : joined
  const fewer = listGuests(paired, playerId)
    .filter(({ guest }) => guest !== null && guest > after.guests && guest <= (before?.guests ?? 0))
    .reduce(withoutPlayer, paired)
  const brought = before?.guests ?? 0
  return Array.from(
    { length: Math.max(0, after.guests - brought) },
    (_, index) => brought + index + 1,
  ).reduce((more, guest) => expect(more, { playerId: null, guestOf: playerId, guest }), fewer)
}

function expect(
  list: MatchList,
  who: Pick<ListPlayer, 'playerId' | 'guestOf' | 'guest'>,
): MatchList {
  const known = list.players.find(
    (player) =>
      player.playerId === who.playerId &&
      player.guestOf === who.guestOf &&
      player.guest === who.guest,
  )
  if (known === undefined) return withPlayer(list, { ...who, presence: 'expected' }).list
  return known.presence === 'left' ? withPresence(list, new Set([known.number]), 'expected') : list
}

function withoutPlayer(list: MatchList, { number }: ListPlayer): MatchList {
  const isNamed =
    list.matches.some((match) => playersOfMatch(match).includes(number)) ||
    list.byes.some((bye) => bye.number === number)
  return isNamed
    ? withPresence(list, new Set([number]), 'left')
    : { ...list, players: list.players.filter((player) => player.number !== number) }
}
