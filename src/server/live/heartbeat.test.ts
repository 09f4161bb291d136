import { expect, test } from 'vitest'
import { beatsPerRecheck, createHeartbeat, type Beaten, type Heartbeat } from './heartbeat.ts'

type Counted = Beaten & { beats: number; rechecks: number }

function addMembers(heartbeat: Heartbeat<Counted>, count: number): Counted[] {
  return Array.from({ length: count }, () => {
    const member: Counted = {
      beats: 0,
      rechecks: 0,
      beat: () => {
        member.beats += 1
      },
      recheck: () => {
        member.rechecks += 1
      },
    }
    heartbeat.add(member)
    return member
  })
}

function runRound(heartbeat: Heartbeat<Counted>, members: readonly Counted[]) {
  const count = (key: 'beats' | 'rechecks') => members.reduce((sum, member) => sum + member[key], 0)
  const most = { beats: 0, rechecks: 0 }
  for (let isOver = false; !isOver;) {
    const before = { beats: count('beats'), rechecks: count('rechecks') }
    isOver = heartbeat.advance()
    most.beats = Math.max(most.beats, count('beats') - before.beats)
    most.rechecks = Math.max(most.rechecks, count('rechecks') - before.rechecks)
  }
  return most
}

test('windows that came at the same moment are pinged once a round, evenly over its turns', () => {
  const heartbeat = createHeartbeat<Counted>(10)
  const members = addMembers(heartbeat, 1_005)
  expect(runRound(heartbeat, members).beats).toBe(101)
  expect(members.every(({ beats }) => beats === 1)).toBe(true)
})

test('their sessions are asked for once in 24 rounds, evenly over the rounds and turns', () => {
  const heartbeat = createHeartbeat<Counted>(10)
  const members = addMembers(heartbeat, 4_800)
  const fullest = Array.from(
    { length: beatsPerRecheck },
    () => runRound(heartbeat, members).rechecks,
  )
  expect(fullest).toEqual(Array.from({ length: beatsPerRecheck }, () => 20))
  expect(members.every(({ rechecks }) => rechecks === 1)).toBe(true)
})

test('a window that closed is left alone, also when it closes in its own turn', () => {
  const heartbeat = createHeartbeat<Counted>(1)
  const [gone, other, last] = addMembers(heartbeat, 3)
  if (gone === undefined || other === undefined || last === undefined) throw new Error('three')
  heartbeat.remove(gone)
  other.beat = () => heartbeat.remove(last)
  heartbeat.advance()
  expect([gone.beats, last.beats]).toEqual([0, 0])
})
