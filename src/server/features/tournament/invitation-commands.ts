// Makes a tournament private, public, or private for another group, whom every division invites.
// Divisions that become public count as public events.
import { ok, type Result } from '#domain/shared/result.ts'
import { isSameInvitation, type TournamentInvitation } from '#domain/tournament/tournament.ts'
import type { CallContext } from '../../handler.ts'
import { inviteTo } from '../invitation/invite-commands.ts'
import { publishEvents } from '../newcomer/queries.ts'
import { saveInvitation } from './division-queries.ts'
import type { TournamentKey } from './queries.ts'
import { publishDivisions } from './run-commands.ts'

export async function changeInvitation(
  context: CallContext,
  key: TournamentKey,
  {
    before,
    after,
    location,
  }: { before: TournamentInvitation; after: TournamentInvitation; location: string },
): Promise<Result<unknown, PublicRefusal>> {
  if (isSameInvitation(before, after)) return ok(null)
  const { actor, tx, now, deps } = context
  const eventIds = await saveInvitation(tx, key, after)
  await publishDivisions(context, key)
  if (after.invite) {
    await inviteTo(context, eventIds)
    return ok(null)
  }
  return publishEvents(tx, { playerId: actor.playerId, now, deps, location }, eventIds)
}

type Quota = Awaited<ReturnType<typeof publishEvents>>
type PublicRefusal = Extract<Quota, { ok: false }>['refusal']['code']
