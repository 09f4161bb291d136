// Players with open windows, and the records these show.
import { afterAll, beforeAll, expect } from 'vitest'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow } from '#test/support/test-socket.ts'

export let app: TestApp

let people = 0

/** A player with a unique name; names sort by creation. */
export const someone = (options: Parameters<TestApp['signedIn']>[1] = {}): Promise<TestPlayer> =>
  app.signedIn(`p${String((people += 1)).padStart(4, '0')}`, options)

export const today = '2026-06-01'

/** The first answer; fails when it takes more than three statements. */
export async function ask<N extends LiveName>(
  player: TestPlayer,
  query: N,
  input: LiveInput<N>,
): Promise<LiveOutput<N>> {
  const window = await app.socket(player.token)
  let answer: LiveOutput<N> | undefined
  const statements = await statementsOf(async () => {
    answer = await window.subscribe(query, input).next()
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  await window.close()
  if (answer === undefined) throw new Error(`${query} did not answer`)
  return answer
}

export const refusalOf = async <N extends LiveName>(
  player: TestPlayer,
  query: N,
  input: LiveInput<N>,
): Promise<string> => {
  const window = await app.socket(player.token)
  const { code } = await window.subscribe(query, input).refused()
  await window.close()
  return code
}

export async function twoWindows<N extends LiveName>(
  player: TestPlayer,
  query: N,
  input: LiveInput<N>,
) {
  const sockets = [await app.socket(player.token), await app.socket(player.token)]
  const views: LiveWindow<LiveOutput<N>>[] = sockets.map((socket) => socket.subscribe(query, input))
  return {
    bothShow: async (fits: (answer: LiveOutput<N>) => boolean) => {
      for (const view of views) await view.until(fits)
    },
    close: () => Promise.all(sockets.map((socket) => socket.close())),
  }
}

export function startWire(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}
