// Frames of a group whose members get different views of one answer.
import { expect, test } from 'vitest'
import { isPlayer, visitor, type Actor } from '#domain/access/actor.ts'
import { createFrames } from './group-frames.ts'

const as = (playerId: string): Actor => ({
  kind: 'signed-in',
  userId: playerId,
  email: '',
  provider: 'password',
  sessionId: '',
  playerId,
  lacksSecondFactor: false,
})
type Whole = { open: number; secret: number; knows: string[] }

function aGroupOf(viewers: readonly Actor[]) {
  let made = 0
  const frames = createFrames({
    key: 'k',
    frameOf: (text) => Buffer.from(text),
    takesChanges: () => true,
    onFrame: () => {
      made += 1
    },
    viewOf: (loaded, viewer) => {
      const { open, secret, knows } = loaded as Whole
      const isTold = isPlayer(viewer) && knows.includes(viewer.playerId)
      return { key: String(isTold), told: () => (isTold ? { open, secret } : { open }) }
    },
  })
  const members = viewers.map((viewer) => ({ viewer, version: 0, frame: null as Buffer | null }))
  const sendAll = () =>
    members.map((member) => {
      const newest = frames.newestFor(member)
      if (newest === null || newest.frame === member.frame) return null
      Object.assign(member, newest)
      const { version, data } = JSON.parse(newest.frame.toString()) as {
        version: number
        data: unknown
      }
      return [version, data]
    })
  return { frames, sendAll, members, made: () => made }
}

test('those who are told the same share one frame', () => {
  const { frames, sendAll, members, made } = aGroupOf([as('ann'), as('ben'), visitor, as('cy')])
  expect(sendAll()).toEqual([null, null, null, null])
  frames.renew({ open: 1, secret: 2, knows: ['ann', 'cy'] }, 5)
  expect(sendAll()).toEqual([
    [5, { open: 1, secret: 2 }],
    [5, { open: 1 }],
    [5, { open: 1 }],
    [5, { open: 1, secret: 2 }],
  ])
  expect([made(), members[0]?.frame === members[3]?.frame]).toEqual([2, true])
})

test('a change that a viewer is not told of sends them nothing', () => {
  const { frames, sendAll, made } = aGroupOf([as('ann'), as('ben')])
  frames.renew({ open: 1, secret: 2, knows: ['ann'] }, 5)
  sendAll()
  frames.renew({ open: 1, secret: 3, knows: ['ann'] }, 6)
  expect(sendAll()).toEqual([[6, { open: 1, secret: 3 }], null])
  expect(made()).toBe(3)
})

test('who is told something else is sent it under a version that never falls, though others had it long before', () => {
  const { frames, sendAll } = aGroupOf([as('ann'), as('ben')])
  frames.renew({ open: 1, secret: 2, knows: ['ann'] }, 5)
  sendAll()
  frames.renew({ open: 1, secret: 3, knows: ['ann'] }, 6)
  sendAll()
  frames.renew({ open: 1, secret: 3, knows: [] }, 7)
  expect(sendAll()).toEqual([[7, { open: 1 }], null])
  expect(sendAll()).toEqual([null, null])
  frames.renew({ open: 2, secret: 3, knows: [] }, 8)
  expect(sendAll()).toEqual([
    [8, { open: 2 }],
    [8, { open: 2 }],
  ])
})

test('another store begins with versions of its own', () => {
  const { frames, sendAll, members } = aGroupOf([as('ann'), visitor])
  frames.renew({ open: 1, secret: 2, knows: ['ann'] }, 500)
  sendAll()
  frames.forget()
  for (const member of members) member.version = 0
  expect(sendAll()).toEqual([null, null])
  frames.renew({ open: 1, secret: 2, knows: ['ann'] }, 3)
  expect(sendAll()).toEqual([
    [3, { open: 1, secret: 2 }],
    [3, { open: 1 }],
  ])
  frames.renew({ open: 1, secret: 2, knows: ['ann'] }, 4)
  expect(sendAll()).toEqual([null, null])
})
