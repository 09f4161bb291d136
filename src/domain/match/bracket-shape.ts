// The form of a bracket: which matches there are, and where both sides of each come from. How one
// is laid is not said here.
import type { MatchStage, Side } from './match.ts'

export type BracketSlot = { stage: MatchStage; round: number; slot: number }

/**
 * Where a side comes from: a seed (from 0), or the winner or loser of a match. only: comes when it
 * was this side that lost, else no one does.
 */
export type Source =
  | { seed: number }
  | { from: BracketSlot; takes: 'winner' | 'loser'; only?: Side }

/** A match of a bracket. ifSecondWins: there is one only when side b has won that match. */
export type ShapeMatch = BracketSlot & { a: Source; b: Source; ifSecondWins?: BracketSlot }

/** A match comes after those that its sides come from. */
export type BracketShape = readonly ShapeMatch[]

export const placeKey = ({ stage, round, slot }: BracketSlot): string => `${stage} ${round} ${slot}`
