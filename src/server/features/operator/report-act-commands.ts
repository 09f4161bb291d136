import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { mayActOn, permitOperator, type OperatorRole } from '#domain/access/operator-roles.ts'
import { mayAnswerAppeal, reportsShown } from '#domain/report/report.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findOperator } from '../../core/access/operator-queries.ts'
import type { CallContext } from '../../handler.ts'
import { listDecisionAppeals, lockAppeal, type OpenAppeal } from '../report/decision-queries.ts'
import { listAccounts } from './people-queries.ts'
import { listReports, lockOperatorReport, type OperatorLogLine } from './queries.ts'
import { answerAsOperator, closeAsOperator } from './report-commands.ts'
import { listOperators } from './role-queries.ts'
import { describeEnd, suspendAccount } from './suspend-commands.ts'

const acts = ['closeReport', 'suspendReported', 'answerAppeal'] as const
type Asked = ParsedInput<'operators-act'>
export type ReportAct = Extract<Asked, { act: (typeof acts)[number] }>
type Lines = Result<OperatorLogLine[], 'report-not-found' | 'not-allowed' | 'bad-input'>

export const isReportAct = (input: Asked): input is ReportAct =>
  acts.some((act) => act === input.act)

export function actOnReports(
  context: CallContext,
  role: OperatorRole | null,
  input: ReportAct,
): Promise<Lines> {
  switch (input.act) {
    case 'closeReport':
      return close(context, role, input)
    case 'suspendReported':
      return suspend(context, role, input)
    case 'answerAppeal':
      return answer(context, role, input)
  }
}

type AskedTo<A extends ReportAct['act']> = Extract<ReportAct, { act: A }>
type Opened = Result<
  NonNullable<Awaited<ReturnType<typeof lockOperatorReport>>>,
  'report-not-found' | 'not-allowed'
>

async function open(
  context: CallContext,
  role: OperatorRole | null,
  reportId: string,
): Promise<Opened> {
  const report = await lockOperatorReport(context.tx, reportId)
  if (report === null) return refuse('report-not-found')
  const { mayWork } = await findReader(context, role)
  return mayWork(report) ? ok(report) : refuse('not-allowed')
}

const whom = ({ userId, playerId }: { userId: string | null; playerId: string | null }) => ({
  userId,
  ...(playerId === null ? {} : { playerId }),
})

async function close(
  context: CallContext,
  role: OperatorRole | null,
  { reportId, outcome, reason }: AskedTo<'closeReport'>,
): Promise<Lines> {
  const report = await open(context, role, reportId)
  if (!report.ok) return report
  const adminId = context.actor.playerId
  const field = await closeAsOperator(context, report.value, { outcome, reason, adminId })
  if (field !== null) return refuse('bad-input', { field })
  const line = { command: 'reports close', detail: `${reportId} ${outcome}` }
  return ok(
    outcome === 'hidden'
      ? [{ command: 'players hide', ...whom(report.value), detail: reason }, line]
      : [line],
  )
}

async function suspend(
  context: CallContext,
  role: OperatorRole | null,
  { reportId, reason, until, cancelsEvents }: AskedTo<'suspendReported'>,
): Promise<Lines> {
  const report = await open(context, role, reportId)
  if (!report.ok) return report
  const { userId, playerId } = report.value
  if (userId === null) return refuse('bad-input', { field: 'outcome' })
  const end = until === null ? null : Date.parse(until)
  if (end !== null && end <= context.now) return refuse('bad-input', { field: 'until' })
  const adminId = context.actor.playerId
  const suspension = { reason, until: end, cancelsEvents, decidedBy: adminId, isReported: true }
  await suspendAccount(context, { userId, playerId }, suspension)
  await closeAsOperator(context, report.value, { outcome: 'suspended', reason, adminId })
  const detail = `${describeEnd(end)}: ${reason}`
  return ok([
    { command: 'players suspend', ...whom(report.value), detail },
    { command: 'reports close', detail: `${reportId} suspended` },
  ])
}

async function answer(
  context: CallContext,
  role: OperatorRole | null,
  { decisionId, isLifted }: AskedTo<'answerAppeal'>,
): Promise<Lines> {
  const { actor, tx } = context
  const appeal = await lockAppeal(tx, decisionId)
  if (appeal === undefined) return refuse('report-not-found')
  const { mayAnswer } = await findReader(context, role)
  if (!mayAnswer(appeal)) return refuse('not-allowed')
  await answerAsOperator(context, appeal, { answeredBy: actor.playerId, isLifted })
  const detail = `${decisionId} ${isLifted ? 'lifted' : 'kept'}`
  return ok([{ command: 'reports answer', ...whom(appeal), detail }])
}

type Shown = Extract<CallOutput<'operators-see'>, { page: 'reports' }>
type About = { userId: string | null; playerId: string | null }

async function findReader({ actor, tx, deps }: CallContext, role: OperatorRole | null) {
  const { isLocal } = deps.installation
  const operators = await listOperators(tx)
  const roles = new Map(operators.map((operator) => [operator.userId, operator.role]))
  const readers = operators.filter(
    (operator) => permitOperator({ ...operator, isLocal }, 'console.reports').ok,
  )
  const mayWork = (by: { userId: string; role: OperatorRole | null }, about: About): boolean =>
    about.userId === null ||
    (about.userId !== by.userId && mayActOn(by.role, roles.get(about.userId) ?? null))
  const own = { userId: actor.userId, role }
  return {
    mayWork: (about: About) => mayWork(own, about),
    mayAnswer: (appeal: OpenAppeal) =>
      mayWork(own, appeal) &&
      mayAnswerAppeal({
        isOwnDecision: appeal.decidedBy === actor.playerId,
        hasOthers: readers.some(
          (reader) => reader.userId !== actor.userId && mayWork(reader, appeal),
        ),
      }),
  }
}

export async function loadReports(context: CallContext): Promise<Shown> {
  const { actor, tx, now } = context
  const { role } = await findOperator(tx, actor.userId)
  const { mayWork, mayAnswer } = await findReader(context, role)
  const reports = await listReports(tx, reportsShown)
  const userIds = reports.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  const accounts = await listAccounts(tx, [...new Set(userIds)], now)
  const coming = new Map(accounts.map((account) => [account.userId, account]))
  const appeals = await listDecisionAppeals(tx, reportsShown)
  return {
    page: 'reports',
    reports: reports.map(({ reporterId: _reporter, created, ...report }) => ({
      ...report,
      created: created.toISOString(),
      entered: coming.get(report.userId ?? '')?.entered ?? 0,
      organizes: coming.get(report.userId ?? '')?.organizes ?? 0,
      mayWork: mayWork(report),
    })),
    appeals: appeals.map((appeal) => {
      const { playerId: _player, userId: _user, decidedBy: _by, created, ...told } = appeal
      return { ...told, created: created.toISOString(), mayAnswer: mayAnswer(appeal) }
    }),
  }
}
