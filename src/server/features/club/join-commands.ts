// Makes players members of clubs, inside the caller's transaction.
import type { InvitingUnit } from '../../core/follow-ups/changes.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { takeBackInvitations, takeBackRequest } from '../alert/commands.ts'
import { deleteInvitation, deleteMember, insertMember } from './member-queries.ts'
import { listOfficers } from './office-queries.ts'
import { lockClub, type ClubFacts, type ClubKey } from './queries.ts'
import { deleteRequest, findAsking } from './request-queries.ts'

export async function makeMember(
  context: InvitingUnit,
  club: ClubFacts,
  playerId: string,
): Promise<boolean> {
  const { tx, now } = context
  const isNew = await insertMember(tx, club, playerId, now)
  await deleteInvitation(tx, club, playerId)
  await takeBackInvitations(tx, [playerId], club)
  await endRequest(context, club, playerId)
  await runFollowers(context, 'groupJoined', {
    playerId,
    club,
    installation: context.deps.installation,
  })
  return isNew
}

async function endRequest(context: UnitOfWork, club: ClubFacts, playerId: string): Promise<void> {
  const asking = await findAsking(context.tx, club, playerId)
  await deleteRequest(context.tx, club, playerId)
  if (asking !== null) await takeBackAlerts(context, club, asking.playerName)
}

export async function takeBackAlerts(
  { tx }: UnitOfWork,
  { locationId, clubId }: ClubFacts,
  player: string,
): Promise<void> {
  const officers = await listOfficers(tx, { locationId, clubId }, 'club.people')
  await takeBackRequest(tx, officers, { locationId, clubId, player })
}

export async function unmakeMember(
  context: UnitOfWork,
  key: ClubKey,
  playerId: string,
): Promise<void> {
  const { tx } = context
  const club = await lockClub(tx, key)
  if (club === undefined || !(await deleteMember(tx, key, playerId))) return
  await runFollowers(context, 'sightLost', { playerId })
}
