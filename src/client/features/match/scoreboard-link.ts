// The link that hands a scoreboard to another phone: its steps are in the hash of the match's
// address, which no server sees.
import { readSteps, writeSteps } from '#domain/match/handover.ts'
import type { ScoreboardStep } from '#domain/match/rally.ts'

const mark = '#board='

export const toHandoverUrl = (matchId: string, steps: readonly ScoreboardStep[]): string =>
  `${location.origin}${location.pathname}?scoreboard=${matchId}${mark}${writeSteps(steps)}`

export const readHandover = (): ScoreboardStep[] | null =>
  location.hash.startsWith(mark) ? readSteps(location.hash.slice(mark.length)) : null

/** Removes the steps from the address, so that a reload doesn't import them again. */
export function forgetHandover(): void {
  if (location.hash.startsWith(mark))
    history.replaceState(history.state, '', location.pathname + location.search)
}
