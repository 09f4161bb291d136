// Game days that block a league's medals: those with scores that are not in its final standings
// yet.

type DayForEnd = { status: string; isClosed: boolean; scores: number }

export const listOpenDays = <D extends DayForEnd>(days: readonly D[]): D[] =>
  days.filter(({ status, isClosed, scores }) => status === 'published' && !isClosed && scores > 0)
