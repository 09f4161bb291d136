// The ledger stays correct under random histories, raw SQL and interrupted transactions.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, afterAll, describe, test, expect } from 'vitest'
import { diamondIds } from '#domain/player/player.ts'
import { type TestApp, startTestApp, testStart } from '#test/support/test-app.ts'
import type { Database } from '../../db/open-database.ts'
import { collectEffects } from '../../effects.ts'
import { awardDiamond } from './commands.ts'
import { post, findBalance, verifyLedger, listPage } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const someone = async (): Promise<string> =>
  (await app.signedIn(`p${randomUUID().slice(0, 8)}`)).playerId
const given = () => ({
  effects: collectEffects(),
  newId: randomUUID,
  now: testStart,
  followers: app.deps.followers,
})
const issue =
  (player: string, amount: number, key: string = randomUUID()) =>
  (tx: Database) =>
    post(tx, {
      id: randomUUID(),
      kind: 'claim',
      unit: 'token',
      key,
      madeBy: 'player',
      now: testStart,
      lines: [
        { player, amount },
        { owner: 'issue', amount: -amount },
      ],
    })
const transfer = (from: string, to: string, amount: number, fee: number) => (tx: Database) =>
  post(tx, {
    id: randomUUID(),
    kind: 'transfer',
    unit: 'token',
    key: randomUUID(),
    madeBy: 'player',
    now: testStart,
    lines: [
      { player: from, amount: -amount },
      { player: to, amount: amount - fee },
      ...(fee > 0 ? [{ owner: 'fee', amount: fee } as const] : []),
    ],
  })
const inOne = <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
  app.db.transaction().execute(work)
