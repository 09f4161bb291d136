// Next steps for the owner of a new club.
import { listFirstSteps } from '../steps/first-steps.ts'

export const clubSteps = ['link', 'describe', 'group', 'invite', 'event'] as const
export type ClubStep = (typeof clubSteps)[number]

type ClubProgress = {
  title: string
  about: string
  memberCount: number
  waiting: number
  hasContacts: boolean
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
