import { Option, type Command } from 'commander'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { changeRole } from '../features/operator/role-commands.ts'
import { listOperators } from '../features/operator/role-queries.ts'
import {
  act,
  getUserOrRefuse,
  Refused,
  unwrapOrThrow,
  type AdminTools,
  type Outcome,
} from './act.ts'

const whoHelp = 'player id, player name or e-mail address'

export function addOperatorCommands(program: Command, tools: AdminTools): void {
  const operators = program.command('operators').description('who runs this installation')
  operators
    .command('list')
    .description('all of them')
    .action((_options, command: Command) => act(tools, command, list))
  operators
    .command('add')
    .argument('<account>', whoHelp)
    .description('give a role, or another one')
    .addOption(
      new Option('--role <role>', 'owner: may give roles. viewer: looks on')
        .choices(operatorRoles)
        .default('operator'),
    )
    .action((name: string, { role }: { role: OperatorRole }, command: Command) =>
      act(tools, command, (unit) => give(unit, name, role)),
    )
  operators
    .command('remove')
    .argument('<account>', whoHelp)
    .description('take the role away, in open windows too')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => take(unit, name)),
    )
}

async function list({ tx }: UnitOfWork): Promise<Outcome> {
  const operators = await listOperators(tx)
  const lines = operators.map(({ role, email, playerName, hasSecondFactor }) =>
    [role.padEnd(9), email, playerName ?? '', hasSecondFactor ? '' : 'has no two-step sign-in']
      .join('  ')
      .trimEnd(),
  )
  return {
    lines: lines.length === 0 ? ['No one has a role.'] : lines,
    data: { operators },
  }
}

const words = { 'last-owner': 'The last owner stays. Make someone else an owner first.' }

async function give(unit: UnitOfWork, name: string, role: OperatorRole): Promise<Outcome> {
  const { userId, playerId, playerName, email } = await getUserOrRefuse(unit.tx, name)
  const shown = playerName ?? email ?? name
  if (unwrapOrThrow(await changeRole(unit, userId, role), words) === role)
    throw new Refused(`${shown} is ${role} already.`)
  return {
    lines: [`${shown} is ${role} of this installation.`],
    data: { userId, playerId, role },
    log: { userId, ...(playerId === null ? {} : { playerId }), detail: role },
  }
}

async function take(unit: UnitOfWork, name: string): Promise<Outcome> {
  const { userId, playerId, playerName, email } = await getUserOrRefuse(unit.tx, name)
  const shown = playerName ?? email ?? name
  const before = unwrapOrThrow(await changeRole(unit, userId, null), words)
  if (before === null) throw new Refused(`${shown} has no role.`)
  return {
    lines: [`${shown} is no longer ${before}.`],
    data: { userId, playerId },
    log: { userId, ...(playerId === null ? {} : { playerId }), detail: before },
  }
}
