// How the levels of a venue's players spread, in half steps: quarter steps would give too many bars
// to read on a phone.

export type LevelBand = {
  /** The lower end, such as 3.5. */
  from: number
  players: number
  /** Part of the fullest band, 0 to 1. */
  share: number
}

const bandWidth = 0.5

/**
 * Bands from the lowest to the highest level that someone has; the empty ones between are kept, as
 * gaps tell something too.
 */
export function levelBands(
  skillCounts: readonly { skill: number; players: number }[],
): LevelBand[] {
  const toBand = (skill: number): number => Math.floor(skill / bandWidth)
  const playersByBand = new Map<number, number>()
  for (const { skill, players } of skillCounts)
    playersByBand.set(toBand(skill), (playersByBand.get(toBand(skill)) ?? 0) + players)
  if (playersByBand.size === 0) return []
  const fullest = Math.max(...playersByBand.values())
  const [lowest, highest] = [Math.min(...playersByBand.keys()), Math.max(...playersByBand.keys())]
  return Array.from({ length: highest - lowest + 1 }, (_, step) => {
    const players = playersByBand.get(lowest + step) ?? 0
    return { from: (lowest + step) * bandWidth, players, share: players / fullest }
  })
}
