// Operator commands for people: hiding players, names, venue admins, sessions.
import type { Command } from 'commander'
import { parsePlayerName } from '#domain/player/name.ts'
import type { Config } from '../config.ts'
import { dropSecondFactor, hasSecondFactor } from '../db/accounts/second-factors.ts'
import { endEverything } from '../db/end-everything.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { countSessions, setPlayerHidden } from '../features/operator/queries.ts'
import { appointAdmin, dismissAdmin } from '../features/operator/venue/venue-commands.ts'
import { freeName, findNameConflict, reserveName } from '../features/player/name-queries.ts'
import { isPlayerIdTaken } from '../features/player/registration-queries.ts'
import { publishToWatchers } from '../features/player/watcher-commands.ts'
import { findAccountSuspension } from '../features/suspension/queries.ts'
import { addAccountCommands } from './account-commands.ts'
import {
  act,
  unwrapOrThrow,
  lockVenueOrRefuse,
  getPlayerOrRefuse,
  Refused,
  getUserOrRefuse,
  venueHelp,
  type AdminTools,
  type Outcome,
} from './act.ts'
import { addSuspend, restoreSuspended } from './suspension-commands.ts'

const who = '<player>'
const whoHelp = 'player id, player name or e-mail address'

export function addPeopleCommands(
  program: Command,
  tools: AdminTools,
  readSettings: () => Config,
): void {
  addAccountCommands(addPlayerCommands(program, tools), tools, readSettings)
  addNameCommands(program, tools)
  addAdminCommands(program, tools)
  addSignInCommands(program, tools)
}

function addPlayerCommands(program: Command, tools: AdminTools): Command {
  const players = program
    .command('players')
    .description(
      'suspend an account; hide a player from everyone who is not acquainted with them; restore both',
    )
  addSuspend(players, tools)
  players
    .command('hide')
    .argument(who, whoHelp)
    .description('shown to those who are acquainted with them only, whatever the player says')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => setHidden(unit, name, true)),
    )
  players
    .command('restore')
    .argument(who, whoHelp)
    .description('not suspended any more, else shown again')
    .action((name: string, _options, command: Command) =>
      act(
        tools,
        command,
        async (unit) => (await restoreSuspended(unit, name)) ?? setHidden(unit, name, false),
      ),
    )
  return players
}

function addNameCommands(program: Command, tools: AdminTools): void {
  const names = program
    .command('names')
    .description('names that nobody may take, and who may take one all the same')
  names
    .command('reserve')
    .argument('<name>')
    .description('keep a name back from everybody')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => reserve(unit, name)),
    )
  names
    .command('free')
    .argument('<name>')
    .description('take back what was reserved or granted; built-in names stay reserved')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => free(unit, name)),
    )
  names
    .command('grant')
    .argument('<name>')
    .argument('<account>', 'e-mail address of who may take it')
    .description('let one account take a reserved name, player1 too')
    .action((name: string, account: string, _options, command: Command) =>
      act(tools, command, (unit) => grant(unit, name, account)),
    )
}

function addAdminCommands(program: Command, tools: AdminTools): void {
  const admins = program.command('admins').description('who runs a venue')
  admins
    .command('appoint')
    .argument('<venue>', venueHelp)
    .description('make a player an admin of a venue')
    .argument(who, whoHelp)
    .action((venue: string, name: string, _options, command: Command) =>
      act(tools, command, (unit) => appoint(unit, venue, name)),
    )
  admins
    .command('remove')
    .argument('<venue>', venueHelp)
    .description('take the office away')
    .argument(who, whoHelp)
    .action((venue: string, name: string, _options, command: Command) =>
      act(tools, command, (unit) => dismiss(unit, venue, name)),
    )
}

function addSignInCommands(program: Command, tools: AdminTools): void {
  program
    .command('sessions')
    .description('end the sessions of an account')
    .command('revoke')
    .argument('<account>', whoHelp)
    .description('sign somebody out everywhere, open windows too')
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => revoke(unit, name)),
    )

  program
    .command('second-factor')
    .description('two-step sign-in of an account')
    .command('remove')
    .argument('<account>', whoHelp)
    .description(
      'take it away from somebody who lost phone and recovery codes, and sign them out everywhere',
    )
    .action((name: string, _options, command: Command) =>
      act(tools, command, (unit) => removeSecondFactor(unit, name)),
    )
}

async function setHidden(
  { tx, effects, now }: UnitOfWork,
  name: string,
  hidden: boolean,
): Promise<Outcome> {
  const { playerId, playerName, userId } = await getPlayerOrRefuse(tx, name)
  if (userId !== null && (await findAccountSuspension(tx, userId)) !== null)
    throw new Refused(`${playerName} is suspended, and so hidden already.`)
  publishToWatchers(effects, playerId, await setPlayerHidden(tx, playerId, hidden, now))
  return {
    lines: [hidden ? `${playerName} is hidden.` : `${playerName} is shown again.`],
    data: { playerId, hidden },
    log: { playerId, userId },
  }
}

