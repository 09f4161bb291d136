import type { ParsedInput } from '#contract/contract.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { sendAlerts } from '../../../core/alerts/send-alerts.ts'
import type { UnitOfWork } from '../../../db/transaction.ts'
import type { CallContext } from '../../../handler.ts'
import { endClub } from '../../club/commands.ts'
import {
  clubAlertParams,
  findClubStanding,
  lockClub,
  setOwner,
  type ClubFacts,
  type ClubKey,
} from '../../club/queries.ts'
import { findAccount, type OperatorLogLine } from '../queries.ts'

/** Alerts the new owner, and the former one, who stays a member. */
export async function handOverClub(
  unit: UnitOfWork,
  club: ClubFacts,
  { playerId, playerName }: { playerId: string; playerName: string },
): Promise<Result<null, 'not-a-member'>> {
  const { role } = await findClubStanding(unit.tx, club, playerId)
  if (role !== 'member') return refuse('not-a-member')
  await setOwner(unit.tx, club, playerId)
  const params = clubAlertParams({ ...club, ownerName: playerName })
  const kind = 'club-handed-over'
  await sendAlerts(unit, [
    { playerId, kind, eventId: null, params: { ...params, why: 'operator' } },
    { playerId: club.ownerId, kind, eventId: null, params: { ...params, why: 'taken' } },
  ])
  return ok(null)
}

type Asked = ParsedInput<'operators-act'>
type ClubAct = Extract<Asked, { act: 'handOverClub' | 'deleteClub' }>
export const isClubAct = (input: Asked): input is ClubAct =>
  input.act === 'handOverClub' || input.act === 'deleteClub'

type Line = Omit<OperatorLogLine, 'byUserId'>

export const clubLine = ({ locationId, clubId }: ClubKey) => ({ locationId, detail: clubId })

export async function actOnClubs(
  context: CallContext,
  input: ClubAct,
): Promise<Result<Line, 'club-not-found' | 'player-not-found' | 'not-a-member'>> {
  const club = await lockClub(context.tx, input)
  if (club === undefined) return refuse('club-not-found')
  if (input.act === 'deleteClub') {
    await endClub(context, club, context.actor.playerId)
    return ok({ command: 'clubs delete', ...clubLine(club) })
  }
  const { playerId = null, playerName = null } = (await findAccount(context.tx, input.who)) ?? {}
  if (playerId === null || playerName === null) return refuse('player-not-found')
  const done = await handOverClub(context, club, { playerId, playerName })
  return done.ok ? ok({ command: 'clubs hand-over', playerId, ...clubLine(club) }) : done
}
