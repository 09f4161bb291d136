// Operator commands against abuse: suspending and restoring accounts, banning addresses and
// domains.
import { domainToASCII } from 'node:url'
import { Option, type Command } from 'commander'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { banReasonMax, parseBan } from '#domain/ban/ban.ts'
import { getPlayerIds } from '#domain/event/entry.ts'
import { sendAlerts } from '../core/alerts/send-alerts.ts'
import { updateCalendars } from '../core/alerts/update-calendars.ts'
import { alertParams, storeCancellation, lockEvent } from '../core/event/queries.ts'
import { publishRoster } from '../core/roster/publish-roster.ts'
import { loadRoster } from '../core/roster/roster-queries.ts'
import { withdrawPlayer } from '../core/roster/withdraw-player.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { endCheckIns } from '../features/check-in/queries.ts'
import { leaveAllQueues } from '../features/queue/arrival-commands.ts'
import { endAccess, endSuspension, saveSuspension } from '../features/suspension/commands.ts'
import {
  addBan,
  countCovered,
  findAccountSuspension,
  listBans,
  listUpcomingEntries,
  removeBan,
} from '../features/suspension/queries.ts'
import { topics } from '../live/topics.ts'
import { act, Refused, getUserOrRefuse, type AdminTools, type Outcome } from './act.ts'

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
  const { tx, effects, now, newId } = unit
  const [reason, until] = [readReason(options.reason), readUntil(options.until, now)]
  const { userId, playerId, playerName, email } = await getUserOrRefuse(tx, name)
  await saveSuspension({ tx, effects, now }, { suspensionId: newId(), userId, reason, until })
  const sessions = await endAccess(unit, userId)
  const left =
    playerId === null
      ? { cancelled: [], placesGivenBack: 0, kept: 0 }
      : await leaveComing(unit, playerId, { until, cancels: options.cancelEvents })
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`
  const { cancelled, placesGivenBack, kept } = left
  return {
    lines: [
      `${playerName ?? email ?? name} is suspended ${end}.`,
      `Sessions ended: ${sessions}. Places given back: ${placesGivenBack}. Events cancelled: ${cancelled.length}.`,
      ...(kept > 0 ? [`${kept} coming events stay; --cancel-events cancels them.`] : []),
    ],
    data: { userId, playerId, until, sessions, ...left },
    log: { userId, ...(playerId === null ? {} : { playerId }), detail: `${end}: ${reason}` },
  }
}

async function leaveComing(
  unit: UnitOfWork,
  playerId: string,
  { until, cancels }: { until: number | null; cancels: boolean },
): Promise<{ cancelled: string[]; placesGivenBack: number; kept: number }> {
  const { tx, now } = unit
  const { run, entered } = await listUpcomingEntries(tx, playerId, { now, until })
  const cancelled = cancels ? run : []
  for (const eventId of cancelled) await cancel(unit, eventId)
  const left = entered.filter((eventId) => !cancelled.includes(eventId))
  for (const eventId of left) {
    await withdrawPlayer(unit, { eventId, playerId })
  }
  await leaveAllQueues(unit, [playerId])
  await endCheckIns(tx, playerId)
  return { cancelled, placesGivenBack: left.length, kept: run.length - cancelled.length }
}

async function cancel(unit: UnitOfWork, eventId: string): Promise<void> {
  const { tx, effects, now } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  const roster = await loadRoster(tx, event)
  const entered = roster.entries.flatMap(getPlayerIds)
  await storeCancellation(tx, eventId, '', now)
  await updateCalendars(
    unit,
    event,
    entered.map((playerId) => ({ playerId, stands: 'out' })),
  )
  publishRoster(effects, event, roster, roster)
  effects.publish(topics.calendar(event.location), topics.eventAccess(eventId))
  const others = entered.filter((playerId) => playerId !== event.organizerId)
  const params = { ...alertParams(event), reason: '' }
  const alerts = others.map((playerId) => ({
    playerId,
    kind: 'event-cancelled' as const,
    eventId,
    params,
  }))
  await sendAlerts(unit, alerts)
}

export async function restoreSuspended(
  { tx, effects, now }: UnitOfWork,
  name: string,
): Promise<Outcome | null> {
  const { userId, playerId, playerName, email } = await getUserOrRefuse(tx, name)
  const standing = await findAccountSuspension(tx, userId)
  if (standing === null) return null
  await endSuspension({ tx, effects, now }, standing)
  return {
    lines: [`${playerName ?? email ?? name} can sign in again.`],
    data: { userId, playerId },
    log: { userId, ...(playerId === null ? {} : { playerId }) },
  }
}

function readPattern(text: string): string {
  const pattern = parseBan(text, domainToASCII)
  if (pattern === null) throw new Refused(`"${text}" is neither an address nor a domain.`)
  return pattern
}

async function ban({ tx, now }: UnitOfWork, text: string, reason: string): Promise<Outcome> {
  const pattern = readPattern(text)
  if (reason.length > banReasonMax) {
    throw new Refused(`A reason has ${banReasonMax} characters at most.`)
  }
  if (!(await addBan(tx, { pattern, reason }, now)))
    throw new Refused(`"${pattern}" is banned already.`)
  const accounts = await countCovered(tx, pattern)
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
    log: { detail: reason === '' ? pattern : `${pattern}: ${reason}` },
  }
}

async function unban({ tx }: UnitOfWork, text: string): Promise<Outcome> {
  const pattern = readPattern(text)
  if (!(await removeBan(tx, pattern))) throw new Refused(`"${pattern}" is not banned.`)
  return { lines: [`"${pattern}" can register.`], data: { pattern }, log: { detail: pattern } }
}
