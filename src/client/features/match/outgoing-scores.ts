// My scores in the outbox. A score survives a lost connection and a closed page, and is sent once.
import type { GamePoints, Side } from '#domain/match/match.ts'
import type { Score } from '#domain/match/score.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { asObject } from '../../net/wire-values.ts'

export type OutgoingScore = Pick<OutboxItem, 'key' | 'state' | 'refusal' | 'isFailing'> & {
  matchId: string
  score: Score
}

export function outgoingScore(items: readonly OutboxItem[], matchId: string): OutgoingScore | null {
  return (
    items
      .flatMap(({ key, name, input, state, refusal, isFailing }) => {
        const told = asObject(input)
        const score =
          told?.['matchId'] === matchId && name === 'matches-report' ? readScore(told) : null
        return score === null ? [] : [{ key, state, refusal, isFailing, matchId, score }]
      })
      .at(-1) ?? null
  )
}

function readScore({ games, walkover }: Record<string, unknown>): Score | null {
  if (!Array.isArray(games) || !games.every(isGame) || !isSideOrNull(walkover)) return null
  return { games, walkover }
}

const isGame = (game: unknown): game is GamePoints =>
  Array.isArray(game) && game.length === 2 && game.every((points) => typeof points === 'number')
const isSideOrNull = (side: unknown): side is Side | null =>
  side === null || side === 'a' || side === 'b'
