// A team: two players entering one event together. Ids are ordered, so that a pair has one record.

export type Team = { p1: string; p2: string }

export const toTeam = (one: string, other: string): Team =>
  one < other ? { p1: one, p2: other } : { p1: other, p2: one }
