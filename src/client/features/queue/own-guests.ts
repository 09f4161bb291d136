import type { PlacedPerson } from '../../parts/queue/queue-names.ts'

export const isOwnGuest = (host: PlacedPerson, guest: PlacedPerson): boolean =>
  guest.host === host.number ||
  (guest.host === null && guest.guestOf !== null && guest.guestOf === host.playerId)

export const listGuestsInLine = (
  members: readonly PlacedPerson[],
  host: PlacedPerson,
): PlacedPerson[] =>
  members.filter(
    (member) => isOwnGuest(host, member) && member.state !== 'left' && member.next !== 'leave',
  )
