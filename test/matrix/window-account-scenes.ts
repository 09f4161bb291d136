// What commands about the account of one person need beforehand.
import { join } from 'node:path'
import type { Scene, Story } from './window-story.ts'

type MakeScene = (
  by: string,
  words?: (story: Story) => readonly string[],
  before?: (story: Story) => Promise<void>,
) => Scene

const someoneUnconfirmed = async ({ app, place }: Story): Promise<void> => {
  const zoe = await app.signedIn('zoe')
  await app.db
    .insertInto('player_locations')
    .values({ locationId: place, playerId: 'zoe' })
    .execute()
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: false })
    .where('id', '=', zoe.userId)
    .execute()
}

export const accountScenes = (command: MakeScene): readonly Scene[] => [
  command('players confirm', () => ['zoe'], someoneUnconfirmed),
  command('players export', ({ folder }) => ['zoe', join(folder, 'zoe.zip')]),
  command('players delete', () => ['zoe']),
]
