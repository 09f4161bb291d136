// Operator commands for the account of one person: another confirmation, a copy, the end.
import { writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { askForConfirmation } from '../features/account/confirmation-commands.ts'
import { deleteFor, describeLoss, findLossOf } from '../features/operator/person/delete-commands.ts'
import { makeArchive } from '../features/own-data/commands.ts'
import { people } from '../manifests/people.ts'
import { openPhotoStore } from '../uploads/open-photo-store.ts'
import {
  act,
  getUserOrRefuse,
  Refused,
  unwrapOrThrow,
  type AdminTools,
  type Outcome,
} from './act.ts'

const who = '<player>'
const whoHelp = 'player id, player name or e-mail address'

export function addAccountCommands(
  players: Command,
  tools: AdminTools,
  readSettings: () => Pick<Config, 'storage'>,
): void {
  players
    .command('confirm')
    .argument(who, whoHelp)
    .description('mail the link that confirms their address again, within a minute')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => confirm(unit, name)),
    )
  players
    .command('export')
    .argument(who, whoHelp)
    .argument('<file>', 'a ZIP archive; there must be none of that name')
    .description('a copy of everything stored about them, without what they wrote with others')
    .action((name: string, file: string, _options, command: Command) =>
      act(tools, command, (unit) => exportFor(unit, { name, file }, readSettings())),
    )
  players
    .command('delete')
    .argument(who, whoHelp)
    .description('delete their account for good, as they could themselves')
    .option('--dry-run', 'only say what would happen', false)
    .action((name: string, { dryRun }: { dryRun: boolean }, command: Command) =>
      act(tools, command, (unit) => remove(unit, name, dryRun)),
    )
}

async function confirm(unit: UnitOfWork, name: string): Promise<Outcome> {
  const { userId, playerId } = await getUserOrRefuse(unit.tx, name)
  const email = unwrapOrThrow(await askForConfirmation(unit, userId), {
    'email-verified': `The address of "${name}" is confirmed already.`,
    'no-email': `There is no address of "${name}".`,
  })
  return {
    lines: [`A link to confirm the address goes to ${email}.`],
    data: { userId, email },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}

async function exportFor(
  { tx, now }: UnitOfWork,
  { name, file }: { name: string; file: string },
  { storage }: Pick<Config, 'storage'>,
): Promise<Outcome> {
  const { userId, playerId } = await getUserOrRefuse(tx, name)
  const photos = openPhotoStore(storage)
  const parts = { db: tx, people, photos, now }
  const archive = makeArchive(parts, { userId, playerId }, { isOwn: false })
  await writeFile(file, archive, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
    throw new Refused(`The file cannot be written: ${error.message}`)
  })
  return {
    lines: [`Everything about "${name}" but their conversations is in ${file}.`],
    data: { userId, file },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}

async function remove(unit: UnitOfWork, name: string, dryRun: boolean): Promise<Outcome> {
  const { userId, playerId, email } = await getUserOrRefuse(unit.tx, name)
  if (dryRun) {
    const loss = await findLossOf(unit.tx, playerId, unit.now)
    return {
      lines: [`Would go: ${email ?? name}. ${describeLoss(loss)}`.trimEnd()],
      data: { dryRun, ...loss },
    }
  }
  const person = { userId, playerId, email: email ?? '' }
  const loss = unwrapOrThrow(await deleteFor(unit, person, { people }), {
    'last-owner': 'The last owner stays. Make someone else an owner first.',
  })
  return {
    lines: [`The account is gone. ${describeLoss(loss)}`.trimEnd()],
    data: { dryRun, ...loss },
    log: { detail: describeLoss(loss) },
  }
}
