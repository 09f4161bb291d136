// The offices of a club, and the rights they give. Screens ask the same question as the server.
import type { ClubRole } from './club.ts'

/**
 * organizer: events and leagues for the club. secretary: its people. treasurer: its money. The
 * owner has no office: all rights are theirs.
 */
export const clubOffices = ['organizer', 'secretary', 'treasurer'] as const
export type ClubOffice = (typeof clubOffices)[number]
/** Members of one club with an office, at most. */
export const clubOfficersMax = 20

/** club.chat: to remove what others wrote. club.events: to plan for the club, and ask it in polls. */
export const clubRights = [
  'club.profile',
  'club.appoint',
  'club.people',
  'club.export',
  'club.notices',
  'club.chat',
  'club.events',
  'club.money',
] as const
export type ClubRight = (typeof clubRights)[number]

/** What a player is to a club, and the office they hold in it. */
export type ClubStanding = { role: ClubRole | null; office: ClubOffice | null }

const granted: Readonly<Record<ClubOffice, readonly ClubRight[]>> = {
  organizer: ['club.events', 'club.notices', 'club.chat'],
  secretary: ['club.people', 'club.export', 'club.notices'],
  treasurer: ['club.money'],
}

/** True when someone may do this in a club. An office counts only for a member. */
export function mayInClub({ role, office }: ClubStanding, right: ClubRight): boolean {
  if (role === 'owner') return true
  return role === 'member' && office !== null && granted[office].includes(right)
}

/** The rights that someone has, in their order. */
export const listClubRights = (standing: ClubStanding): ClubRight[] =>
  clubRights.filter((right) => mayInClub(standing, right))

/** True when someone may remove a member of this standing: officers are the owner's alone. */
export const mayRemove = (actor: ClubStanding, member: ClubStanding): boolean =>
  member.role !== 'owner' &&
  mayInClub(actor, 'club.people') &&
  (actor.role === 'owner' || member.office === null)
