// Opens a club for an actor, inside the caller's transaction.
import type { ClubStanding } from '#domain/club/club-rights.ts'
import type { CallContext } from '../../handler.ts'
import * as store from './queries.ts'

export type OpenedClub = {
  club: store.ClubFacts
  standing: ClubStanding & { role: NonNullable<ClubStanding['role']> }
}

export async function openLocked(
  { actor, tx }: CallContext,
  key: store.ClubKey,
): Promise<OpenedClub | null> {
  const club = await store.lockClub(tx, key)
  if (club === undefined) return null
  const { role, office } = await store.findClubStanding(tx, key, actor.playerId)
  return role === null ? null : { club, standing: { role, office } }
}
