import { sql } from 'kysely'
import type { DecisionOutcome, ReportKind } from '#domain/report/report.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

export type NewDecision = {
  decisionId: string
  reportId: string | null
  playerId: string
  kind: ReportKind | null
  outcome: DecisionOutcome
  reason: string
  decidedBy: string | null
}

export async function addDecision(
  tx: Database,
  decision: NewDecision,
  now: number,
): Promise<boolean> {
  const { decisionId, reportId, playerId, kind, outcome, reason, decidedBy } = decision
  const { rows } = await sql`
    insert into report_decisions
      (decision_id, report_id, player_id, kind, outcome, reason, decided_by, created)
    select ${decisionId}::uuid, ${reportId}::uuid, p.player_id, ${kind}, ${outcome}, ${reason},
      ${decidedBy}, ${new Date(now)}::timestamptz
    from players p where p.player_id = ${playerId} and p.user_id is not null
    returning decision_id`.execute(tx)
  return rows.length > 0
}

export async function storeAppeal(
  tx: Database,
  { decisionId, playerId, text }: { decisionId: string; playerId: string; text: string },
  now: number,
): Promise<'stored' | 'used' | 'missing'> {
  const decision = await tx
    .selectFrom('report_decisions')
    .select('appealed')
    .where('decisionId', '=', decisionId)
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
  if (decision === undefined) return 'missing'
  if (decision.appealed !== null) return 'used'
  await tx
    .updateTable('report_decisions')
    .set({ appeal: text, appealed: new Date(now) })
    .where('decisionId', '=', decisionId)
    .execute()
  await sql`
    update alerts set params = params || '{"appealed":"yes"}'::jsonb
    where player_id = ${playerId} and kind = 'report-acted'
      and params @> ${JSON.stringify({ decisionId })}::jsonb
    returning ${changedRow('alerts')}`.execute(tx)
  return 'stored'
}

export async function findSuspensionDecision(
  db: Database,
  playerId: string,
): Promise<{ decisionId: string; appealed: Date | null; answered: Date | null } | undefined> {
  return db
    .selectFrom('report_decisions')
    .select(['decisionId', 'appealed', 'answered'])
    .where('playerId', '=', playerId)
    .where('outcome', '=', 'suspended')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type OpenAppeal = {
  decisionId: string
  playerId: string
  playerName: string
  userId: string | null
  kind: ReportKind | null
  outcome: DecisionOutcome
  reason: string
  appeal: string
  reported: string | null
  decidedBy: string | null
  created: Date
}

const selectAppeals = (db: Database) =>
  db
    .selectFrom('report_decisions as d')
    .innerJoin('players as p', 'p.playerId', 'd.playerId')
    .leftJoin('reports as r', 'r.reportId', 'd.reportId')
    .select(['d.decisionId', 'd.playerId', 'p.playerName', 'p.userId', 'd.kind', 'd.outcome'])
    .select(['d.reason', 'r.reason as reported', 'd.decidedBy', 'd.created'])
    .select(sql<string>`coalesce(d.appeal, '')`.as('appeal'))
    .where('d.appealed', 'is not', null)
    .where('d.answered', 'is', null)

export const listDecisionAppeals = (db: Database, limit: number): Promise<OpenAppeal[]> =>
  selectAppeals(db).orderBy('d.appealed').limit(limit).execute()

export const lockAppeal = (tx: Database, decisionId: string): Promise<OpenAppeal | undefined> =>
  selectAppeals(tx)
    .where(sql<boolean>`d.decision_id::text = ${decisionId}`)
    .forUpdate('d')
    .executeTakeFirst()

export const findAppealOfSuspension = (
  tx: Database,
  userId: string,
): Promise<OpenAppeal | undefined> =>
  selectAppeals(tx)
    .where('p.userId', '=', userId)
    .where('d.outcome', '=', 'suspended')
    .orderBy('d.created', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function storeAnswer(
  tx: Database,
  decisionId: string,
  { answeredBy, isLifted }: { answeredBy: string | null; isLifted: boolean },
  now: number,
): Promise<void> {
  await tx
    .updateTable('report_decisions')
    .set({ answered: new Date(now), answeredBy, lifted: isLifted })
    .where('decisionId', '=', decisionId)
    .execute()
}
