// The Player Pass through the front door: codes, claims, transfers, and what open windows see of
// them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimEveryMs, undoGraceMs, undoMs } from '#domain/player-pass/player-pass.ts'
import { collectEffects } from '#server/effects.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { post, verifyLedger } from '../ledger/queries.ts'
import { setPlatformFee } from '../pp-globals/commands.ts'
import { grantTier, setTiers } from './commands.ts'
import { createPassCodes, type CodeWish } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await setTiers(
    app.db,
    [
      { tier: 'Rally', weeklyAllowance: 20 },
      { tier: 'Ace', weeklyAllowance: 50 },
    ],
    collectEffects(),
  )
})
afterAll(async () => {
  expect(await verifyLedger(app.db)).toEqual([])
  await app.close()
})

const someone = (): Promise<TestPlayer> => app.signedIn(`p${randomUUID().slice(0, 8)}`)
const given = () => ({ effects: collectEffects(), newId: randomUUID, now: app.clock.now() })
const codesOf = async (wish: Partial<CodeWish> = {}): Promise<string[]> => {
  const made = await createPassCodes(app.db, { tier: 'Rally', count: 1, ...wish }, app.clock.now())
  return made.ok ? made.value : []
}
const codeOf = async (wish: Partial<CodeWish> = {}): Promise<string> =>
  (await codesOf(wish))[0] ?? ''
const holder = async (tier = 'Rally'): Promise<TestPlayer> => {
  const player = await someone()
  await grantTier({ ...given(), tx: app.db }, { playerId: player.playerId, tier })
  return player
}
const rich = async (amount: number): Promise<TestPlayer> => {
  const player = await someone()
  await app.db.transaction().execute((tx) =>
    post(tx, {
      id: randomUUID(),
      kind: 'claim',
      unit: 'token',
      key: randomUUID(),
      madeBy: 'operator',
      now: app.clock.now(),
      lines: [
        { player: player.playerId, amount },
        { owner: 'issue', amount: -amount },
      ],
    }),
  )
  return player
}
const mineOf = async (player: TestPlayer) => {
  const window = await app.socket(player.token)
  const mine = await window.subscribe('playerPass-mine', {}).next()
  await window.close()
  return mine
}
const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: { code, ...(params === undefined ? {} : { params }) },
})

describe('a code', () => {
  test('gives a pass with a number, the open windows follow, and it is used up', async () => {
    const [ann, ben] = [await someone(), await someone()]
    const window = await app.socket(ann.token)
    const [mine, me] = [window.subscribe('playerPass-mine', {}), window.subscribe('players-me', {})]
    expect(await mine.next()).toEqual({ pass: null, balance: 0, platformFee: 0 })
    expect((await me.next()).player).toMatchObject({
      playerPassTier: null,
      playerPassNFTID: null,
      playerPassTokenBalance: 0,
    })
    const code = await codeOf()
    const { tier, serial } = await ann.must('playerPass-redeem', {
      code: code.toLowerCase().replaceAll('-', ' '),
    })
    expect(tier).toBe('Rally')
    expect((await mine.next()).pass).toMatchObject({
      tier: 'Rally',
      weeklyAllowance: 20,
      serial,
      lastClaimAt: null,
      nextClaimAt: null,
    })
    expect(
      (await me.until(({ player }) => player?.playerPassTier === 'Rally')).player?.playerPassNFTID,
    ).toBe(serial)
    expect(await ben.call('playerPass-redeem', { code })).toEqual(refusedAs('pass-code-used'))
    await window.close()
  })

  test('that nobody made, or that is no code, is unknown; one whose day is over has expired', async () => {
    const ann = await someone()
    for (const code of ['0000-0000-0000', 'nonsense'])
      expect(await ann.call('playerPass-redeem', { code })).toEqual(refusedAs('pass-code-unknown'))
    expect(
      await ann.call('playerPass-redeem', { code: await codeOf({ expires: app.clock.now() }) }),
    ).toEqual(refusedAs('pass-code-expired'))
  })

  test('of a higher tier moves a pass up and keeps its number; any other is refused and stays good', async () => {
    const ann = await someone()
    const [rally, ace, spare] = [await codeOf(), await codeOf({ tier: 'Ace' }), await codeOf()]
    const { serial } = await ann.must('playerPass-redeem', { code: rally })
    expect(await ann.must('playerPass-redeem', { code: ace })).toEqual({ tier: 'Ace', serial })
    expect(await ann.call('playerPass-redeem', { code: spare })).toEqual(
      refusedAs('pass-already-held', { tier: 'Ace' }),
    )
    await (await someone()).must('playerPass-redeem', { code: spare })
  })

  test('for three is used by three of fifteen at once, and by each once', async () => {
    const code = await codeOf({ maxUses: 3 })
    const people = await Promise.all(Array.from({ length: 15 }, someone))
    const answers = await Promise.all(
      people.flatMap((player) => [
        player.call('playerPass-redeem', { code }),
        player.call('playerPass-redeem', { code }),
      ]),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(
      await app.db
        .selectFrom('passes')
        .select('player_id')
        .where(
          'player_id',
          'in',
          people.map(({ playerId }) => playerId),
        )
        .execute(),
    ).toHaveLength(3)
  })

  test('is kept nowhere in plain', async () => {
    const [code = ''] = await codesOf({ batch: 'Dinkers' })
    const rows = await app.db
      .selectFrom('pass_codes')
      .selectAll()
      .where('batch', '=', 'Dinkers')
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4))
  })
})

