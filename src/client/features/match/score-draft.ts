// A score being entered as winner plus the other side's points, which makes impossible scores
// unrepresentable. Pure, so it is tested without a screen.
import type { ScoreRule } from '#domain/event/format.ts'
import type { GamePoints, Side } from '#domain/match/match.ts'
import { checkScore, matchWinner, pointsNeeded, type Score } from '#domain/match/score.ts'

/**
 * at: index of the game being entered, from 0. winner: its winner, once chosen. early: the side
 * able to play on if the match ended early (null: not chosen yet).
 */
export type ScoreDraft = {
  games: readonly GamePoints[]
  at: number
  winner: Side | null
  isEarly: boolean
  early: Side | null
  last: GamePoints
}

export const emptyDraft: ScoreDraft = {
  games: [],
  at: 0,
  winner: null,
  isEarly: false,
  early: null,
  last: [0, 0],
}

export function toScoreDraft({ games, walkover }: Score, rule: ScoreRule): ScoreDraft {
  if (walkover === null) return { ...emptyDraft, games, at: games.length }
  const last = games.at(-1)
  const isUnfinished = last !== undefined && !checkScore([last], null, { ...rule, bestOf: 1 }).ok
  const whole = isUnfinished ? games.slice(0, -1) : games
  return {
    ...emptyDraft,
    games: whole,
    at: whole.length,
    isEarly: true,
    early: walkover,
    last: isUnfinished ? last : [0, 0],
  }
}

export const makeGame = (winner: Side, behind: number, rule: ScoreRule): GamePoints => {
  const ahead = pointsNeeded(behind, rule)
  return winner === 'a' ? [ahead, behind] : [behind, ahead]
}

/** Enters the current game. Later games stay, unless the match is now decided. */
export function withGame(draft: ScoreDraft, behind: number, rule: ScoreRule): ScoreDraft {
  if (draft.winner === null) return draft
  const games = [
    ...draft.games.slice(0, draft.at),
    makeGame(draft.winner, behind, rule),
    ...draft.games.slice(draft.at + 1),
  ]
  const whole = games.findIndex((_, index) => matchWinner(games.slice(0, index + 1), rule) !== null)
  const kept = whole === -1 ? games : games.slice(0, whole + 1)
  return { ...draft, games: kept, at: kept.length, winner: null }
}

export const scoreOfDraft = ({ games, isEarly, early, last }: ScoreDraft): Score => ({
  games: isEarly && Math.max(...last) > 0 ? [...games, last] : games,
  walkover: isEarly ? early : null,
})

export function behindChoices({ points, winBy }: ScoreRule): {
  usual: readonly number[]
  further: readonly number[]
} {
  const usual = Array.from({ length: points - winBy + 1 }, (_, behind) => behind)
  return {
    usual,
    further: winBy === 1 ? [] : Array.from({ length: 14 }, (_, index) => usual.length + index),
  }
}
