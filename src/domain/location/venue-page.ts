// The page of a venue shows the events of so many days, today included, and so many of them.

export const pageDays = 7
export const pageEventsMax = 100
