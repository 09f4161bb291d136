import { expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import {
  isPartUnavailable,
  loadPart,
  LostPart,
  onPartUnavailable,
  type PartAnswer,
  type PartWorld,
} from './load-part.ts'

const lost = new TypeError(
  'Failed to fetch dynamically imported module: http://hall.example/assets/menu-1.js',
)

type Scene = {
  world: PartWorld
  waits: number[]
  asked: unknown[]
  reloads: number[]
  offers: number
  reports: unknown[]
}

function aScene(answers: PartAnswer[], changes: Partial<PartWorld> = {}): Scene {
  const scene: Scene = {
    waits: [],
    asked: [],
    reloads: [],
    offers: 0,
    reports: [],
    world: {
      findPart: (error) => {
        scene.asked.push(error)
        return Promise.resolve(answers[Math.min(scene.asked.length, answers.length) - 1] ?? null)
      },
      reload: (max) => {
        scene.reloads.push(max)
        return false
      },
      hasTyped: () => false,
      offerReload: () => {
        scene.offers += 1
      },
      wait: (ms) => {
        scene.waits.push(ms)
        return new Promise((resolve) => {
          setTimeout(resolve)
        })
      },
      random: () => 0.5,
      report: (error) => scene.reports.push(error),
      ...changes,
    },
  }
  return scene
}

const failing = (times: number, error: Error = lost) => {
  let tries = 0
  return () => {
    tries += 1
    return tries > times ? Promise.resolve('the part') : Promise.reject(error)
  }
}

test('a part that no server answers for is asked for again, ever more rarely, until it comes', async () => {
  const scene = aScene([null])
  expect(await loadPart(failing(8), { world: scene.world })).toBe('the part')
  expect(scene.waits).toEqual([400, 800, 1600, 3000, 3000, 3000, 3000, 3000])
  expect(scene.reloads).toEqual([])
})

test('a window can know that a part is away, and that it came', async () => {
  const heard: boolean[] = []
  const stop = onPartUnavailable(() => heard.push(isPartUnavailable()))
  const scene = aScene([null, 'there'])
  await loadPart(failing(2), { world: scene.world })
  stop()
  expect(heard).toEqual([true, false])
  expect(isPartUnavailable()).toBe(false)
})

test('a part that is gone loads the page again once for this release; an optional one then stays away', async () => {
  const scene = aScene(['gone'])
  let isHere = false
  void loadPart(failing(Infinity), { world: scene.world }).then(() => {
    isHere = true
  })
  await until('it waits again and again', () => scene.waits.length > 5)
  expect(isHere).toBe(false)
  expect(new Set(scene.reloads)).toEqual(new Set([1]))
})

test('a screen whose code is gone even from a new page says so', async () => {
  await expect(
    loadPart(failing(Infinity), { isScreen: true, world: aScene(['gone']).world }),
  ).rejects.toBeInstanceOf(LostPart)
})

test('a screen waits for the new page where there will be one', async () => {
  const scene = aScene(['gone'], { reload: () => true })
  let isOver = false
  void loadPart(failing(Infinity), { isScreen: true, world: scene.world }).finally(() => {
    isOver = true
  })
  await until('it waits again and again', () => scene.waits.length > 5)
  expect(isOver).toBe(false)
})

test('a browser that remembers a failure gets a new page after three tries of a file that is there', async () => {
  const scene = aScene([null, 'there'])
  await expect(
    loadPart(failing(Infinity), { isScreen: true, world: scene.world }),
  ).rejects.toBeInstanceOf(LostPart)
  expect(scene.asked).toHaveLength(4)
  expect(scene.reloads).toEqual([5])
})

test('nothing typed is lost: the reload is offered, and done when the field is left', async () => {
  let hasTyped = true
  const scene = aScene(['gone'], { hasTyped: () => hasTyped })
  void loadPart(failing(Infinity), { world: scene.world })
  await until('the reload is offered', () => scene.offers > 2)
  expect(scene.reloads).toEqual([])
  hasTyped = false
  await until('the page loads again', () => scene.reloads.length > 0)
})

test('a bug in a part is reported and never takes the screen; one in a screen is the screen’s', async () => {
  const bug = new Error('x is not a function')
  const scene = aScene(['there'])
  let isOver = false
  void loadPart(failing(1, bug), { world: scene.world }).finally(() => {
    isOver = true
  })
  await until('the bug is reported', () => scene.reports.length > 0)
  expect([scene.reports, isOver, scene.asked]).toEqual([[bug], false, []])
  await expect(loadPart(failing(1, bug), { isScreen: true, world: scene.world })).rejects.toBe(bug)
})
