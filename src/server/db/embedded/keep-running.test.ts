import { expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import { keepRunning, type SupervisedProcess, type Runnable } from './keep-running.ts'

type Fake = Runnable & { die(): void }

const fakeProcess = (pid: number, stopped: number[]): Fake => {
  let end: () => void = () => undefined
  const exited = new Promise<void>((resolve) => {
    end = resolve
  })
  const stop = (): Promise<void> => {
    stopped.push(pid)
    end()
    return Promise.resolve()
  }
  return { pid, exited, die: () => end(), stop }
}

const scenario = async (plan: Array<'starts' | 'fails'>, steadyMs = 0) => {
  const events: string[] = []
  const pauses: number[] = []
  const stopped: number[] = []
  const processes: Fake[] = []
  let tries = 0
  const kept: SupervisedProcess = await keepRunning<Fake>({
    start: () => {
      const outcome = plan[Math.min(tries, plan.length - 1)]
      tries += 1
      if (outcome === 'fails') return Promise.reject(new Error('no'))
      const one = fakeProcess(tries, stopped)
      processes.push(one)
      return Promise.resolve(one)
    },
    onDown: () => events.push('down'),
    onUp: ({ pid }) => events.push(`up ${pid}`),
    onFailure: () => events.push('failed'),
    pauseMs: (failures) => {
      pauses.push(failures)
      return 0
    },
    steadyMs,
  })
  return { kept, events, pauses, stopped, processes, tries: () => tries }
}

test('a process that ends unasked is started again without a pause', async () => {
  const { kept, events, pauses, processes } = await scenario(['starts'])
  expect(kept.pid()).toBe(1)
  processes[0]?.die()
  await until('it is back', () => kept.pid() === 2)
  expect(events).toEqual(['down', 'up 2'])
  expect(pauses).toEqual([0])
  await kept.stop()
})

test('while the start fails it is tried again, each failure with a longer pause, and being down is told once', async () => {
  const { kept, events, pauses, processes } = await scenario(['starts', 'fails', 'fails', 'starts'])
  processes[0]?.die()
  await until('it is back', () => kept.pid() === 4)
  expect(events).toEqual(['down', 'failed', 'failed', 'up 4'])
  expect(pauses).toEqual([0, 1, 1, 2, 2])
  await kept.stop()
})

test('a process that dies young again and again is started with growing pauses', async () => {
  const { kept, pauses, processes } = await scenario(['starts'], 60_000)
  for (const life of [1, 2, 3]) {
    processes[life - 1]?.die()
    await until('it is back', () => kept.pid() === life + 1)
  }
  expect(pauses).toEqual([1, 2, 3])
  await kept.stop()
})

test('a first start that fails is thrown', async () => {
  await expect(scenario(['fails'])).rejects.toThrow('no')
})

test('after a stop nothing is started', async () => {
  const { kept, events, stopped, tries } = await scenario(['starts'])
  await kept.stop()
  expect({ pid: kept.pid(), events, stopped, tries: tries() }).toEqual({
    pid: null,
    events: [],
    stopped: [1],
    tries: 1,
  })
})

test('a process that was starting when stop was asked is stopped too', async () => {
  const stopped: number[] = []
  const first = fakeProcess(1, stopped)
  const second = fakeProcess(2, stopped)
  let finishStart: (running: Fake) => void = () => undefined
  const starts = [
    Promise.resolve(first),
    new Promise<Fake>((resolve) => {
      finishStart = resolve
    }),
  ]
  let isStarting = false
  const kept = await keepRunning<Fake>({
    start: () => {
      const next = starts.shift() ?? expect.unreachable('a third start')
      isStarting = starts.length === 0
      return next
    },
    onDown: () => undefined,
    onUp: () => expect.unreachable('told up after stop'),
    onFailure: () => undefined,
    pauseMs: () => 0,
  })
  first.die()
  await until('the second start', () => isStarting)
  const stopping = kept.stop()
  finishStart(second)
  await stopping
  expect(stopped).toEqual([2])
})
