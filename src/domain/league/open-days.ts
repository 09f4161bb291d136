// The game days that keep a league from its medals: those with scores that are not in its final
// table yet.

type DayForEnd = { status: string; isClosed: boolean; scores: number }

/**
 * The days to finish before the league is concluded. Days that no one has played do not count, and
 * are not waited for.
 */
export const openDays = <D extends DayForEnd>(days: readonly D[]): D[] =>
  days.filter(({ status, isClosed, scores }) => status === 'published' && !isClosed && scores > 0)
