// Compares an event's plan before and after a move to another time or venue.

type Plan = { startDate: string; startTime: string; location: string; locationName: string }

const hasOtherTime = (before: Plan, after: Plan): boolean =>
  before.startDate !== after.startDate || before.startTime !== after.startTime

export const isMoved = (before: Plan, after: Plan): boolean =>
  hasOtherTime(before, after) || before.location !== after.location

export const formerPlan = (before: Plan, after: Plan): Record<string, string> => ({
  ...(hasOtherTime(before, after) && { wasDate: before.startDate, wasTime: before.startTime }),
  ...(before.location !== after.location && { wasLocation: before.locationName }),
})
