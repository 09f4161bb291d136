// What somebody new does next: play, or bring a group along and plan for it.
import { listFirstSteps } from '../steps/first-steps.ts'

/** create: where nothing is on around them, or they organize. group: bring their group. */
const accountSteps = ['play', 'create', 'group', 'notices', 'photo'] as const
export type AccountStep = (typeof accountSteps)[number]

type AccountProgress = {
  /** Something is on at their venues. */
  hasEventsAround: boolean
  /** They play in or wait for an event to come. */
  hasPlan: boolean
  /** They organize an event, or a venue is in their care. */
  organizes: boolean
  hasOwnEvent: boolean
  /** A list that they keep has someone, their own or a club's. */
  hasGroup: boolean
  /** What is told to them leaves the app. */
  hears: boolean
  hasPhoto: boolean
}

export function listAccountSteps(account: AccountProgress): AccountStep[] {
  const plans = account.organizes || !account.hasEventsAround
  return listFirstSteps(accountSteps, {
    play: plans || account.hasPlan,
    create: !plans || account.hasOwnEvent,
    group: account.hasGroup,
    notices: account.hears,
    photo: account.hasPhoto,
  })
}
