// An event that is played at another time or venue than before.

type Plan = { startDate: string; startTime: string; location: string; locationName: string }

const hasOtherTime = (before: Plan, after: Plan): boolean =>
  before.startDate !== after.startDate || before.startTime !== after.startTime

export const isMoved = (before: Plan, after: Plan): boolean =>
  hasOtherTime(before, after) || before.location !== after.location

/** What an alert says of the plan before: its time and its venue, where they are others now. */
export const formerPlan = (before: Plan, after: Plan): Record<string, string> => ({
  ...(hasOtherTime(before, after) && { wasDate: before.startDate, wasTime: before.startTime }),
  ...(before.location !== after.location && { wasLocation: before.locationName }),
})
