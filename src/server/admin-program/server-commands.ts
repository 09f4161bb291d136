// Operator commands about the installation: version, statistics, and reports and letters awaiting
// an answer.
import { InvalidArgumentError, Option, type Command } from 'commander'
import { reportOutcomes, type ReportOutcome } from '#domain/report/report.ts'
import { clientVersion } from '#domain/version/version.ts'
import { closeOperatorReport, countEverything, listReports } from '../features/operator/queries.ts'
import { closeContact, listSupportRequests } from '../features/support/queries.ts'
import { saveCurrentVersion } from '../features/version/queries.ts'
import { act, Refused, type AdminTools } from './act.ts'

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
    .description('close one, and say what came of it')
    .addOption(
      new Option('--outcome <outcome>', 'removed: something was done about it')
        .choices(reportOutcomes)
        .makeOptionMandatory(),
    )
    .action((reportId: string, { outcome }: { outcome: ReportOutcome }, command: Command) =>
      act(tools, command, async ({ tx, now }) => {
        if (!(await closeOperatorReport(tx, reportId, outcome, now)))
          throw new Refused(`There is no open report "${reportId}" for the operator.`)
        return {
          lines: [`Report ${reportId} is closed: ${outcome}.`],
          data: { reportId, outcome },
          log: { detail: `${reportId} ${outcome}` },
        }
      }),
    )
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
