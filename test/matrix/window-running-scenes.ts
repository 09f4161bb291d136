// A match scored on a scoreboard, as open windows see it.
import type { Scene, Story } from './window-story.ts'

const counted = {
  games: [],
  points: [7, 5] as [number, number],
  serving: 'a' as const,
  serverNumber: 2 as const,
}

export const runningScenes = (firstOf: (story: Story) => Promise<string>): readonly Scene[] => [
  {
    by: 'matches-noteScore',
    how: 'of a match that begins',
    act: async (story) =>
      story.ann.must('matches-noteScore', { matchId: await firstOf(story), ...counted, seen: 0 }),
  },
  {
    by: 'matches-noteScore',
    how: 'of its end',
    act: async (story) =>
      story.ann.must('matches-noteScore', {
        matchId: await firstOf(story),
        games: [[11, 7]],
        points: [0, 0],
        serving: 'b',
        serverNumber: 1,
        seen: 1,
      }),
  },
]