describe('a claim', () => {
  test('of thirty at once is one, and all are answered with it; seven days later comes the next', async () => {
    const ann = await holder()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ann.must('playerPass-claim', {})),
    )
    expect(answers.filter(({ claimed }) => claimed)).toHaveLength(1)
    expect(new Set(answers.map(({ claimTx }) => claimTx)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      amount: 20,
      claimedAt: new Date(app.clock.now()).toISOString(),
      nextClaimAt: new Date(app.clock.now() + claimEveryMs).toISOString(),
    })
    expect(await mineOf(ann)).toMatchObject({
      balance: 20,
      pass: { lastClaimTx: answers[0]?.claimTx, nextClaimAt: answers[0]?.nextClaimAt },
    })
    app.clock.advance(claimEveryMs - 1)
    expect(await ann.must('playerPass-claim', {})).toEqual({ ...answers[0], claimed: false })
    app.clock.advance(1)
    expect(await ann.must('playerPass-claim', {})).toMatchObject({ claimed: true, amount: 20 })
    expect((await mineOf(ann)).balance).toBe(40)
    app.clock.set(testStart)
  })

  test('that is repeated with its key answers the same to the letter', async () => {
    const ann = await holder('Ace')
    const key = randomUUID()
    const first = await ann.must('playerPass-claim', {}, key)
    expect(first).toMatchObject({ claimed: true, amount: 50 })
    expect(await ann.must('playerPass-claim', {}, key)).toEqual(first)
    expect((await mineOf(ann)).balance).toBe(50)
  })

  test('while the pass moves up is of the higher tier', async () => {
    const ann = await holder()
    const claimed = await askedDuring(
      app.db,
      (tx) => grantTier({ ...given(), tx }, { playerId: ann.playerId, tier: 'Ace' }),
      () => ann.call('playerPass-claim', {}),
    )
    expect(claimed).toMatchObject({ ok: true, value: { claimed: true, amount: 50 } })
  })

  test('needs a pass', async () => {
    expect(await (await someone()).call('playerPass-claim', {})).toEqual(refusedAs('pass-missing'))
  })
})

