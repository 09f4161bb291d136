export const foundingActs = ['venue', 'club', 'event'] as const
export type FoundingAct = (typeof foundingActs)[number]

export const foundingPeople = ['everyone', 'known', 'admins'] as const
export type FoundingPeople = (typeof foundingPeople)[number]

export type FoundingRule = { who: FoundingPeople; days: number }

export const foundingDays = 7
export const foundingDaysMax = 365
export const openFounding: FoundingRule = { who: 'everyone', days: foundingDays }

const dayMs = 86_400_000

export type Founder = { created: number; isAdmin: boolean }

/** n: the days an account must have, 0 where only admins may. until: when it has them. */
export type FoundingHold = { n: number; until: number }

export function findFoundingHold(
  { who, days }: FoundingRule,
  { created, isAdmin }: Founder,
  now: number,
): FoundingHold | null {
  if (who === 'everyone' || isAdmin) return null
  if (who === 'admins') return { n: 0, until: 0 }
  const until = created + days * dayMs
  return now >= until ? null : { n: days, until }
}
