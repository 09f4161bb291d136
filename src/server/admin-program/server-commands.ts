// Operator commands about the installation: version, statistics, and reports and letters awaiting
// an answer.
import { InvalidArgumentError, Option, type Command } from 'commander'
import { operatorOutcomes, reportReasonMax } from '#domain/report/report.ts'
import { clientVersion } from '#domain/version/version.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { countEverything, listReports, lockOperatorReport } from '../features/operator/queries.ts'
import { answerAsOperator, closeAsOperator } from '../features/operator/report-commands.ts'
import { listDecisionAppeals, lockAppeal } from '../features/report/decision-queries.ts'
import { closeContact, listSupportRequests } from '../features/support/queries.ts'
import { saveCurrentVersion } from '../features/version/queries.ts'
import { act, Refused, type AdminTools, type Outcome } from './act.ts'

const shownMax = 500

export function addServerCommands(program: Command, tools: AdminTools): void {
  program
    .command('version')
    .description('the client version that open windows are asked to reload for')
    .command('set')
    .argument('<version>', `such as ${clientVersion}`, parseVersion)
    .description('set it')
    .action((version: string, _options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        if (!(await saveCurrentVersion(tx, version)))
          throw new Refused(`The version is ${version} already.`)
        return {
          lines: [
            `The current version is ${version}. Every device is asked once to reload. It stands until a server of another release starts; this release's own is ${clientVersion}.`,
          ],
          data: { version },
          log: { detail: version },
        }
      }),
    )
  program
    .command('stats')
    .description('how much there is of everything')
    .action((_options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        const counts = await countEverything(tx)
        return {
          lines: Object.entries(counts).map(([name, count]) => `${name.padEnd(16)} ${count}`),
          data: counts,
        }
      }),
    )
  addReports(program, tools)
  addContacts(program, tools)
}

function parseVersion(text: string): string {
  if (!/^[\w.-]{1,40}$/.test(text))
    throw new InvalidArgumentError('letters, digits, dots and dashes are needed, 40 at most')
  return text
}

function addReports(program: Command, tools: AdminTools): void {
  const reports = program.command('reports').description('reports that no venue works')
  reports
    .command('list')
    .description('those that are open')
    .action((_options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        const open = await listReports(tx, shownMax)
        const lines = open.map(
          ({ reportId, kind, playerId, reporterId, reason, message, created }) =>
            [
              reportId,
              created.toISOString(),
              `${kind} ${playerId ?? ''}`,
              `by ${reporterId ?? 'somebody who left'}`,
              reason,
              ...(message === '' ? [] : [JSON.stringify(message)]),
            ].join('  '),
        )
        return {
          lines: lines.length === 0 ? ['No report is open.'] : lines,
          data: { reports: open },
        }
      }),
    )
  reports
    .command('close')
    .argument('<report>', 'its id')
    .description('close one; whoever reported hears that it was looked at')
    .addOption(
      new Option('--outcome <outcome>', 'what was decided')
        .choices(operatorOutcomes)
        .makeOptionMandatory(),
    )
    .option('--reason <reason>', 'shown to the reported person', '')
    .action((reportId: string, options: CloseOptions, command: Command) =>
      act(tools, command, (unit) => close(unit, reportId, options)),
    )
  reports
    .command('appeals')
    .description('what people said to decisions about them')
    .action((_options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        const appeals = await listDecisionAppeals(tx, shownMax)
        const lines = appeals.map(({ decisionId, playerId, outcome, reason, appeal }) =>
          [decisionId, playerId, outcome, reason, JSON.stringify(appeal)].join('  '),
        )
        return { lines: lines.length === 0 ? ['No appeal is open.'] : lines, data: { appeals } }
      }),
    )
  reports
    .command('answer')
    .argument('<appeal>', 'its id')
    .description('keep the decision, or lift it; the person hears it')
    .option('--lift', 'take the decision back', false)
    .action((decisionId: string, { lift }: { lift: boolean }, command: Command) =>
      act(tools, command, (unit) => answer(unit, decisionId, lift)),
    )
}

type CloseOptions = { outcome: (typeof operatorOutcomes)[number]; reason: string }

async function close(
  unit: UnitOfWork,
  reportId: string,
  { outcome, reason }: CloseOptions,
): Promise<Outcome> {
  const report = await lockOperatorReport(unit.tx, reportId)
  if (report === null) throw new Refused(`There is no open report "${reportId}" for the operator.`)
  if (reason.length > reportReasonMax)
    throw new Refused(`A reason has ${reportReasonMax} characters at most.`)
  const missing = await closeAsOperator(unit, report, { outcome, reason, adminId: null })
  if (missing === 'reason') throw new Refused('Give a --reason; the person reads it.')
  if (missing === 'outcome') throw new Refused(`What this report is about can’t be ${outcome}.`)
  return {
    lines: [`Report ${reportId} is closed: ${outcome}.`],
    data: { reportId, outcome },
    log: { detail: `${reportId} ${outcome}` },
  }
}

async function answer(unit: UnitOfWork, decisionId: string, isLifted: boolean): Promise<Outcome> {
  const appeal = await lockAppeal(unit.tx, decisionId)
  if (appeal === undefined) throw new Refused(`There is no open appeal "${decisionId}".`)
  await answerAsOperator(unit, appeal, { answeredBy: null, isLifted })
  const result = isLifted ? 'lifted' : 'kept'
  return {
    lines: [`The decision is ${result}.`],
    data: { decisionId, isLifted },
    log: { playerId: appeal.playerId, userId: appeal.userId, detail: `${decisionId} ${result}` },
  }
}

function addContacts(program: Command, tools: AdminTools): void {
  const contacts = program.command('contacts').description('letters to the operator')
  contacts
    .command('list')
    .description('those that are open')
    .option('--all', 'the closed ones too', false)
    .action(({ all }: { all: boolean }, command: Command) =>
      act(tools, command, async ({ tx }) => {
        const letters = await listSupportRequests(tx, { all, limit: shownMax })
        const lines = letters.map(
          ({ number, created, playerName, email, topic, message, closed }) =>
            `#${number}  ${created.toISOString()}  ${closed === null ? 'open' : 'closed'}  ${topic}  ${playerName}${email === '' ? '' : ` <${email}>`}\n  ${message.replaceAll('\n', '\n  ')}`,
        )
        return {
          lines: lines.length === 0 ? ['No letter is open.'] : lines,
          data: { contacts: letters },
        }
      }),
    )
  contacts
    .command('close')
    .argument('<number>')
    .description('close one')
    .option('--note <note>', 'kept beside it', '')
    .action((text: string, { note }: { note: string }, command: Command) =>
      act(tools, command, async ({ tx, now }) => {
        const number = Number(text.replace('#', ''))
        if (!Number.isSafeInteger(number) || !(await closeContact(tx, number, note, now)))
          throw new Refused(`There is no open letter #${text}.`)
        return {
          lines: [`Letter #${number} is closed.`],
          data: { number },
          log: { detail: String(number) },
        }
      }),
    )
}
