// Offices of a club and the rights they give. Screens and the server ask the same functions.
import type { ClubRole } from './club.ts'

/**
 * organizer: events and leagues. secretary: people. treasurer: money. The owner has all rights and
 * no office.
 */
export const clubOffices = ['organizer', 'secretary', 'treasurer'] as const
export type ClubOffice = (typeof clubOffices)[number]
export const clubOfficersMax = 20

/**
 * club.appoint: officers, another owner, the club's end. club.chat: remove others' messages.
 * club.events: plan events for the club and ask about them in polls.
 */
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

export type ClubStanding = { role: ClubRole | null; office: ClubOffice | null }

const granted: Readonly<Record<ClubOffice, readonly ClubRight[]>> = {
  organizer: ['club.events', 'club.notices', 'club.chat'],
  secretary: ['club.people', 'club.export', 'club.notices'],
  treasurer: ['club.money'],
}

export function mayInClub({ role, office }: ClubStanding, right: ClubRight): boolean {
  if (role === 'owner') return true
  return role === 'member' && office !== null && granted[office].includes(right)
}

export const listClubRights = (standing: ClubStanding): ClubRight[] =>
  clubRights.filter((right) => mayInClub(standing, right))

export const mayRemove = (actor: ClubStanding, member: ClubStanding): boolean =>
  member.role !== 'owner' &&
  mayInClub(actor, 'club.people') &&
  (actor.role === 'owner' || member.office === null)
