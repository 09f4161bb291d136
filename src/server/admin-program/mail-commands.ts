// Operator commands for suppressed e-mail addresses: list them and allow one again.
import type { Command } from 'commander'
import { listSuppressed, liftSuppression } from '../db/accounts/suppressed-addresses.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { topics } from '../live/topics.ts'
import { act, Refused, getUserOrRefuse, type AdminTools, type Outcome } from './act.ts'

export function addMailCommands(program: Command, tools: AdminTools): void {
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

async function clear({ tx, effects }: UnitOfWork, name: string): Promise<Outcome> {
  const { userId, playerId, email } = await getUserOrRefuse(tx, name)
  if (!(await liftSuppression(tx, userId))) throw new Refused(`Nothing came back from "${name}".`)
  effects.publish(topics.user(userId))
  return {
    lines: [`${email ?? name} gets e-mails again.`],
    data: { userId, playerId },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}
