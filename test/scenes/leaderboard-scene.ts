// Leaderboard queries, and evenings that fill the leaderboards.
import { afterAll, beforeAll } from 'vitest'
import type { LiveInput, LiveOutput } from '#contract/contract.ts'
import { refreshLeaderboards } from '#server/features/leaderboard/jobs.ts'
import { anEvent, theyActed } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export type Asked = LiveInput<'leaderboards-page'>

export type Board = LiveOutput<'leaderboards-page'>

export const points = {
  window: 'all time',
  metric: 'points',
  discipline: 'doubles',
  after: null,
} as const

export async function boardOf(player: TestPlayer, asked: Partial<Asked>): Promise<Board> {
  const socket = await app.socket(player.token)
  const board = await socket
    .subscribe('leaderboards-page', { scope: { kind: 'all' }, ...points, ...asked })
    .next()
  await socket.close()
  return board
}

export async function attended(
  location: string,
  organizer: string,
  players: readonly string[],
  day = '2026-05-20',
): Promise<string> {
  const eventId = await anEvent(app.db, { location, organizer }, { startDate: day })
  await app.db
    .insertInto('player_events')
    .values(
      players.map((playerId, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance: 'here' as const,
        startDate: day,
        partnerId: null,
      })),
    )
    .execute()
  await theyActed(app.db, eventId, players)
  return eventId
}

export const refresh = () => refreshLeaderboards(app.deps)

export function startLeaderboards(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}