describe('sending', () => {
  test('moves tokens less the fee, tells the other side, and both read why', async () => {
    await setPlatformFee(app.db, 10, collectEffects())
    const [ann, ben] = [await rich(30), await someone()]
    const window = await app.socket(ben.token)
    const [mine, alerts] = [
      window.subscribe('playerPass-mine', {}),
      window.subscribe('alerts-list', { limit: 10 }),
    ]
    expect((await mine.next()).balance).toBe(0)
    await alerts.next()
    const sent = await ann.must('playerPass-send', {
      to: ben.playerId,
      amount: 15,
      note: '  thanks for the balls ',
      fee: 2,
    })
    expect(sent).toMatchObject({ received: 13, fee: 2, balance: 15 })
    expect((await mine.until(({ balance }) => balance > 0)).balance).toBe(13)
    expect((await alerts.next()).alerts).toMatchObject([
      { kind: 'tokens-received', params: { amount: '13' } },
    ])
    const log = async (player: TestPlayer) =>
      (await player.must('ledger-export', { unit: 'token', after: null })).entries[0]
    expect(await log(ann)).toMatchObject({
      kind: 'transfer',
      amount: -15,
      fee: 2,
      balanceAfter: 15,
      note: 'thanks for the balls',
      player: { playerId: ben.playerId },
    })
    expect(await log(ben)).toMatchObject({
      kind: 'transfer',
      amount: 13,
      fee: 0,
      balanceAfter: 13,
      note: 'thanks for the balls',
      player: { playerId: ann.playerId },
    })
    await ben.must('players-block', { playerId: ann.playerId, blocked: true })
    expect(await log(ben)).toMatchObject({ player: null, note: '' })
    await setPlatformFee(app.db, 0, collectEffects())
    await window.close()
  })

  test('is refused to oneself, to nobody, to who is hidden or blocked, beyond the balance, and at another fee than was shown', async () => {
    const [ann, hidden, blocker] = [await rich(10), await someone(), await someone()]
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('player_id', '=', hidden.playerId)
      .execute()
    await blocker.must('players-block', { playerId: ann.playerId, blocked: true })
    const send = (to: string, amount = 5, fee = 0) =>
      ann.call('playerPass-send', { to, amount, fee })
    expect(await send(ann.playerId)).toEqual(refusedAs('send-yourself'))
    for (const to of ['nobody-at-all', hidden.playerId, blocker.playerId])
      expect(await send(to)).toEqual(refusedAs('player-not-found'))
    const ben = await someone()
    expect(await send(ben.playerId, 11)).toEqual(refusedAs('tokens-short', { n: 10 }))
    expect(await send(ben.playerId, 5, 1)).toEqual(refusedAs('fee-changed', { n: 0 }))
    for (const amount of [0, -5, 1.5, 1001])
      expect(await send(ben.playerId, amount)).toMatchObject(
        refusedAs('bad-input', { field: 'amount' }),
      )
    expect((await mineOf(ann)).balance).toBe(10)
  })

  test('of thirty at once spends no token twice, there and back', async () => {
    const [ann, ben] = [await rich(20), await rich(20)]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 === 0
          ? ann.call('playerPass-send', { to: ben.playerId, amount: 7 })
          : ben.call('playerPass-send', { to: ann.playerId, amount: 9 }),
      ),
    )
    const sent = (parity: number) =>
      answers.filter(({ ok }, index) => ok && index % 2 === parity).length
    expect((await mineOf(ann)).balance).toBe(20 - 7 * sent(0) + 9 * sent(1))
    expect((await mineOf(ben)).balance).toBe(20 + 7 * sent(0) - 9 * sent(1))
    for (const answer of answers) if (!answer.ok) expect(answer.refusal.code).toBe('tokens-short')
  })

  test('with one key happens once, however often it is asked', async () => {
    const [ann, ben] = [await rich(20), await someone()]
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ann.must('playerPass-send', { to: ben.playerId, amount: 6 }, key),
      ),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect([(await mineOf(ann)).balance, (await mineOf(ben)).balance]).toEqual([14, 6])
  })
})

