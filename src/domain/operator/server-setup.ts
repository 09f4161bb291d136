// The first minute of a server: one link makes its first owner, who is then led through these steps.

export const setupSteps = [
  'look',
  'venues',
  'registration',
  'mail',
  'backup',
  'demo',
  'people',
] as const
export type SetupStep = (typeof setupSteps)[number]

export const setupLinkMs = 86_400_000
export const testMailDigits = 6
export const regionsMax = 500
export const testMailMs = 1_800_000

/** isDemoGone: null where it never was. hasRegions: null where there is only one. */
export type SetupFacts = {
  isNamed: boolean
  hasRegions: boolean | null
  hasMode: boolean
  isMailProven: boolean
  backedUp: number | null
  hasInvited: boolean
  isDemoGone: boolean | null
  skipped: readonly SetupStep[]
}

export const setupStates = ['done', 'skipped', 'open'] as const
export type SetupState = (typeof setupStates)[number]
export type ListedStep = { id: SetupStep; state: SetupState }

export function listSetupSteps(facts: SetupFacts): ListedStep[] {
  const done: Readonly<Record<SetupStep, boolean | null>> = {
    look: facts.isNamed,
    venues: facts.hasRegions,
    registration: facts.hasMode,
    mail: facts.isMailProven,
    backup: facts.backedUp !== null,
    demo: facts.isDemoGone,
    people: facts.hasInvited,
  }
  return setupSteps
    .filter((id) => done[id] !== null)
    .map((id) => {
      if (done[id]) return { id, state: 'done' }
      return { id, state: facts.skipped.includes(id) ? 'skipped' : 'open' }
    })
}

export const countOpenSteps = (steps: readonly ListedStep[]): number =>
  steps.filter(({ state }) => state === 'open').length

export function findNextStep(steps: readonly ListedStep[], id: SetupStep | null): SetupStep | null {
  const at = steps.findIndex((step) => step.id === id) + 1
  const ahead = [...steps.slice(at), ...steps.slice(0, at)]
  return ahead.find(({ state, id: other }) => state === 'open' && other !== id)?.id ?? null
}
