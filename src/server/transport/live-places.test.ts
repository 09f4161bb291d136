import { expect, test } from 'vitest'
import { visitor, type Actor } from '#domain/access/actor.ts'
import {
  frameAllowances,
  framesPerSocket,
  socketsPerAccount,
  subscriptionAllowances,
} from '#domain/live/live-limits.ts'
import { createCounts } from '#server/metrics/process-counts.ts'
import { createLivePlaces, type LivePlace, type ReservedPlace } from './live-places.ts'

const account = (userId: string): Actor => ({
  kind: 'signed-in',
  userId,
  playerId: userId,
  email: `${userId}@example.org`,
  provider: 'email',
  sessionId: `session ${userId}`,
  lacksSecondFactor: false,
})

function somePlaces(socketsPerAddress = 200) {
  let now = 0
  const places = createLivePlaces({
    socketsPerAddress,
    nowMs: () => now,
    refused: createCounts().refusedLive,
  })
  const reserve = (address: string): ReservedPlace => {
    const reserved = places.reserve(address)
    if (!reserved.ok) throw new Error(reserved.refusal.code)
    return reserved.value
  }
  const take = (address: string, actor: Actor): LivePlace & { release: () => void } => {
    const reserved = reserve(address)
    const taken = reserved.takeFor(actor)
    if (!taken.ok) throw new Error(taken.refusal.code)
    return { ...taken.value, release: () => reserved.release() }
  }
  return {
    places,
    reserve,
    take,
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('an address has so many sockets, counted from before anyone knows their owners', () => {
  const { places, reserve } = somePlaces(2)
  const first = reserve('a')
  reserve('a')
  expect(places.reserve('a')).toMatchObject({
    refusal: { code: 'too-many-requests', params: { seconds: 30 } },
  })
  expect(places.reserve('b').ok).toBe(true)
  first.release()
  first.release()
  expect([places.reserve('a').ok, places.reserve('a').ok]).toEqual([true, false])
})

test('an account has twenty sockets wherever it is, and others at its addresses have theirs', () => {
  const { reserve, take } = somePlaces()
  const taken = Array.from({ length: socketsPerAccount }, (_, n) =>
    take(`address ${n % 3}`, account('ann')),
  )
  const oneMore = reserve('elsewhere')
  expect(oneMore.takeFor(account('ann'))).toMatchObject({ refusal: { code: 'too-many-requests' } })
  expect(reserve('address 1').takeFor(account('ben')).ok).toBe(true)
  taken[0]?.release()
  expect(oneMore.takeFor(account('ann')).ok).toBe(true)
})

test('visitors of one address are one person, accounts there are their own', () => {
  const { take } = somePlaces()
  expect([
    take('a', visitor).person,
    take('a', visitor).person,
    take('a', account('ann')).person,
  ]).toEqual(['address a', 'address a', 'user ann'])
})

test('a socket that comes back may subscribe to all it had, and one that subscribes without end is told to wait', () => {
  const { take, advance } = somePlaces()
  const place = take('a', account('ann'))
  const { burst, perSecond } = subscriptionAllowances.socket
  for (let n = 0; n < burst; n += 1) expect(place.spendSubscription().ok).toBe(true)
  expect(place.spendSubscription()).toMatchObject({
    refusal: { code: 'too-many-requests', params: { seconds: 1 } },
  })
  advance(1_000 / perSecond)
  expect(place.spendSubscription().ok).toBe(true)
})

test('many sockets do not give one person more subscriptions or frames, nor does opening them anew', () => {
  const { take } = somePlaces()
  const { burst } = subscriptionAllowances.person
  let subscriptions = 0
  let frames = 0
  for (let n = 0; n < 40; n += 1) {
    const place = take('a', account('ann'))
    while (place.spendSubscription().ok) subscriptions += 1
    while (place.spendFrame()) frames += 1
    place.release()
    frames += framesPerSocket
    if (frames + framesPerSocket > frameAllowances.person.burst) break
  }
  expect(subscriptions).toBe(burst)
  expect(frames).toBeLessThanOrEqual(frameAllowances.person.burst)
  expect(take('a', account('ben')).spendSubscription().ok).toBe(true)
})

test('a person whose windows send far too much opens none until that is over', () => {
  const { reserve, take, advance } = somePlaces()
  const open = Array.from({ length: 12 }, () => take('a', visitor))
  for (const place of open) while (place.spendFrame());
  const next = reserve('a')
  expect(next.takeFor(visitor)).toMatchObject({ refusal: { code: 'too-many-requests' } })
  expect(reserve('a').takeFor(account('ann')).ok).toBe(true)
  advance(1_000)
  expect(next.takeFor(visitor).ok).toBe(true)
})

test('closing and coming back does not give a person new allowances before the old ones are full', () => {
  const { places, take, advance } = somePlaces()
  const place = take('a', visitor)
  while (place.spendFrame());
  place.release()
  places.forgetIdle()
  const spent = (): number => {
    const again = take('a', visitor)
    let frames = 0
    while (again.spendFrame()) frames += 1
    again.release()
    return frames
  }
  let all = 0
  for (let n = 0; n < 9; n += 1) all += spent()
  expect(all).toBeLessThan(frameAllowances.person.burst)
  advance(60_000)
  places.forgetIdle()
  expect(spent()).toBe(frameAllowances.socket.burst)
})
