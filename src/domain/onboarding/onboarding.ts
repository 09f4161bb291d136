// A signed-in person's onboarding state, and where Home leads (SPEC sections 2 and 4).
import type { HomePage } from '../player/player.ts'
import { parsePendingEventId } from './pending-event.ts'

export const onboardingStatuses = ['not_found', 'onboarding', 'completed', 'error'] as const
export type OnboardingStatus = (typeof onboardingStatuses)[number]

export type OnboardingRecords = { hasStage: boolean; hasPlayer: boolean; hasPrivate: boolean }

export function onboardingStatus(records: OnboardingRecords): OnboardingStatus {
  if (records.hasPlayer && records.hasPrivate) return 'completed'
  if (records.hasPlayer || records.hasPrivate) return 'error'
  return records.hasStage ? 'onboarding' : 'not_found'
}

export const socialProviders = ['google', 'facebook', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]
export const isSocialProvider = (provider: string): provider is SocialProvider =>
  (socialProviders as readonly string[]).includes(provider)

export type HomeFacts = {
  status: OnboardingStatus
  homeLocation: string | null
  skillSelf: number | null
  setupComplete: boolean
  homePage: HomePage
  pendingPath: string | null
}

export type HomeDecision =
  | { to: 'sign-out' }
  | { to: 'player-setup' }
  | { to: 'welcome' }
  | { to: 'path'; path: string }

export function decideHome(facts: HomeFacts): HomeDecision {
  if (facts.status === 'not_found' || facts.status === 'error') return { to: 'sign-out' }
  if (facts.status === 'onboarding') return { to: 'player-setup' }
  const hasBasics = facts.homeLocation !== null && facts.skillSelf !== null
  if (hasBasics && !facts.setupComplete) return { to: 'welcome' }
  if (!hasBasics) return { to: 'player-setup' }
  if (facts.pendingPath !== null && parsePendingEventId(facts.pendingPath) !== null)
    return { to: 'path', path: facts.pendingPath }
  const paths: Record<HomePage, string> = {
    myEvents: '/myevents',
    list: '/list',
    calendar: '/calendar',
  }
  return { to: 'path', path: paths[facts.homePage] }
}
