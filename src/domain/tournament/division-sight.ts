// Which divisions of a tournament a viewer may see: those they may see as events.
import { maySee } from '../event/access.ts'
import type { EventStatus } from '../event/event.ts'

/** insiders run it or are in it. group: '' when public. apart: blocked from its organizer. */
export type GuardedDivision = {
  eventId: string
  status: EventStatus
  insiders: readonly string[]
  invited: readonly string[]
  group: string
  apart: readonly string[]
}

export type DivisionGuards = {
  divisions: readonly GuardedDivision[]
  groups: Readonly<Record<string, readonly string[]>>
}

export function listHiddenDivisions(
  { divisions, groups }: DivisionGuards,
  viewerId: string,
): GuardedDivision[] {
  return divisions.filter(
    ({ status, insiders, invited, group, apart }) =>
      !maySee(
        { status, invite: group !== '', invited: '' },
        {
          playerId: viewerId,
          roles: [],
          isFriend: false,
          isFavorite: false,
          isClubMember: groups[group]?.includes(viewerId) ?? false,
          isPicked: invited.includes(viewerId),
          isInTier: false,
          isInRoster: insiders.includes(viewerId),
          isApart: apart.includes(viewerId),
        },
      ),
  )
}
