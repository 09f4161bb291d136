// Operator commands for Player Passes: tiers, passes, codes, the platform fee.
import { InvalidArgumentError, type Command } from 'commander'
import {
  batchNameMax,
  codesMax,
  codeUsesMax,
  platformFeeMax,
  tierNameMax,
  tiersMax,
  weeklyAllowanceMax,
} from '#domain/player-pass/player-pass.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { grantTier, setTiers } from '../features/player-pass/commands.ts'
import { createPassCodes } from '../features/player-pass/queries.ts'
import { setPlatformFee } from '../features/pp-globals/commands.ts'
import { act, unwrapOrThrow, getPlayerOrRefuse, type AdminTools, type Outcome } from './act.ts'

const dayMs = 86_400_000

export function addPassCommands(program: Command, tools: AdminTools): void {
  const pass = program.command('pass').description('Player Passes: tiers, passes, codes, the fee')
  pass
    .command('tiers')
    .argument('<tiers...>', 'name:weekly tokens, the lowest first, such as club:10 gold:25')
    .description('set the tiers; those in use stay under their names')
    .action((tiers: string[], _options, command: Command) =>
      act(tools, command, (unit) => changeTiers(unit, tiers)),
    )
  pass
    .command('grant')
    .argument('<player>', 'player id, player name or e-mail address')
    .argument('<tier>')
    .description('give a player a pass, or move one to another tier')
    .action((name: string, tier: string, _options, command: Command) =>
      act(tools, command, (unit) => grant(unit, name, tier)),
    )
  pass
    .command('codes')
    .argument('<tier>')
    .argument('<count>', 'how many', wholeFrom(1, codesMax))
    .description('make codes; they are shown this once')
    .option('--for <whom>', 'a club or an occasion, kept beside the codes', parseBatch, '')
    .option('--uses <n>', 'how many players may use each', wholeFrom(1, codeUsesMax), 1)
    .option('--days <n>', 'days until they expire', wholeFrom(1, 3_650))
    .action(
      (
        tier: string,
        count: number,
        options: { for: string; uses: number; days?: number },
        command: Command,
      ) => act(tools, command, (unit) => codes(unit, tier, count, options)),
    )
  pass
    .command('fee')
    .argument('<percent>', `what sending tokens costs, 0 to ${platformFeeMax}`, parsePercent)
    .description('set the platform fee')
    .action((percent: number, _options, command: Command) =>
      act(tools, command, async ({ tx }) => {
        await setPlatformFee(tx, percent)
        return {
          lines: [`The platform fee is ${percent} %.`],
          data: { percent },
          log: { detail: String(percent) },
        }
      }),
    )
}

const wholeFrom =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(`a whole number from ${min} to ${max} is needed`)
    return value
  }
function parseBatch(text: string): string {
  if (text.length > batchNameMax)
    throw new InvalidArgumentError(`at most ${batchNameMax} characters`)
  return text
}
function parsePercent(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > platformFeeMax)
    throw new InvalidArgumentError(
      `a number from 0 to ${platformFeeMax} with at most two decimals is needed`,
    )
  return Number(text)
}

const tierWords = {
  'player-not-found': 'There is no such player.',
  'tier-not-found': 'There is no such tier; set it with "pass tiers".',
  'tier-in-use': 'A tier that somebody has or a code is of must stay in the list.',
} as const

async function changeTiers({ tx }: UnitOfWork, texts: readonly string[]): Promise<Outcome> {
  if (texts.length > tiersMax) throw new InvalidArgumentError(`at most ${tiersMax} tiers`)
  const tiers = texts.map((text) => {
    const [, tier = '', tokens] = /^([^:]+):(\d+)$/.exec(text) ?? []
    const isOne =
      tier.length <= tierNameMax && Number(tokens) >= 1 && Number(tokens) <= weeklyAllowanceMax
    if (!isOne)
      throw new InvalidArgumentError(
        `"${text}" is not name:tokens, with a name of at most ${tierNameMax} characters and 1 to ${weeklyAllowanceMax} tokens`,
      )
    return { tier, weeklyAllowance: Number(tokens) }
  })
  unwrapOrThrow(await setTiers(tx, tiers), tierWords)
  return {
    lines: tiers.map(({ tier, weeklyAllowance }) => `${tier}: ${weeklyAllowance} tokens a week`),
    data: { tiers },
    log: { detail: texts.join(' ') },
  }
}

async function grant(unit: UnitOfWork, name: string, tier: string): Promise<Outcome> {
  const { playerId, playerName, userId } = await getPlayerOrRefuse(unit.tx, name)
  const { serial } = unwrapOrThrow(await grantTier(unit, { playerId, tier }), tierWords)
  return {
    lines: [`${playerName} has pass no. ${serial} of tier "${tier}".`],
    data: { playerId, tier, serial },
    log: { playerId, userId, detail: tier },
  }
}

async function codes(
  { tx, now }: UnitOfWork,
  tier: string,
  count: number,
  { for: batch, uses, days }: { for: string; uses: number; days?: number },
): Promise<Outcome> {
  const made = unwrapOrThrow(
    await createPassCodes(
      tx,
      {
        tier,
        count,
        batch,
        maxUses: uses,
        expires: days === undefined ? null : now + days * dayMs,
      },
      now,
    ),
    tierWords,
  )
  return { lines: made, data: { tier, codes: made }, log: { detail: `${count} of ${tier}` } }
}