describe('taking back what was sent', () => {
  const sending = async (amount = 15) => {
    const [ann, ben] = [await rich(30), await someone()]
    const { transactionId } = await ann.must('playerPass-send', {
      to: ben.playerId,
      amount,
      note: 'oops',
    })
    return {
      ann,
      ben,
      transactionId,
      undo: (by = ann) => by.call('playerPass-undo', { transactionId }),
    }
  }
  const held = async (...players: readonly TestPlayer[]) =>
    Promise.all(players.map(async (player) => (await mineOf(player)).balance))

  test('moves it back with the fee, in entries that both read, in every window, and the alert goes', async () => {
    await setPlatformFee(app.db, 10, collectEffects())
    const { ann, ben, undo } = await sending()
    const window = await app.socket(ben.token)
    const [mine, alerts] = [
      window.subscribe('playerPass-mine', {}),
      window.subscribe('alerts-list', { limit: 10 }),
    ]
    expect([(await mine.next()).balance, (await alerts.next()).alerts.length]).toEqual([13, 1])
    expect(await undo()).toEqual({ ok: true, value: { balance: 30 } })
    expect((await mine.until(({ balance }) => balance === 0)).balance).toBe(0)
    expect((await alerts.until(({ alerts: left }) => left.length === 0)).alerts).toEqual([])
    const log = async (player: TestPlayer) =>
      (await player.must('ledger-export', { unit: 'token', after: null })).entries[0]
    expect(await log(ann)).toMatchObject({
      kind: 'undo',
      amount: 15,
      fee: 0,
      balanceAfter: 30,
      player: { playerId: ben.playerId },
    })
    expect(await log(ben)).toMatchObject({
      kind: 'undo',
      amount: -13,
      fee: 0,
      balanceAfter: 0,
      player: { playerId: ann.playerId },
    })
    await setPlatformFee(app.db, 0, collectEffects())
    await window.close()
  })

  test('happens once, in however many windows it is asked for', async () => {
    const { ann, ben, undo } = await sending()
    for (const answer of await Promise.all([undo(), undo(), undo()]))
      expect(answer).toEqual({ ok: true, value: { balance: 30 } })
    expect(await held(ann, ben)).toEqual([30, 0])
  })

  test('is for the sender only, and for a moment', async () => {
    const { ann, ben, transactionId, undo } = await sending()
    expect([await undo(ben), await undo(await someone())]).toEqual([
      refusedAs('undo-over'),
      refusedAs('undo-over'),
    ])
    expect(await ann.call('playerPass-undo', { transactionId: randomUUID() })).toEqual(
      refusedAs('undo-over'),
    )
    app.clock.advance(undoMs + undoGraceMs + 1)
    expect(await undo()).toEqual(refusedAs('undo-over'))
    app.clock.set(testStart)
    expect([await held(ann, ben), transactionId]).toEqual([[15, 15], transactionId])
  })

  test('is refused when it was spent, also at that very moment', async () => {
    const [one, cleo] = [await sending(), await someone()]
    await one.ben.must('playerPass-send', { to: cleo.playerId, amount: 1 })
    expect(await one.undo()).toEqual(refusedAs('undo-spent'))
    const two = await sending()
    const answers = await Promise.all([
      two.undo(),
      two.ben.call('playerPass-send', { to: cleo.playerId, amount: 15 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(['undo-spent', 'tokens-short']).toContain(answer.refusal.code)
  })

  test('works across a block; with a receiver who is gone nothing comes back', async () => {
    const [blocked, gone] = [await sending(), await sending()]
    await blocked.ben.must('players-block', { playerId: blocked.ann.playerId, blocked: true })
    expect(await blocked.undo()).toEqual({ ok: true, value: { balance: 30 } })
    await app.db.deleteFrom('players').where('player_id', '=', gone.ben.playerId).execute()
    expect(await gone.undo()).toEqual(refusedAs('undo-over'))
  })
})

describe('the operator', () => {
  test('grants a tier and says so once; a tier or player that is not there is refused', async () => {
    const ann = await holder()
    await grantTier({ ...given(), tx: app.db }, { playerId: ann.playerId, tier: 'Rally' })
    expect(
      await app.db
        .selectFrom('alerts')
        .select(['kind', 'params'])
        .where('player_id', '=', ann.playerId)
        .execute(),
    ).toEqual([{ kind: 'pass-granted', params: { tier: 'Rally' } }])
    expect(
      await grantTier({ ...given(), tx: app.db }, { playerId: ann.playerId, tier: 'Gold' }),
    ).toEqual(refusedAs('tier-not-found'))
    expect(
      await grantTier({ ...given(), tx: app.db }, { playerId: 'nobody', tier: 'Rally' }),
    ).toEqual(refusedAs('player-not-found'))
    expect(await createPassCodes(app.db, { tier: 'Gold', count: 3 }, testStart)).toEqual(
      refusedAs('tier-not-found'),
    )
  })

  test('changes tiers, but takes none away that is in use', async () => {
    await holder('Ace')
    expect(
      await setTiers(app.db, [{ tier: 'Rally', weeklyAllowance: 25 }], collectEffects()),
    ).toEqual(refusedAs('tier-in-use', { tier: 'Ace' }))
    const window = await app.socket((await someone()).token)
    const tiers = [
      { tier: 'Rally', weeklyAllowance: 20 },
      { tier: 'Lob', weeklyAllowance: 30 },
      { tier: 'Ace', weeklyAllowance: 50 },
    ]
    expect(await setTiers(app.db, tiers, collectEffects())).toEqual({ ok: true, value: null })
    expect(await window.subscribe('ppGlobals-current', {}).next()).toEqual({
      platformFee: 0,
      tiers,
    })
    await window.close()
  })
})

test('the history comes page by page, the newest first, in one statement, and grows while it is open', async () => {
  const ann = await rich(1)
  for (let amount = 2; amount <= 25; amount += 1) {
    await app.db.transaction().execute((tx) =>
      post(tx, {
        id: randomUUID(),
        kind: 'claim',
        unit: 'token',
        key: randomUUID(),
        madeBy: 'player',
        now: testStart,
        lines: [
          { player: ann.playerId, amount },
          { owner: 'issue', amount: -amount },
        ],
      }),
    )
  }
  const window = await app.socket(ann.token)
  const first = await window.subscribe('ledger-list', { unit: 'token', after: null }).next()
  expect([
    first.entries.length,
    first.entries[0]?.amount,
    first.entries.at(-1)?.entryNo,
    first.more,
  ]).toEqual([20, 25, 6, true])
  const second = await window.subscribe('ledger-list', { unit: 'token', after: 6 }).next()
  expect([second.entries.map(({ entryNo }) => entryNo), second.more]).toEqual([
    [5, 4, 3, 2, 1],
    false,
  ])
  expect(
    await statementsOf(() => window.subscribe('ledger-list', { unit: 'token', after: 3 }).next()),
  ).toHaveLength(1)
  expect((await ann.must('ledger-export', { unit: 'token', after: null })).entries).toHaveLength(25)
  expect(await window.subscribe('ledger-list', { unit: 'diamond', after: null }).next()).toEqual({
    entries: [],
    more: false,
  })
  await window.close()
})