const rowsOf = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from ledger_transactions) as books,
      (select count(*) from ledger_entries) as entries,
      (select sum(balance) from ledger_accounts) as held`.execute(app.db)
  ).rows

describe('random histories', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('issue' as const),
      who: fc.nat(3),
      amount: fc.integer({ min: 1, max: 30 }),
      key: fc.nat(5),
    }),
    fc.record({
      do: fc.constant('transfer' as const),
      who: fc.nat(3),
      to: fc.nat(3),
      amount: fc.integer({ min: 2, max: 40 }),
      fee: fc.nat(1),
    }),
    fc.record({
      do: fc.constant('diamond' as const),
      who: fc.nat(3),
      diamond: fc.constantFrom(...diamondIds),
    }),
  )

  test('add up to zero, never fall below it, and leave every balance equal to its entries, however much happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.uuid(),
        async (steps, run) => {
          const people = await Promise.all([0, 1, 2, 3].map(someone))
          const held = new Map<string, number>(people.map((playerId) => [playerId, 0]))
          const keys = new Set<string>()
          const name = (index: number): string => people[index] ?? ''
          const move = (playerId: string, amount: number): void => {
            held.set(playerId, (held.get(playerId) ?? 0) + amount)
          }
          await Promise.all(
            steps.map(async (each) => {
              if (each.do === 'diamond')
                return void (await inOne((tx) =>
                  awardDiamond({ ...given(), tx }, name(each.who), each.diamond),
                ))
              if (each.do === 'issue') {
                const isNew = await inOne(issue(name(each.who), each.amount, `${run} ${each.key}`))
                if (isNew) move(name(each.who), each.amount)
                if (isNew && keys.has(`${each.key}`)) throw new Error('a key was written twice')
                if (isNew) keys.add(`${each.key}`)
                return
              }
              if (each.who === each.to) return
              const isMoved = await inOne(
                transfer(name(each.who), name(each.to), each.amount, each.fee),
              ).then(
                () => true,
                (error: unknown) => {
                  expect(String(error)).toMatch(/never_below_zero/)
                  return false
                },
              )
              if (isMoved) {
                move(name(each.who), -each.amount)
                move(name(each.to), each.amount - each.fee)
              }
            }),
          )
          for (const [playerId, amount] of held)
            expect(await findBalance(app.db, playerId, 'token')).toBe(amount)
          expect(await verifyLedger(app.db)).toEqual([])
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('the database refuses', () => {
  const book = (id: string, unit = 'token') =>
    sql`insert into ledger_transactions (ledger_transaction_id, kind, unit, key, made_by, created)
      values (${id}, 'claim', ${unit}, ${randomUUID()}, 'player', now())`
  const entry = (id: string, account: unknown, amount: number) =>
    sql`insert into ledger_entries
      (ledger_transaction_id, account_id, amount, entry_no, balance_after)
      values (${id}, ${account}, ${amount}, 77, 1000)`
  const issueOf = (unit = 'token') =>
    sql`(select account_id from ledger_accounts where owner = 'issue' and unit = ${unit})`
  const accountOf = (player: string) => sql`ledger_account(${player}, 'token')`

  test.each<[string, RegExp, (tx: Database, player: string, id: string) => Promise<unknown>]>([
    [
      'a transaction that does not add up',
      /adds up to zero/,
      async (tx, player, id) => {
        await book(id).execute(tx)
        await entry(id, accountOf(player), 5).execute(tx)
        await entry(id, issueOf(), -4).execute(tx)
      },
    ],
    ['a transaction without entries', /adds up to zero/, (tx, _player, id) => book(id).execute(tx)],
    [
      'a balance below zero',
      /never_below_zero/,
      async (tx, player, id) => {
        await book(id).execute(tx)
        await entry(id, accountOf(player), -1).execute(tx)
      },
    ],
    [
      'an entry of nothing',
      /amount_check/,
      async (tx, player, id) => {
        await book(id).execute(tx)
        await entry(id, accountOf(player), 0).execute(tx)
      },
    ],
    [
      'two units in one transaction',
      /one unit/,
      async (tx, player, id) => {
        await book(id).execute(tx)
        await entry(id, accountOf(player), 1).execute(tx)
        await entry(id, issueOf('diamond'), -1).execute(tx)
      },
    ],
    [
      'fees that are paid out',
      /only taken in/,
      async (tx, _player, id) => {
        await book(id).execute(tx)
        await sql`insert into ledger_entries (ledger_transaction_id, account_id, amount)
          select ${id}::uuid, account_id, -1 from ledger_accounts where owner = 'fee'`.execute(tx)
      },
    ],
    [
      'entries added afterwards',
      /no entries afterwards/,
      (tx, player) =>
        sql`insert into ledger_entries (ledger_transaction_id, account_id, amount)
          select ledger_transaction_id, ledger_account(${player}, 'token'), 1
            from ledger_transactions limit 1`.execute(tx),
    ],
    [
      'a changed entry',
      /only ever added to/,
      (tx) => sql`update ledger_entries set amount = amount + 1`.execute(tx),
    ],
    ['a deleted entry', /only ever added to/, (tx) => sql`delete from ledger_entries`.execute(tx)],
    [
      'a changed transaction',
      /only ever added to/,
      (tx) => sql`update ledger_transactions set created = now()`.execute(tx),
    ],
    [
      'a deleted transaction',
      /only ever added to/,
      (tx) => sql`delete from ledger_transactions`.execute(tx),
    ],
    [
      'an emptied ledger',
      /only ever added to/,
      (tx) => sql`truncate ledger_transactions cascade`.execute(tx),
    ],
    [
      'a balance by hand',
      /only ever added to/,
      (tx) => sql`update ledger_accounts set balance = balance + 100`.execute(tx),
    ],
    [
      'an account that begins with something',
      /only ever added to/,
      (tx, player) =>
        sql`insert into ledger_accounts (unit, owner, player_id, balance)
          values ('token', 'player', ${player}, 5)`.execute(tx),
    ],
    [
      'a deleted account',
      /only ever added to/,
      (tx) => sql`delete from ledger_accounts`.execute(tx),
    ],
    [
      'a diamond that is taken back',
      /never taken back/,
      (tx, player) => sql`delete from player_diamonds where player_id = ${player}`.execute(tx),
    ],
  ])('%s', async (_what, words, work) => {
    const player = await someone()
    await inOne(issue(await someone(), 3))
    await inOne((tx) => awardDiamond({ ...given(), tx }, player, 'registered'))
    const before = await rowsOf()
    await expect(inOne((tx) => work(tx, player, randomUUID()))).rejects.toThrow(words)
    expect(await rowsOf()).toEqual(before)
    expect(await verifyLedger(app.db)).toEqual([])
  })

  test('numbers and balances of entries that somebody made up', async () => {
    const player = await someone()
    const id = randomUUID()
    await inOne(async (tx) => {
      await book(id).execute(tx)
      await entry(id, accountOf(player), 5).execute(tx)
      await entry(id, issueOf(), -5).execute(tx)
    })
    const { entries } = await listPage(app.db, player, { unit: 'token', after: null, limit: 10 })
    expect(entries).toMatchObject([{ entryNo: 1, amount: 5, balanceAfter: 5 }])
    expect(await verifyLedger(app.db)).toEqual([])
  })
})

test('what breaks in between leaves nothing behind, and the same key is taken once whole', async () => {
  const player = await someone()
  const key = randomUUID()
  const before = await rowsOf()
  await expect(
    inOne(async (tx) => {
      await issue(player, 9, key)(tx)
      throw new Error('the server was killed')
    }),
  ).rejects.toThrow('killed')
  expect([await rowsOf(), await findBalance(app.db, player, 'token')]).toEqual([before, 0])
  expect([
    await inOne(issue(player, 9, key)),
    await inOne(issue(player, 9, key)),
    await findBalance(app.db, player, 'token'),
  ]).toEqual([true, false, 9])
})

test('of many who post one key at once one does, and of many who award one diamond', async () => {
  const player = await someone()
  const key = randomUUID()
  const posted = await Promise.all(Array.from({ length: 20 }, () => inOne(issue(player, 4, key))))
  const awarded = await Promise.all(
    Array.from({ length: 20 }, () =>
      inOne((tx) => awardDiamond({ ...given(), tx }, player, 'firstHosted')),
    ),
  )
  expect([posted.filter(Boolean).length, awarded.filter(Boolean).length]).toEqual([1, 1])
  expect([
    await findBalance(app.db, player, 'token'),
    await findBalance(app.db, player, 'diamond'),
  ]).toEqual([4, 1])
})

test('a player who is gone leaves the ledger whole, and no name in it', async () => {
  const [gone, stays] = [await someone(), await someone()]
  await inOne(issue(gone, 8))
  await inOne(transfer(gone, stays, 5, 1))
  await inOne((tx) => awardDiamond({ ...given(), tx }, gone, 'registered'))
  await app.db.deleteFrom('players').where('playerId', '=', gone).execute()
  expect(await verifyLedger(app.db)).toEqual([])
  expect(
    (await listPage(app.db, stays, { unit: 'token', after: null, limit: 10 })).entries,
  ).toMatchObject([{ amount: 4, balanceAfter: 4, player: null, fee: 0 }])
  const { rows } = await sql<{
    text: string
  }>`select t::text as text from ledger_transactions t union all select a::text
    from ledger_accounts a`.execute(app.db)
  expect(rows.filter(({ text }) => text.includes(gone))).toEqual([])
})

test('what somebody changed around the rules is found', async () => {
  const player = await someone()
  await inOne(issue(player, 6))
  const broken = await app.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger_accounts set balance = 60 where player_id = ${player}`.execute(tx)
    await sql`update ledger_entries set amount = amount + 1
      where account_id = (select account_id from ledger_accounts where player_id = ${player}
      and unit = 'token')`.execute(tx)
    await sql`insert into player_diamonds (player_id, diamond_id)
      values (${player}, 'firstMedal')`.execute(tx)
    const found = await verifyLedger(tx)
    await sql`update ledger_entries set amount = amount - 1
      where account_id = (select account_id from ledger_accounts where player_id = ${player}
      and unit = 'token')`.execute(tx)
    await sql`update ledger_accounts set balance = 6 where player_id = ${player}
      and unit = 'token'`.execute(tx)
    await sql`delete from player_diamonds where player_id = ${player}`.execute(tx)
    return found
  })
  expect(new Set(broken.map(({ what }) => what))).toEqual(
    new Set(['sum', 'transaction', 'balance', 'diamonds']),
  )
  expect(await verifyLedger(app.db)).toEqual([])
})
