// The demo's owner of the server. It comes last and with a random stream of its own, so that the
// rest of the demo stays as it is.
import { toSlug } from '#domain/player/slug.ts'
import { createRandom } from '#domain/shared/random.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import { saveRole } from '../features/operator/role-queries.ts'
import { toLooks } from '../naming/look-alikes.ts'
import { accountRows, ownRows, type DemoAccount } from './accounts.ts'
import { cities, operatorName, operatorSignIn } from './cast.ts'
import { makeProfile } from './profiles.ts'

const operatorSeed = 2032

export function buildOperator(): DemoAccount {
  const random = createRandom(operatorSeed)
  return {
    signIn: operatorSignIn,
    player: { name: operatorName, gender: 'woman' },
    userId: random.uuid(),
    accountId: random.uuid(),
  }
}

export async function insertOperator(tx: Database, joined: Date): Promise<void> {
  const account = buildOperator()
  const { userId } = account
  const playerId = toSlug(operatorName)
  const homeLocation = cities[0]?.venueIds.at(-1) ?? null
  const { auth_users, auth_accounts } = await accountRows([account], joined)
  const { players_private, notification_settings } = ownRows([account], joined)
  await insertRows(tx, 'auth_users', auth_users)
  await insertRows(tx, 'auth_accounts', auth_accounts)
  await insertRows(tx, 'players', [
    {
      ...makeProfile(createRandom(operatorSeed), 'en'),
      playerId,
      userId,
      playerName: operatorName,
      skillSelf: 3,
      skillChangedAt: joined,
      ...toLooks({ name: operatorName, slug: playerId }),
      homeLocation,
      setupComplete: true,
      created: joined,
    },
  ])
  await insertRows(tx, 'players_private', players_private)
  await insertRows(tx, 'notification_settings', notification_settings)
  await insertRows(tx, 'player_diamonds', [
    { playerId, diamondId: 'registered', created: joined, celebrated: true },
  ])
  if (homeLocation !== null)
    await insertRows(tx, 'player_locations', [
      { locationId: homeLocation, playerId, created: joined },
    ])
  await saveRole(tx, { userId, role: 'owner' }, joined.getTime())
}
