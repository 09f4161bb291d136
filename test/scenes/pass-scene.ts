// Holders of a pass, with codes and diamonds.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { post, verifyLedger } from '#server/features/ledger/queries.ts'
import { setTiers } from '#server/features/player-pass/commands.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export const someone = (): Promise<TestPlayer> => app.signedIn(`p${randomUUID().slice(0, 8)}`)

export const rich = async (amount: number): Promise<TestPlayer> => {
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

export const mineOf = async (player: TestPlayer) => {
  const window = await app.socket(player.token)
  const mine = await window.subscribe('playerPass-mine', {}).next()
  await window.close()
  return mine
}

export const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: { code, ...(params === undefined ? {} : { params }) },
})

export function startPasses(): void {
  beforeAll(async () => {
    app = await startTestApp()
    await setTiers(app.db, [
      { tier: 'Rally', weeklyAllowance: 20 },
      { tier: 'Ace', weeklyAllowance: 50 },
    ])
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })
}
