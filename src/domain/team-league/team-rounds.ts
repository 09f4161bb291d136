// Rounds of a team league: everyone against everyone by the circle method. With an odd number each
// team rests once per leg.

export type TeamMeeting = { round: number; a: string; b: string }

export function planTeamRounds(teamIds: readonly string[], legs: number): TeamMeeting[] {
  const size = teamIds.length + (teamIds.length % 2)
  const rounds = size - 1
  if (teamIds.length < 2) return []
  return Array.from({ length: rounds * legs }, (_, index) => {
    const turn = (place: number): number =>
      place === size - 1 ? place : (place + index) % (size - 1)
    const isSwapped = ((index % rounds) + Math.floor(index / rounds)) % 2 === 1
    return Array.from({ length: size / 2 }, (_unused, game): TeamMeeting[] => {
      const [one, other] = [teamIds[turn(game)], teamIds[turn(size - 1 - game)]]
      if (one === undefined || other === undefined) return []
      const [a, b] = isSwapped ? [other, one] : [one, other]
      return [{ round: index + 1, a, b }]
    }).flat()
  }).flat()
}

export const countTeamRounds = (teams: number, legs: number): number =>
  teams < 2 ? 0 : (teams - 1 + (teams % 2)) * legs
