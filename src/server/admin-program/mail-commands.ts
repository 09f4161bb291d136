import type { Command } from 'commander'
import { failedMailShown } from '#domain/operator/console.ts'
import { listSuppressed } from '../db/accounts/suppressed-addresses.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { clearAddress, hurryMail } from '../features/delivery/console-commands.ts'
import { countWaitingMail, listFailedMail } from '../features/delivery/console-queries.ts'
import { act, Refused, getUserOrRefuse, type AdminTools, type Outcome } from './act.ts'

export function addMailCommands(program: Command, tools: AdminTools): void {
  const mail = program.command('mail').description('what waits to be sent, and what failed')
  mail
    .command('show')
    .description('by kind, without what the mails say')
    .action((_options, command: Command) => act(tools, command, show))
  mail
    .command('again')
    .description('try at once what failed before, such as after the mail server is back')
    .action((_options, command: Command) => act(tools, command, again))
  const suppressed = program
    .command('suppressed')
    .description('addresses that no e-mails go to: mail came back, or was called spam')
  suppressed
    .command('list')
    .description('all of them, the newest first')
    .action((_options, command: Command) => act(tools, command, list))
  suppressed
    .command('clear')
    .argument('<account>', 'player id, player name or e-mail address')
    .description('send to it again, such as after an outage of its provider')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => clear(unit, name)),
    )
}

async function show({ tx }: UnitOfWork): Promise<Outcome> {
  const waiting = await countWaitingMail(tx)
  const failed = await listFailedMail(tx, failedMailShown)
  const lines = [
    ...waiting.map(
      (row) =>
        `waits   ${row.group}  ${row.waiting}, failed before: ${row.retrying}  next ${row.next.toISOString()}`,
    ),
    ...failed.map(
      (row) =>
        `failed  ${row.group}  ${row.email ?? row.playerName}  ${row.outcome}  ${row.ended.toISOString()}`,
    ),
  ]
  return {
    lines: lines.length === 0 ? ['No mail waits, and none failed.'] : lines,
    data: { waiting, failed },
  }
}

async function again(unit: UnitOfWork): Promise<Outcome> {
  const hurried = await hurryMail(unit)
  if (hurried === 0) throw new Refused('No mail waits for another try.')
  return {
    lines: [hurried === 1 ? 'One mail is tried now.' : `${hurried} mails are tried now.`],
    data: { hurried },
    log: { detail: String(hurried) },
  }
}

async function list({ tx }: UnitOfWork): Promise<Outcome> {
  const suppressed = await listSuppressed(tx)
  const lines = suppressed.map(({ address, reason, status, source, since }) =>
    [address, reason, ...(status === '' ? [] : [status]), source, since.toISOString()].join('  '),
  )
  return {
    lines: lines.length === 0 ? ['Every address takes mail.'] : lines,
    data: { suppressed },
  }
}

async function clear(unit: UnitOfWork, name: string): Promise<Outcome> {
  const { userId, playerId, email } = await getUserOrRefuse(unit.tx, name)
  if (!(await clearAddress(unit, userId))) throw new Refused(`Nothing came back from "${name}".`)
  return {
    lines: [`${email ?? name} gets e-mails again.`],
    data: { userId, playerId },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}
