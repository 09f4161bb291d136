// The demo accounts that can sign in, with passwords hashed as usual. Other demo players have no
// account.
import type { Insertable } from 'kysely'
import type { Gender } from '#domain/player/player.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import { hashPassword } from '../auth/password-hasher.ts'
import type { Tables } from '../db/tables.ts'
import {
  newcomerSignIn,
  organizerName,
  organizerSignIn,
  playerName,
  playerSignIn,
  type DemoSignIn,
} from './cast.ts'

export type DemoAccount = {
  signIn: DemoSignIn
  userId: string
  accountId: string
  player: {
    name: string
    gender: Gender
  } | null
}

export function buildAccounts(random: Random): DemoAccount[] {
  const account = (signIn: DemoSignIn, player: DemoAccount['player']): DemoAccount => ({
    signIn,
    player,
    userId: random.uuid(),
    accountId: random.uuid(),
  })
  return [
    account(playerSignIn, { name: playerName, gender: 'other' }),
    account(organizerSignIn, { name: organizerName, gender: 'woman' }),
    account(newcomerSignIn, null),
  ]
}

export const userIdsByName = (accounts: readonly DemoAccount[]): Map<string, string> =>
  new Map(
    accounts.flatMap(({ player, userId }) => (player === null ? [] : [[player.name, userId]])),
  )

type Rows<T extends keyof Tables> = Insertable<Tables[T]>[]

export async function accountRows(
  accounts: readonly DemoAccount[],
  created: Date,
): Promise<{ auth_users: Rows<'auth_users'>; auth_accounts: Rows<'auth_accounts'> }> {
  const hashes = await Promise.all(accounts.map(({ signIn }) => hashPassword(signIn.password)))
  const stamps = { createdAt: created, updatedAt: created }
  return {
    auth_users: accounts.map(({ userId, signIn, player }) => ({
      id: userId,
      name: player?.name ?? '',
      email: signIn.email,
      emailVerified: true,
      image: null,
      ...stamps,
    })),
    auth_accounts: accounts.map(({ userId, accountId }, index) => ({
      id: accountId,
      accountId: userId,
      providerId: 'credential',
      userId,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: hashes[index] ?? null,
      ...stamps,
    })),
  }
}

export const ownRows = (
  accounts: readonly DemoAccount[],
  created: Date,
): {
  players_private: Rows<'players_private'>
  player_stage: Rows<'player_stage'>
  notification_settings: Rows<'notification_settings'>
} => ({
  players_private: accounts.flatMap(({ userId, player }) =>
    player === null
      ? []
      : [
          {
            userId,
            playerId: toSlug(player.name),
            lastLat: null,
            lastLon: null,
            gender: player.gender,
            created,
          },
        ],
  ),
  notification_settings: accounts.flatMap(({ player }) =>
    player === null ? [] : [{ playerId: toSlug(player.name), reachAsked: created }],
  ),
  player_stage: accounts.flatMap(({ userId, player }) =>
    player === null
      ? [
          {
            userId,
            playerName: null,
            homeLocation: null,
            lastLat: null,
            lastLon: null,
            created,
          },
        ]
      : [],
  ),
})
