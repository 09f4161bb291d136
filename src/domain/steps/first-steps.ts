// The first steps of what has no content yet: an account, a club, a venue, a league. They follow
// from what is there and are stored nowhere; a step that is done is shown no more.

/** Steps that are shown at once. */
export const firstStepsShown = 3

/** The first steps that are not done, in their order. */
export const listFirstSteps = <Step extends string>(
  steps: readonly Step[],
  isDone: Readonly<Record<Step, boolean>>,
): Step[] => steps.filter((step) => !isDone[step]).slice(0, firstStepsShown)
