// Passes of the demo sign-ins, with a history of tokens, and the diamonds that everyone's play has
// earned.
import { sql } from 'kysely'
import {
  attendedTokens,
  claimEveryMs,
  calculateFee,
  type Tier,
} from '#domain/player-pass/player-pass.ts'
import { toSlug } from '#domain/player/slug.ts'
import type { Random } from '#domain/shared/random.ts'
import type { Database } from '../db/open-database.ts'
import { collectEffects } from '../effects.ts'
import { post, type Posting } from '../features/ledger/queries.ts'
import { savePass, setTiers } from '../features/player-pass/commands.ts'
import { saveClaim, saveNote } from '../features/player-pass/queries.ts'
import { setPlatformFee } from '../features/pp-globals/commands.ts'
import { listEarned } from '../features/reward/queries.ts'
import { organizerName, playerName } from './cast.ts'

const tiers: readonly Tier[] = [
  { tier: 'Rally', weeklyAllowance: 20 },
  { tier: 'Ace', weeklyAllowance: 50 },
]
const platformFee = 5
const weeks = 5
const hourMs = 3_600_000

const robin = toSlug(playerName)
const olivia = toSlug(organizerName)
const thanks: readonly {
  from: string
  to: string
  amount: number
  hoursAgo: number
  note: string
}[] = [
  { from: robin, to: olivia, amount: 20, hoursAgo: 20 * 24, note: 'Thanks for running Thursdays!' },
  { from: olivia, to: robin, amount: 10, hoursAgo: 13 * 24, note: 'For carrying the nets' },
  { from: robin, to: olivia, amount: 15, hoursAgo: 50, note: '' },
  { from: olivia, to: robin, amount: 10, hoursAgo: 6, note: 'For the tip with the park' },
]
export type Given = { id: string; from: string; to: string; received: number; now: number }

type Holder = { playerId: string; tier: string; weeklyAllowance: number }
type Planned = Posting & { afterwards?: (tx: Database) => Promise<void> }

/** Must run last, because it counts the other rows. Returns the gifts, oldest first. */
export async function seedPasses(tx: Database, random: Random, startMs: number): Promise<Given[]> {
  await setTiers(tx, tiers)
  await setPlatformFee(tx, platformFee)
  const [rally, ace] = tiers
  if (rally === undefined || ace === undefined) return []
  const holders: Holder[] = [
    { playerId: robin, ...ace },
    { playerId: olivia, ...rally },
  ]
  for (const { playerId, tier } of holders)
    await savePass(
      { tx, effects: collectEffects(), now: startMs - weeks * claimEveryMs - hourMs },
      { playerId, tier, by: 'operator' },
    )
  const given = thanks.map(({ amount, hoursAgo, ...each }) => ({
    ...each,
    amount,
    id: random.uuid(),
    received: amount - calculateFee(amount, platformFee),
    now: startMs - hoursAgo * hourMs,
  }))
  const planned = [
    ...holders.flatMap((holder) => claims(random, holder, startMs)),
    ...given.map(transfer),
    ...(await attendances(tx, random, holders, startMs)),
  ]
  for (const { afterwards, ...posting } of planned.toSorted((one, other) => one.now - other.now)) {
    await post(tx, posting)
    await afterwards?.(tx)
  }
  await giveDiamonds(tx, startMs)
  return given.toSorted((one, other) => one.now - other.now)
}

const claims = (
  random: Random,
  { playerId, tier, weeklyAllowance }: Holder,
  startMs: number,
): Planned[] =>
  Array.from({ length: weeks }, (_, week) => {
    const id = random.uuid()
    const now = startMs - (weeks - week) * claimEveryMs - hourMs
    const lines = [
      { player: playerId, amount: weeklyAllowance },
      { owner: 'issue', amount: -weeklyAllowance },
    ] as const
    return {
      id,
      kind: 'claim',
      unit: 'token',
      key: `claim:demo:${id}`,
      madeBy: 'player',
      detail: tier,
      lines,
      now,
      afterwards: (tx) => saveClaim(tx, playerId, id, now),
    }
  })

function transfer({
  id,
  from,
  to,
  amount,
  received,
  note,
  now,
}: Given & Pick<(typeof thanks)[number], 'amount' | 'note'>): Planned {
  const lines = [
    { player: from, amount: -amount },
    { player: to, amount: received },
    { owner: 'fee', amount: amount - received },
  ] as const
  return {
    id,
    kind: 'transfer',
    unit: 'token',
    key: `transfer:${id}`,
    madeBy: 'player',
    lines,
    now,
    afterwards: (tx) => (note === '' ? Promise.resolve() : saveNote(tx, id, from, note)),
  }
}

async function attendances(
  tx: Database,
  random: Random,
  holders: readonly Holder[],
  startMs: number,
): Promise<Planned[]> {
  const rows = await tx
    .selectFrom('player_events as pe')
    .innerJoin('events as e', 'e.eventId', 'pe.eventId')
    .select(['pe.playerId', 'e.eventId', 'e.endsAt'])
    .select(sql<number>`ledger_account(pe.player_id, 'token')`.as('accountId'))
    .where(
      'pe.playerId',
      'in',
      holders.map(({ playerId }) => playerId),
    )
    .where('pe.attendance', '=', 'here')
    .where('e.status', '=', 'published')
    .where('e.endsAt', '>', new Date(startMs - weeks * claimEveryMs))
    .where('e.endsAt', '<=', new Date(startMs))
    .orderBy('e.endsAt')
    .orderBy('e.eventId')
    .execute()
  return rows.map(({ playerId, eventId, endsAt, accountId }) => ({
    id: random.uuid(),
    kind: 'attended',
    unit: 'token',
    key: `attended:${eventId}:${accountId}`,
    madeBy: 'server',
    eventId,
    now: endsAt.getTime(),
    lines: [
      { player: playerId, amount: attendedTokens },
      { owner: 'issue', amount: -attendedTokens },
    ],
  }))
}

/** Marked as celebrated, to spare the demo's visitor ten celebrations. */
async function giveDiamonds(tx: Database, startMs: number): Promise<void> {
  const now = new Date(startMs)
  const events = await tx
    .selectFrom('events')
    .select('eventId')
    .where('status', '=', 'published')
    .where('endsAt', '<=', now)
    .orderBy('eventId')
    .execute()
  const players = await tx
    .selectFrom('awards')
    .select('playerId')
    .distinct()
    .orderBy('playerId')
    .execute()
  const earned = await listEarned(
    tx,
    {
      events: events.map(({ eventId }) => eventId),
      players: players.map(({ playerId }) => playerId),
    },
    startMs,
  )
  if (earned.length > 0)
    await tx
      .insertInto('player_diamonds')
      .values(
        earned.map(({ playerId, diamondId }) => ({
          playerId,
          diamondId,
          created: now,
          celebrated: true,
        })),
      )
      .execute()
  await tx.deleteFrom('reward_marks').where('due', '<=', now).execute()
}
