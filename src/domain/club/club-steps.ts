// What the owner of a young club does next. A step that is done is shown no more.

export const clubSteps = ['describe', 'invite', 'event'] as const
export type ClubStep = (typeof clubSteps)[number]

type ClubProgress = {
  title: string
  about: string
  memberCount: number
  /** Invitations and requests that wait for an answer. */
  waiting: number
  /** An event for its members was planned, or a public one of its owner. */
  hasEvent: boolean
}

/** The steps that are not done, in their order. */
export function listClubSteps(club: ClubProgress): ClubStep[] {
  const isDone: Readonly<Record<ClubStep, boolean>> = {
    describe: club.title !== '' || club.about !== '',
    invite: club.memberCount > 1 || club.waiting > 0,
    event: club.hasEvent,
  }
  return clubSteps.filter((step) => !isDone[step])
}