const slugOfName = (name: string): string =>
  unwrapOrThrow(parsePlayerName(name), {
    'name-required': 'A name is needed.',
    'name-too-long': 'A name has 12 characters at most.',
    'name-too-short': 'A name has 3 characters at least.',
    'name-signs': 'A name has 3 letters or digits at least.',
    'name-characters': 'A name has letters, digits, _ and - only.',
  }).playerId

async function reserve({ tx }: UnitOfWork, name: string): Promise<Outcome> {
  const playerId = slugOfName(name)
  if (await isPlayerIdTaken(tx, playerId)) throw new Refused(`"${playerId}" is a player already.`)
  await reserveName(tx, playerId, null)
  return {
    lines: [`Nobody may take the name "${playerId}".`],
    data: { playerId },
    log: { detail: playerId },
  }
}

async function free({ tx, now }: UnitOfWork, name: string): Promise<Outcome> {
  const playerId = slugOfName(name)
  if (!(await freeName(tx, playerId)))
    throw new Refused(`"${playerId}" was neither reserved nor granted here.`)
  const { isKept: isBuiltIn } = await findNameConflict(
    tx,
    { name: playerId, slug: playerId },
    '',
    now,
  )
  return {
    lines: [
      isBuiltIn
        ? `"${playerId}" is granted to nobody any more; it stays reserved.`
        : `The name "${playerId}" is free.`,
    ],
    data: { playerId, isReserved: isBuiltIn },
    log: { detail: playerId },
  }
}

async function grant({ tx }: UnitOfWork, name: string, account: string): Promise<Outcome> {
  const playerId = slugOfName(name)
  const { userId, email, playerName } = await getUserOrRefuse(tx, account)
  if (playerName !== null)
    throw new Refused(
      `${email ?? account} is the player ${playerName} already: a name is taken once.`,
    )
  if (await isPlayerIdTaken(tx, playerId)) throw new Refused(`"${playerId}" is a player already.`)
  await reserveName(tx, playerId, userId)
  return {
    lines: [`${email ?? account} may take the name "${playerId}", and nobody else.`],
    data: { playerId, userId },
    log: { userId, detail: playerId },
  }
}

async function appoint(unit: UnitOfWork, venueId: string, name: string): Promise<Outcome> {
  const venue = await lockVenueOrRefuse(unit.tx, venueId)
  const { playerId, playerName, userId } = await getPlayerOrRefuse(unit.tx, name)
  if (!(await appointAdmin(unit, venue.locationId, { playerId, userId })))
    throw new Refused(`${playerName} is already an admin of ${venue.name}.`)
  return {
    lines: [`${playerName} is an admin of ${venue.name}.`],
    data: { locationId: venue.locationId, playerId },
    log: { locationId: venue.locationId, playerId, userId },
  }
}

async function dismiss(unit: UnitOfWork, venueId: string, name: string): Promise<Outcome> {
  const venue = await lockVenueOrRefuse(unit.tx, venueId)
  const { playerId, playerName, userId } = await getPlayerOrRefuse(unit.tx, name)
  if (!(await dismissAdmin(unit, venue.locationId, { playerId, userId })))
    throw new Refused(`${playerName} is no admin of ${venue.name}.`)
  return {
    lines: [`${playerName} is no longer an admin of ${venue.name}.`],
    data: { locationId: venue.locationId, playerId },
    log: { locationId: venue.locationId, playerId, userId },
  }
}

async function revoke({ tx, effects }: UnitOfWork, name: string): Promise<Outcome> {
  const { userId } = await getUserOrRefuse(tx, name)
  const ended = await countSessions(tx, userId)
  effects.publish(...(await endEverything(tx, { userId })))
  return {
    lines: [ended === 1 ? 'One session ended.' : `${ended} sessions ended.`],
    data: { userId, ended },
    log: { userId, detail: String(ended) },
  }
}

async function removeSecondFactor({ tx, effects }: UnitOfWork, name: string): Promise<Outcome> {
  const { userId, email } = await getUserOrRefuse(tx, name)
  const whose = email ?? name
  if (!(await hasSecondFactor(tx, userId))) throw new Refused(`${whose} has no two-step sign-in.`)
  await dropSecondFactor(tx, userId)
  const ended = await countSessions(tx, userId)
  effects.publish(...(await endEverything(tx, { userId })))
  const lines = [
    `${whose} signs in without a code now. Their sessions ended. Ask them to set it up again.`,
  ]
  return { lines, data: { userId, ended }, log: { userId } }
}
