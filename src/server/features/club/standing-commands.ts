// Opens a club for an actor, inside the caller's transaction; one without a part in it doesn't
// learn of it. The lock on the club's row comes before the standing is read.
import { mayInClub, type ClubRight, type ClubStanding } from '#domain/club/club-rights.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import * as store from './queries.ts'

type Acting = { tx: Database; actor: { playerId: string } }
type Standing = ClubStanding & { role: NonNullable<ClubStanding['role']> }
export type OpenedClub = { club: store.ClubFacts; standing: Standing }
export type ClubForRefusal = 'club-not-found' | 'not-allowed'

export async function openStanding(
  { actor, tx }: Acting,
  key: store.ClubKey,
): Promise<Result<{ standing: Standing }, 'club-not-found'>> {
  const { role, office } = await store.findClubStanding(tx, key, actor.playerId)
  return role === null ? refuse('club-not-found') : ok({ standing: { role, office } })
}

export async function lockOpenClub(
  acting: Acting,
  key: store.ClubKey,
): Promise<Result<OpenedClub, 'club-not-found'>> {
  const club = await store.lockClub(acting.tx, key)
  if (club === undefined) return refuse('club-not-found')
  const opened = await openStanding(acting, key)
  return opened.ok ? ok({ club, ...opened.value }) : opened
}

export const openClubFor = async (
  acting: Acting,
  key: store.ClubKey,
  right: ClubRight,
): Promise<Result<{ standing: Standing }, ClubForRefusal>> =>
  permitIn(await openStanding(acting, key), right)

export const lockClubFor = async (
  acting: Acting,
  key: store.ClubKey,
  right: ClubRight,
): Promise<Result<OpenedClub, ClubForRefusal>> => permitIn(await lockOpenClub(acting, key), right)

const permitIn = <T extends { standing: Standing }>(
  opened: Result<T, 'club-not-found'>,
  right: ClubRight,
): Result<T, ClubForRefusal> =>
  !opened.ok || mayInClub(opened.value.standing, right) ? opened : refuse('not-allowed')
