// Next steps of a new player: play, or bring a group and plan for it.
import { listFirstSteps } from '../steps/first-steps.ts'

const accountSteps = ['play', 'create', 'group', 'notices', 'photo'] as const
export type AccountStep = (typeof accountSteps)[number]

type AccountProgress = {
  hasEventsAround: boolean
  hasPlan: boolean
  organizes: boolean
  hasOwnEvent: boolean
  hasGroup: boolean
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
