// The distribution of a venue's player levels in half steps, because quarter steps give too many
// bars for a phone.

export type LevelBand = {
  from: number
  players: number
  share: number
}

const bandWidth = 0.5

/** From the lowest to the highest occupied band; empty bands between are kept. */
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
