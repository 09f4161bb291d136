import { describe, expect, test } from 'vitest'
import { decideHome, isSocialProvider, onboardingStatus, type HomeFacts } from './onboarding.ts'

test('completed needs both records, onboarding only a stage, and half a player is an error', () => {
  const statusOf = (stage: boolean, player: boolean, own: boolean) =>
    onboardingStatus({ hasStage: stage, hasPlayer: player, hasPrivate: own })
  expect([statusOf(false, false, false), statusOf(true, false, false)]).toEqual([
    'not_found',
    'onboarding',
  ])
  expect([statusOf(false, true, true), statusOf(true, true, true)]).toEqual([
    'completed',
    'completed',
  ])
  expect([
    statusOf(false, true, false),
    statusOf(false, false, true),
    statusOf(true, true, false),
  ]).toEqual(['error', 'error', 'error'])
})

test('only google, facebook and twitter register by themselves', () => {
  expect(
    ['google', 'facebook', 'twitter', 'credential', 'Google', '', '__proto__'].map(
      isSocialProvider,
    ),
  ).toEqual([true, true, true, false, false, false, false])
})

describe('the decision screen', () => {
  const settled: HomeFacts = {
    status: 'completed',
    homeLocation: 'osm-way-1',
    skillSelf: 3.5,
    setupComplete: true,
    homePage: 'calendar',
    pendingPath: null,
  }
  const eventPath = '/vieweditevent/00000000-0000-4000-8000-000000000001'

  test('not found and error sign out; onboarding goes to the name', () => {
    expect(decideHome({ ...settled, status: 'not_found' })).toEqual({ to: 'sign-out' })
    expect(decideHome({ ...settled, status: 'error' })).toEqual({ to: 'sign-out' })
    expect(decideHome({ ...settled, status: 'onboarding' })).toEqual({ to: 'player-setup' })
  })

  test('a settled player goes to the own home page', () => {
    const pathFor = (homePage: HomeFacts['homePage']) => decideHome({ ...settled, homePage })
    expect([pathFor('calendar'), pathFor('myEvents'), pathFor('list')]).toEqual([
      { to: 'path', path: '/calendar' },
      { to: 'path', path: '/myevents' },
      { to: 'path', path: '/list' },
    ])
  })

  test('a pending event is followed first, and only by who is set up', () => {
    expect(decideHome({ ...settled, pendingPath: eventPath })).toEqual({
      to: 'path',
      path: eventPath,
    })
    expect(decideHome({ ...settled, setupComplete: false, pendingPath: eventPath })).toEqual({
      to: 'welcome',
    })
    expect(decideHome({ ...settled, skillSelf: null, pendingPath: eventPath })).toEqual({
      to: 'player-setup',
    })
  })

  test('a pending path that is no event link is not followed', () => {
    expect(decideHome({ ...settled, pendingPath: '/vieweditevent/../signout' })).toEqual({
      to: 'path',
      path: '/calendar',
    })
    expect(decideHome({ ...settled, pendingPath: '//evil.example' })).toEqual({
      to: 'path',
      path: '/calendar',
    })
  })

  test('skill and venue without the welcome lead there; one of them missing leads to setup', () => {
    expect(decideHome({ ...settled, setupComplete: false })).toEqual({ to: 'welcome' })
    expect(decideHome({ ...settled, homeLocation: null })).toEqual({ to: 'player-setup' })
    expect(decideHome({ ...settled, skillSelf: null, setupComplete: false })).toEqual({
      to: 'player-setup',
    })
  })
})
