// A player of the demo who plays in a real event, for the commands about the demo.
import { demoSlugs } from '#server/demo/cast.ts'
import { anEvent } from '#test/support/builders.ts'
import type { Scene, Story } from './window-story.ts'

async function enterOne({ app, place }: Story): Promise<void> {
  const [playerId = ''] = demoSlugs
  await app.db
    .insertInto('players')
    .values({
      playerId,
      userId: null,
      playerName: playerId,
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: place,
      setupComplete: true,
    })
    .execute()
  const startDate = '2026-06-06'
  const eventId = await anEvent(
    app.db,
    { location: place, organizer: 'ada' },
    { startDate, playing: 1, nextOrder: 2, announced: new Date('2026-05-30T12:00:00Z') },
  )
  await app.db
    .insertInto('player_events')
    .values({
      eventId,
      playerId,
      partnerId: null,
      guests: 0,
      place: 'playing',
      entryOrder: 1,
      attendance: null,
      gender: null,
      startDate,
    })
    .execute()
}

export const demoScenes = (
  command: (by: string, words?: () => readonly string[], before?: Scene['before']) => Scene,
): readonly Scene[] => [command('demo show'), command('demo empty', () => [], enterOne)]
