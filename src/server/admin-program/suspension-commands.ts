// Operator commands against abuse: suspending and restoring accounts, banning addresses and
// domains.
import { Option, type Command } from 'commander'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { banReasonMax } from '#domain/ban/ban.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import {
  describeEnd,
  restoreAccount,
  suspendAccount,
} from '../features/operator/suspend-commands.ts'
import { banAddress, describeBan, liftBan } from '../features/suspension/ban-commands.ts'
import { countCovered, listBans } from '../features/suspension/queries.ts'
import {
  act,
  Refused,
  getUserOrRefuse,
  unwrapOrThrow,
  type AdminTools,
  type Outcome,
} from './act.ts'

type SuspendOptions = { reason: string; until?: string; cancelEvents: boolean }

export function addSuspend(players: Command, tools: AdminTools): void {
  players
    .command('suspend')
    .argument('<player>', 'player id, player name or e-mail address')
    .description(
      'sign someone out everywhere and keep them out; they read the reason when they sign in',
    )
    .addOption(new Option('--reason <reason>', 'shown to the person').makeOptionMandatory())
    .option('--until <date>', 'a day or an instant (ISO 8601, UTC); for good when left out')
    .option('--cancel-events', 'cancel the coming events they organize', false)
    .action((name: string, options: SuspendOptions, command: Command) =>
      act(tools, command, (unit) => suspend(unit, name, options)),
    )
}

export function addBanCommands(program: Command, tools: AdminTools): void {
  const bans = program.command('bans').description('addresses and domains that can’t register')
  const what = 'ana@example.org, or example.org with all domains below it'
  bans
    .command('add')
    .argument('<address or domain>', what)
    .description('keep it from registering; accounts that exist stay')
    .option('--reason <reason>', 'for the operator only', '')
    .action((text: string, { reason }: { reason: string }, command: Command) =>
      act(tools, command, (unit) => ban(unit, text, reason)),
    )
  bans
    .command('remove')
    .argument('<address or domain>', what)
    .description('let it register again')
    .action((text: string, _options, command: Command) =>
      act(tools, command, (unit) => unban(unit, text)),
    )
  bans
    .command('list')
    .description('all of them')
    .action((_options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        const all = await listBans(tx)
        const lines = all.map(({ pattern, reason, created }) =>
          [pattern, created.toISOString(), reason].join('  ').trimEnd(),
        )
        return { lines: lines.length === 0 ? ['Nothing is banned.'] : lines, data: { bans: all } }
      }),
    )
}

function readUntil(text: string | undefined, now: number): number | null {
  if (text === undefined) return null
  const isIso = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text)
  const until = isIso ? Date.parse(text) : Number.NaN
  if (Number.isNaN(until)) {
    throw new Refused(`"${text}" is no date. Write 2026-12-31 or 2026-12-31T18:00:00Z.`)
  }
  if (until <= now) throw new Refused(`${text} is over already.`)
  return until
}

function readReason(text: string): string {
  const reason = text.trim()
  if (reason !== '' && reason.length <= suspensionReasonMax) return reason
  throw new Refused(`A reason of 1 to ${suspensionReasonMax} characters is needed.`)
}

async function suspend(unit: UnitOfWork, name: string, options: SuspendOptions): Promise<Outcome> {
  const [reason, until] = [readReason(options.reason), readUntil(options.until, unit.now)]
  const person = await getUserOrRefuse(unit.tx, name)
  const { userId, playerId, playerName, email } = person
  const done = await suspendAccount(unit, person, {
    reason,
    until,
    cancelsEvents: options.cancelEvents,
    decidedBy: null,
  })
  const { sessions, cancelled, placesGivenBack, kept } = done
  const end = describeEnd(until)
  return {
    lines: [
      `${playerName ?? email ?? name} is suspended ${end}.`,
      `Sessions ended: ${sessions}. Places given back: ${placesGivenBack}. Events cancelled: ${cancelled.length}.`,
      ...(kept > 0 ? [`${kept} coming events stay; --cancel-events cancels them.`] : []),
    ],
    data: { userId, playerId, until, ...done },
    log: { userId, ...(playerId === null ? {} : { playerId }), detail: `${end}: ${reason}` },
  }
}

export async function restoreSuspended(unit: UnitOfWork, name: string): Promise<Outcome | null> {
  const { userId, playerId, playerName, email } = await getUserOrRefuse(unit.tx, name)
  if (!(await restoreAccount(unit, userId, null))) return null
  return {
    lines: [`${playerName ?? email ?? name} can sign in again.`],
    data: { userId, playerId },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}

const banWords = (text: string, reason: string) => ({
  'bad-input':
    reason.length > banReasonMax
      ? `A reason has ${banReasonMax} characters at most.`
      : `"${text}" is neither an address nor a domain.`,
})

async function ban(unit: UnitOfWork, text: string, reason: string): Promise<Outcome> {
  const done = unwrapOrThrow(await banAddress(unit, { text, reason }), banWords(text, reason))
  const { pattern, isNew } = done
  if (!isNew) throw new Refused(`"${pattern}" is banned already.`)
  const accounts = await countCovered(unit.tx, pattern)
  const stay =
    accounts === 1
      ? 'One account with such an address stays'
      : `${accounts} accounts with such an address stay`
  return {
    lines: [
      `"${pattern}" can't register.`,
      ...(accounts === 0 ? [] : [`${stay}; "players suspend" shuts one out.`]),
    ],
    data: { pattern, accounts },
    log: { detail: describeBan(pattern, reason) },
  }
}

async function unban(unit: UnitOfWork, text: string): Promise<Outcome> {
  const { pattern, isNew } = unwrapOrThrow(await liftBan(unit, text), banWords(text, ''))
  if (!isNew) throw new Refused(`"${pattern}" is not banned.`)
  return { lines: [`"${pattern}" can register.`], data: { pattern }, log: { detail: pattern } }
}
