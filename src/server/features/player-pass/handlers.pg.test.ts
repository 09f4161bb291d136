// The Player Pass through the API: codes, claims, transfers, and open windows.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { claimEveryMs } from '#domain/player-pass/player-pass.ts'
import { collectEffects } from '#server/effects.ts'
import { app, mineOf, refusedAs, rich, someone, startPasses } from '#test/scenes/pass-scene.ts'
import { askedDuring } from '#test/support/asked-during.ts'
import { statementsOf } from '#test/support/statements.ts'
import { testStart, type TestPlayer } from '#test/support/test-app.ts'
import { post } from '../ledger/queries.ts'
import { grantTier, setTiers } from './commands.ts'
import { createPassCodes, type CodeWish } from './queries.ts'

startPasses()

const given = () => ({
  effects: collectEffects(),
  newId: randomUUID,
  now: app.clock.now(),
  followers: app.deps.followers,
})

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
        .select('playerId')
        .where(
          'playerId',
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

describe('the operator', () => {
  test('grants a tier and says so once; a tier or player that is not there is refused', async () => {
    const ann = await holder()
    await grantTier({ ...given(), tx: app.db }, { playerId: ann.playerId, tier: 'Rally' })
    expect(
      await app.db
        .selectFrom('alerts')
        .select(['kind', 'params'])
        .where('playerId', '=', ann.playerId)
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
    expect(await setTiers(app.db, [{ tier: 'Rally', weeklyAllowance: 25 }])).toEqual(
      refusedAs('tier-in-use', { tier: 'Ace' }),
    )
    const window = await app.socket((await someone()).token)
    const tiers = [
      { tier: 'Rally', weeklyAllowance: 20 },
      { tier: 'Lob', weeklyAllowance: 30 },
      { tier: 'Ace', weeklyAllowance: 50 },
    ]
    expect(await setTiers(app.db, tiers)).toEqual({ ok: true, value: null })
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
