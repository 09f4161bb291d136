// Opens a league for its organizers; invalidates its windows and alerts its people.
import { permitRun } from '#domain/league/permit-run.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { ActingUnit, CallContext } from '../../handler.ts'
import { findApplicants } from './member-queries.ts'
import * as store from './queries.ts'

export const toPerson = ({ actor: { playerId }, now, deps }: CallContext) => ({
  playerId,
  now,
  deps,
})

export const listPlayerIds = (
  members: readonly { playerId: string; partnerId: string | null }[],
): string[] =>
  members.flatMap(({ playerId, partnerId }) =>
    partnerId === null ? [playerId] : [playerId, partnerId],
  )

export async function lockLeagueToRun(
  { actor, tx, now }: ActingUnit,
  key: store.LeagueKey,
): Promise<Result<store.LeagueFacts, 'league-not-found' | 'not-allowed' | 'second-factor-needed'>> {
  const league = await store.lockLeague(tx, key, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  const allowed = permitRun(actor, league)
  return allowed.ok ? ok(league) : allowed
}

export async function tell(
  context: ActingUnit,
  league: store.LeagueFacts,
  playerIds: readonly string[],
  kind: NewAlert['kind'],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (playerIds.length === 0) return
  const [me] = await findApplicants(context.tx, [context.actor.playerId])
  await alertAboutLeague(context, league, playerIds, kind, {
    player: me?.playerName ?? '',
    ...more,
  })
}

export async function alertAboutLeague(
  unit: UnitOfWork,
  { leagueSeriesId, fields, locationName }: store.LeagueFacts,
  playerIds: readonly string[],
  kind: NewAlert['kind'],
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const params = { leagueSeriesId, league: fields.name, location: locationName, ...more }
  await sendAlerts(
    unit,
    playerIds.map((playerId) => ({ playerId, kind, eventId: null, params })),
  )
}
