// When a node sends its windows to another one, under a fake clock.
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBusPeers } from './bus-peers.ts'
import { watchDatabaseLink } from './database-road.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => vi.useRealTimers())

function watchNode() {
  const state = {
    isThere: true,
    isOtherLost: false,
    hasOther: true,
    sentAway: 0,
    beat: 0,
    said: [] as boolean[],
  }
  const peers = createBusPeers()
  const road = watchDatabaseLink({
    peers: {
      sayLost: (isLost) => state.said.push(isLost),
      hasWellPeer: () => peers.hasWell(performance.now()),
    },
    ask: () => Promise.resolve(state.isThere),
    log: pino({ level: 'silent' }),
  })
  road.onCutOff(() => {
    state.sentAway += 1
  })
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      state.beat += 1
      const beat = { from: 'other', beat: state.beat, said: 0, isLost: state.isOtherLost }
      if (state.hasOther) peers.hear(beat, performance.now())
      await vi.advanceTimersByTimeAsync(1_000)
    }
  }
  return { state, road, pass }
}

test('a node that alone lost its database sends its windows away once, after three seconds, and takes them again', async () => {
  const { state, road, pass } = watchNode()
  await pass(5)
  state.isThere = false
  await pass(3)
  expect({ isCutOff: road.isCutOff(), sentAway: state.sentAway }).toEqual({
    isCutOff: false,
    sentAway: 0,
  })
  await pass(4)
  expect({ isCutOff: road.isCutOff(), sentAway: state.sentAway }).toEqual({
    isCutOff: true,
    sentAway: 1,
  })
  expect(state.said.slice(-7)).toEqual(Array(7).fill(true))
  state.isThere = true
  await pass(1)
  expect(road.isCutOff()).toBe(false)
})

test('windows stay where the database is away for every node', async () => {
  const { state, road, pass } = watchNode()
  await pass(5)
  state.isThere = false
  state.isOtherLost = true
  await pass(20)
  expect(road.isCutOff()).toBe(false)
  state.isOtherLost = false
  await pass(1)
  expect(road.isCutOff()).toBe(false)
  await pass(2)
  expect(road.isCutOff()).toBe(true)
})

test('windows stay where no other node is heard', async () => {
  const { state, road, pass } = watchNode()
  await pass(5)
  state.hasOther = false
  await pass(5)
  state.isThere = false
  await pass(20)
  expect({ isCutOff: road.isCutOff(), sentAway: state.sentAway }).toEqual({
    isCutOff: false,
    sentAway: 0,
  })
})
