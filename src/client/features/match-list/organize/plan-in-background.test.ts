// A page and its planner exchange one request and one answer, and the worker always ends.
import { describe, expect, test } from 'vitest'
import type { PlannedRound, PlanRequest } from '#domain/schedule/plan-rounds.ts'
import { planInBackground } from './plan-in-background.ts'

type Listener = (event: { data: PlannedRound[]; message: string }) => void

const request: PlanRequest = {
  list: { eventId: 'e', players: [], matches: [], byes: [], courts: [1] },
  format: { format: 'rotating partners' },
  play: 'doubles',
  genders: new Map([[0, 'woman']]),
  strengths: new Map(),
  seed: 3,
  rounds: 1,
}

function aPlanner() {
  const listeners = new Map<string, Listener>()
  const posted: unknown[] = []
  let isEnded = false
  const planner = {
    postMessage: (message: unknown) => {
      posted.push(structuredClone(message))
    },
    terminate: () => {
      isEnded = true
    },
    addEventListener: (type: string, listener: unknown) => {
      listeners.set(type, listener as Listener)
    },
  }
  return {
    planner,
    posted,
    isEnded: () => isEnded,
    say: (type: 'message' | 'error', event: Partial<Parameters<Listener>[0]>) =>
      listeners.get(type)?.({ data: [], message: '', ...event }),
  }
}

describe('planning in the background', () => {
  test('sends the request as it is, and answers what the worker found', async () => {
    const { planner, posted, isEnded, say } = aPlanner()
    const asked = planInBackground(request, () => planner)
    expect(posted).toEqual([request])
    const rounds: PlannedRound[] = [
      { games: [{ court: 1, pool: null, a: [0, 1], b: [2, 3] }], byes: [] },
    ]
    say('message', { data: rounds })
    expect(await asked).toEqual(rounds)
    expect(isEnded()).toBe(true)
  })

  test('fails when the worker cannot start, and leaves none behind', async () => {
    const { planner, isEnded, say } = aPlanner()
    const asked = planInBackground(request, () => planner)
    say('error', {})
    await expect(asked).rejects.toThrow('could not start')
    expect(isEnded()).toBe(true)
  })
})
