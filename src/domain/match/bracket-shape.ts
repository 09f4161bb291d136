// The shape of a bracket: its matches, and the source of each side. Layouts are elsewhere.
import type { MatchStage, Side } from './match.ts'

export type BracketSlot = { stage: MatchStage; round: number; slot: number }

/**
 * A side's source: a seed (from 0), or the winner or loser of a match. only: applies if this side
 * lost, else the slot stays empty.
 */
export type Source =
  | { seed: number }
  | { from: BracketSlot; takes: 'winner' | 'loser'; only?: Side }

/** ifSecondWins: the match exists only when side b has won that match. */
export type ShapeMatch = BracketSlot & { a: Source; b: Source; ifSecondWins?: BracketSlot }

/** Ordered: a match comes after those that its sides come from. */
export type BracketShape = readonly ShapeMatch[]

export const placeKey = ({ stage, round, slot }: BracketSlot): string => `${stage} ${round} ${slot}`
