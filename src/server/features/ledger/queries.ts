// Rows of the ledger: posting, balances and a player's entries. The database enforces (migration
// 013) that postings sum to zero, happen once per key, and leave no player below zero.
import { sql } from 'kysely'
import type { EventType } from '#domain/event/event.ts'
import type { LedgerKind, LedgerUnit, LedgerMaker } from '#domain/ledger/ledger.ts'
import type { DiamondId } from '#domain/player/player.ts'
import type { PurseKind, PurseUnit } from '#domain/purse/purse.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

/** Positive amounts are received, negative ones given. */
type Line = { player: string; amount: number } | { owner: 'issue' | 'fee'; amount: number }
export type Posting = {
  id: string
  kind: LedgerKind | PurseKind
  unit: LedgerUnit | PurseUnit
  key: string
  madeBy: LedgerMaker
  detail?: string
  eventId?: string
  lines: readonly Line[]
  now: number
}

/** False, without a change, when the key was already posted. */
export async function post(
  tx: Database,
  { id, kind, unit, key, madeBy, detail = '', eventId, lines, now }: Posting,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select ledger_post(${id}, ${kind}, ${unit}, ${key}, ${madeBy}, ${detail},
      ${eventId ?? null}::uuid, ${new Date(now)}, ${JSON.stringify(lines)}::jsonb) as
        "isNew"`.execute(tx)
  return rows[0]?.isNew ?? false
}

export type Earned = { playerId: string; diamondId: DiamondId }

export async function setCelebrated(
  tx: Database,
  playerId: string,
  diamondId: DiamondId,
  celebrated: boolean,
): Promise<void> {
  await tx
    .updateTable('player_diamonds')
    .set({ celebrated })
    .where('playerId', '=', playerId)
    .where('diamondId', '=', diamondId)
    .execute()
}

export async function findBalance(
  db: Database,
  playerId: string,
  unit: LedgerUnit | PurseUnit,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('playerId', '=', playerId)
    .where('unit', '=', unit)
    .executeTakeFirst()
  return row?.balance ?? 0
}

export type EntryPage = {
  unit: LedgerUnit
  after: number | null
  limit: number
}

type EntryRow = {
  entryNo: number
  kind: LedgerKind
  amount: number
  balanceAfter: number
  created: Date
  detail: string
  note: string
  fee: number
  event: { eventId: string; title: string; type: EventType; location: string } | null
  player: { playerId: string; playerName: string } | null
}

const joinOther = sql`left join lateral (
      select oa.player_id, oe.amount as received from ledger_entries oe
        join ledger_accounts oa on oa.account_id = oe.account_id
      where oe.ledger_transaction_id = t.ledger_transaction_id and oa.account_id <> a.account_id
      and oa.owner = 'player') other on t.kind in ('transfer', 'undo')
    left join lateral (select other.received where e.amount < 0 and t.kind = 'transfer') gone on
    true`

const selectEvent = sql`case when ev.event_id is not null then
      jsonb_build_object('eventId', ev.event_id, 'title', ev.title, 'type', ev.type, 'location',
      l.name) end`

/**
 * Newest first. A transfer's other side and its note are only included when the player may see
 * them.
 */
export async function listPage(db: Database, playerId: string, { unit, after, limit }: EntryPage) {
  const { rows } = await sql<EntryRow>`
    select e.entry_no, t.kind, e.amount, e.balance_after, t.created,
      t.detail, coalesce(n.note, '') as note, coalesce(-e.amount - gone.received, 0) as fee,
      ${selectEvent} as event,
      case when p.player_id is not null then
      jsonb_build_object('playerId', p.player_id, 'playerName', p.player_name) end as player
    from ledger_accounts a
    join lateral (select * from ledger_entries e where e.account_id = a.account_id
    and (${after}::int is null or e.entry_no < ${after}::int) order by e.entry_no desc
    limit ${limit + 1}) e on true
    join ledger_transactions t on t.ledger_transaction_id = e.ledger_transaction_id
    left join events ev on ev.event_id = t.event_id and not ev.deleted
    left join locations l on l.location_id = ev.location
    ${joinOther}
    left join players p on p.player_id = other.player_id and ${isVisible(playerId, 'p')}
    left join ledger_notes n on n.ledger_transaction_id = t.ledger_transaction_id
    and (n.player_id = ${playerId} or p.player_id is not null)
    where a.player_id = ${playerId} and a.unit = ${unit}
    order by e.entry_no desc`.execute(db)
  const entries = rows
    .slice(0, limit)
    .map(({ created, ...row }) => ({ ...row, created: created.toISOString() }))
  return { entries, more: rows.length > limit }
}

export async function findPosted(
  db: Database,
  transactionId: string,
  playerId: string,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.accountId', 'e.accountId')
    .select('e.amount')
    .where('e.ledgerTransactionId', '=', transactionId)
    .where('a.playerId', '=', playerId)
    .executeTakeFirst()
  return row?.amount ?? 0
}

export type Transfer = {
  to: string
  userId: string | null
  amount: number
  received: number
  created: Date
  isUndone: boolean
}

/** Null unless it is a transfer by this player to an account that still exists. */
export async function findTransfer(
  db: Database,
  transactionId: string,
  sender: string,
): Promise<Transfer | null> {
  const { rows } = await sql<Transfer>`
    select p.player_id as "to", p.user_id, -mine.amount as amount,
      theirs.amount as received, t.created,
      exists (select from ledger_transactions u where u.key = 'undo:' || t.ledger_transaction_id) as
      "isUndone"
    from ledger_transactions t
    join ledger_entries mine on mine.ledger_transaction_id = t.ledger_transaction_id
    join ledger_accounts a on a.account_id = mine.account_id and a.player_id = ${sender}
    join ledger_entries theirs on theirs.ledger_transaction_id = t.ledger_transaction_id
    join ledger_accounts o on o.account_id = theirs.account_id
    join players p on p.player_id = o.player_id and p.player_id <> ${sender}
    where t.ledger_transaction_id = ${transactionId} and t.kind = 'transfer'
    and mine.amount < 0`.execute(db)
  return rows[0] ?? null
}

export type LedgerTrouble = {
  what: 'sum' | 'transaction' | 'balance' | 'below-zero' | 'diamonds'
  id: string
  amount: number
}

const findWrongBalances = sql`select 'balance', a.account_id::text, a.balance from ledger_accounts a
    left join entries e using (account_id)
      where a.owner = 'player' and (a.balance, a.entries) is distinct
      from (coalesce(e.total, 0), coalesce(e.entries, 0))
      or coalesce(e.last, 0) <> coalesce(e.entries, 0)
    union all select 'balance', e.ledger_entry_id::text, e.balance_after from (
        select ledger_entry_id, balance_after, amount,
          lag(balance_after, 1, 0::bigint) over (partition by account_id order by entry_no) as
          before from ledger_entries where entry_no is not null) e
          where e.balance_after <> e.before + e.amount`

const sumEntries = sql`select account_id, sum(amount) as total,
      count(*) filter (where entry_no is not null) as entries, max(entry_no) as last
      from ledger_entries group by account_id`

export async function verifyLedger(db: Database): Promise<LedgerTrouble[]> {
  const { rows } = await sql<LedgerTrouble>`
    with entries as materialized
      (${sumEntries})
    select 'sum' as what, a.unit as id, sum(e.amount)::bigint as amount from ledger_entries e
      join ledger_accounts a using (account_id) group by a.unit having sum(e.amount) <> 0
    union all select 'transaction', t.ledger_transaction_id::text,
    coalesce(sum(e.amount), 0)::bigint from ledger_transactions t
    left join ledger_entries e using (ledger_transaction_id)
      group by t.ledger_transaction_id having coalesce(sum(e.amount), 0) <> 0 or count(e.amount) < 2
    union all ${findWrongBalances}
    union all select 'below-zero', a.account_id::text, coalesce(e.total, 0)::bigint
    from ledger_accounts a left join entries e using (account_id) where a.owner <> 'issue'
    and coalesce(e.total, 0) < 0
    union all select 'diamonds', p.player_id, coalesce(a.balance, 0) from players p
    left join ledger_accounts a on a.player_id = p.player_id and a.unit = 'diamond'
      where coalesce(a.balance, 0) <> (select count(*) from player_diamonds d
      where d.player_id = p.player_id)`.execute(db)
  return rows
}
