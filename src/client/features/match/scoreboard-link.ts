// The link that a scoreboard goes to another phone by: its steps stand behind the # of the match's
// own address, which no server sees.
import { readSteps, writeSteps } from '#domain/match/handover.ts'
import type { ScoreboardStep } from '#domain/match/rally.ts'

const mark = '#board='

/** The link to go on from these steps, made on the page of the match's list. */
export const toHandoverUrl = (matchId: string, steps: readonly ScoreboardStep[]): string =>
  `${location.origin}${location.pathname}?scoreboard=${matchId}${mark}${writeSteps(steps)}`

/** The steps that the address brings, or null. */
export const readHandover = (): ScoreboardStep[] | null =>
  location.hash.startsWith(mark) ? readSteps(location.hash.slice(mark.length)) : null

/** From now on the address is that of the match alone: a reload brings nothing again. */
export function forgetHandover(): void {
  if (location.hash.startsWith(mark))
    history.replaceState(history.state, '', location.pathname + location.search)
}
