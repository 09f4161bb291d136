// Sending diamonds to another player, and undoing it.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { undoGraceMs, undoMs } from '#domain/player-pass/player-pass.ts'
import { app, mineOf, refusedAs, rich, someone, startPasses } from '#test/scenes/pass-scene.ts'
import { testStart, type TestPlayer } from '#test/support/test-app.ts'
import { setPlatformFee } from '../pp-globals/commands.ts'

startPasses()

describe('sending', () => {
  test('moves tokens less the fee, tells the other side, and both read why', async () => {
    await setPlatformFee(app.db, 10)
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
    await setPlatformFee(app.db, 0)
    await window.close()
  })

  test('is refused to oneself, to nobody, to who is hidden or blocked, beyond the balance, and at another fee than was shown', async () => {
    const [ann, hidden, blocker] = [await rich(10), await someone(), await someone()]
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', hidden.playerId)
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
    await setPlatformFee(app.db, 10)
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
    await setPlatformFee(app.db, 0)
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
    await app.db.deleteFrom('players').where('playerId', '=', gone.ben.playerId).execute()
    expect(await gone.undo()).toEqual(refusedAs('undo-over'))
  })
})
