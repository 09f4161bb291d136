import { expect, test } from 'vitest'
import { homeTarget, type SavedTarget } from './home-target.ts'

const nothing: SavedTarget = { pendingPath: null, referral: null, pendingRoute: null }
const eventPath = '/vieweditevent/0198a000-0000-7000-8000-000000000001'

test('without anything kept the home page opens', () => {
  expect(homeTarget('/calendar', nothing, [])).toEqual({
    path: '/calendar',
    forget: ['referral', 'pendingRoute'],
  })
})

test('the event link comes first, and the rest waits for the next time', () => {
  expect(
    homeTarget(
      eventPath,
      { pendingPath: eventPath, referral: 'riverside', pendingRoute: '/list' },
      [],
    ),
  ).toEqual({ path: eventPath, forget: ['pendingPath'] })
})

test('then the venue of a registration link is asked about, unless it is active already', () => {
  expect(
    homeTarget('/calendar', { ...nothing, referral: 'riverside', pendingRoute: '/list' }, [
      'other',
    ]),
  ).toEqual({ path: '/register/riverside', forget: ['referral'] })
  expect(homeTarget('/calendar', { ...nothing, referral: 'riverside' }, ['riverside']).path).toBe(
    '/calendar',
  )
})

test('then the wanted route', () => {
  expect(homeTarget('/calendar', { ...nothing, pendingRoute: '/list?x=1' }, [])).toEqual({
    path: '/list?x=1',
    forget: ['referral', 'pendingRoute'],
  })
})

test.each([
  '/',
  '/?a=1',
  '/welcome',
  '/playersetup',
  '/signin',
  '/landing?redirect=/',
  '/signout',
  '/register/abc',
])('%s is no wanted route', (pendingRoute) => {
  expect(homeTarget('/list', { ...nothing, pendingRoute }, [])).toEqual({
    path: '/list',
    forget: ['referral', 'pendingRoute'],
  })
})
