// First steps of a new account, club, venue or league. They derive from existing data and are not
// stored; finished steps disappear.

export const firstStepsShown = 3

export const listFirstSteps = <Step extends string>(
  steps: readonly Step[],
  isDone: Readonly<Record<Step, boolean>>,
): Step[] => steps.filter((step) => !isDone[step]).slice(0, firstStepsShown)
