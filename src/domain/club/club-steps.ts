// What the owner of a young club does next.
import { listFirstSteps } from '../steps/first-steps.ts'

/** link: let people join by the club’s link. group: bring people without an account. */
export const clubSteps = ['link', 'describe', 'group', 'invite', 'event'] as const
export type ClubStep = (typeof clubSteps)[number]

type ClubProgress = {
  title: string
  about: string
  memberCount: number
  /** Invitations and requests that wait for an answer. */
  waiting: number
  hasContacts: boolean
  /** An event for its members was planned, or a public one of its owner. */
  hasEvent: boolean
}

export const listClubSteps = (club: ClubProgress): ClubStep[] =>
  listFirstSteps(clubSteps, {
    link: club.memberCount > 1 || club.waiting > 0,
    describe: club.title !== '' || club.about !== '',
    group: club.hasContacts,
    invite: club.memberCount > 1 || club.waiting > 0,
    event: club.hasEvent,
  })
