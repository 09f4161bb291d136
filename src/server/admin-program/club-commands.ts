import type { Command } from 'commander'
import type { UnitOfWork } from '../db/transaction.ts'
import { endClub } from '../features/club/commands.ts'
import { lockClub, type ClubFacts, type ClubKey } from '../features/club/queries.ts'
import { clubLine, handOverClub } from '../features/operator/club/club-commands.ts'
import { countClubLoss, listManagedClubs } from '../features/operator/club/club-queries.ts'
import {
  act,
  getPlayerOrRefuse,
  Refused,
  unwrapOrThrow,
  type AdminTools,
  type Outcome,
} from './act.ts'

const shownMax = 100
const venueHelp = 'the id of its venue; "clubs find" tells both'
const clubHelp = 'its id there'

export function addClubCommands(program: Command, tools: AdminTools): void {
  const clubs = program.command('clubs').description('find, hand over and delete clubs')
  clubs
    .command('find')
    .argument('[words...]', 'of the name')
    .option('--ownerless', 'only those whose owner is suspended', false)
    .description('the ids of clubs, with their owners')
    .action((words: string[], { ownerless }: { ownerless: boolean }, command: Command) =>
      act(tools, command, (unit) => find(unit, words.join(' '), ownerless)),
    )
  clubs
    .command('hand-over')
    .argument('<venue>', venueHelp)
    .argument('<club>', clubHelp)
    .argument('<player>', 'a member: player name or e-mail address')
    .description('make a member its owner')
    .action((locationId: string, clubId: string, who: string, _options, command: Command) =>
      act(tools, command, (unit) => handOver(unit, { locationId, clubId }, who)),
    )
  clubs
    .command('delete')
    .argument('<venue>', venueHelp)
    .argument('<club>', clubHelp)
    .description('end a club for good; events that were only for it stay')
    .action((locationId: string, clubId: string, _options, command: Command) =>
      act(tools, command, (unit) => remove(unit, { locationId, clubId })),
    )
}

async function find({ tx, now }: UnitOfWork, text: string, isOwnerless: boolean): Promise<Outcome> {
  const filter = isOwnerless ? 'ownerless' : 'all'
  const clubs = await listManagedClubs(tx, { text, filter, now }, shownMax)
  const lines = clubs.map(({ locationId, clubId, name, location, members, ownerId, ...club }) =>
    [
      locationId,
      clubId,
      `${name}, ${location}`,
      `${members} members`,
      `owner: ${ownerId}${club.isOwnerSuspended ? ' (suspended)' : ''}`,
    ].join('  '),
  )
  return { lines: lines.length === 0 ? ['No such club.'] : lines, data: { clubs } }
}

async function handOver(unit: UnitOfWork, key: ClubKey, who: string): Promise<Outcome> {
  const club = await lockOrRefuse(unit, key)
  const { playerId, playerName } = await getPlayerOrRefuse(unit.tx, who)
  unwrapOrThrow(await handOverClub(unit, club, { playerId, playerName }), {
    'not-a-member': `${playerName} isn’t a member of ${club.clubName}, or owns it.`,
  })
  return {
    lines: [`${playerName} owns ${club.clubName}. ${club.ownerName} stays a member.`],
    data: { ...key, playerId },
    log: { playerId, ...clubLine(key) },
  }
}

async function remove(unit: UnitOfWork, key: ClubKey): Promise<Outcome> {
  const club = await lockOrRefuse(unit, key)
  const loss = await countClubLoss(unit.tx, key, unit.now)
  await endClub(unit, club, '')
  return {
    lines: [`${club.clubName} is deleted; it had ${loss?.members ?? 0} members.`],
    data: { ...key, ...loss },
    log: clubLine(key),
  }
}

async function lockOrRefuse({ tx }: UnitOfWork, key: ClubKey): Promise<ClubFacts> {
  const club = await lockClub(tx, key)
  if (club === undefined)
    throw new Refused(`There is no club "${key.clubId}" at "${key.locationId}".`)
  return club
}
