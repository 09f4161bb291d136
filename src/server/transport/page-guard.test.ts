import { expect, test } from 'vitest'
import { decidePage } from './page-guard.ts'

const ways = (address: string, fetchSite?: string) =>
  [false, true].map((isSignedIn) => {
    const path = address.split('?', 1)[0] ?? ''
    const decision = decidePage({ path, address, isSignedIn, fetchSite })
    return decision.go === 'on' ? 'on' : decision.address
  })

test('the public link to a match list, a league or a tournament opens for whoever has it, signed in or not', () => {
  expect(ways('/watch/0123456789012345678901')).toEqual(['on', 'on'])
  expect(ways('/watch')).toEqual(['/landing?redirect=%2Fwatch', 'on'])
  expect(ways('/l/0123456789012345678901')).toEqual(['on', 'on'])
  expect(ways('/t/0123456789012345678901')).toEqual(['on', 'on'])
  expect(ways('/t')).toEqual(['/landing?redirect=%2Ft', 'on'])
  expect(ways('/watch/a/b')).toEqual(['/landing?redirect=%2Fwatch%2Fa%2Fb', 'on'])
})

test('the guide opens for everyone, /help leads there, and other addresses below it do not open', () => {
  for (const path of ['/guide', '/guide/players', '/guide/operators?lang=es'])
    expect(ways(path)).toEqual(['on', 'on'])
  expect(ways('/help')).toEqual(['/guide', '/guide'])
  expect(ways('/guide/nothing')).toEqual(['/landing?redirect=%2Fguide%2Fnothing', 'on'])
})

test('other screens send visitors to the landing, and public ones send the signed-in home, but for a referral', () => {
  expect(ways('/matchlist/1')).toEqual(['/landing?redirect=%2Fmatchlist%2F1', 'on'])
  expect(ways('/signin')).toEqual(['on', '/'])
  expect(ways('/register/riverside')).toEqual(['on', 'on'])
})

test('terms and privacy are read by whoever chose to, and lead home by their bare address', () => {
  for (const path of ['/terms', '/privacy']) {
    expect(ways(path)).toEqual(['on', '/'])
    expect(ways(`${path}?read`)).toEqual(['on', 'on'])
    expect(ways(`${path}?lang=es&read`)).toEqual(['on', 'on'])
  }
  expect(ways('/signin?read')).toEqual(['on', '/'])
})

test('a link of another site to /signout asks first; from here or typed it signs out at once', () => {
  expect(ways('/signout', 'none')).toEqual(['on', 'on'])
  expect(ways('/signout', 'same-origin')).toEqual(['on', 'on'])
  for (const site of ['cross-site', 'same-site', undefined]) {
    expect(ways('/signout', site)).toEqual(['on', '/signout?ask'])
    expect(ways('/signout?ask', site)).toEqual(['on', 'on'])
  }
})

test('someone signed in who opens the link of an event’s landing or sign-in is led home with that event, and with nothing else', () => {
  const eventId = '0198a000-0000-7000-8000-000000000001'
  const decide = (address: string) =>
    decidePage({ path: address.split('?', 1)[0] ?? '', address, isSignedIn: true })
  for (const path of ['/landing', '/signin', '/register'])
    expect(decide(`${path}?redirect=%2Fvieweditevent%2F${eventId}`)).toEqual({
      go: 'to',
      address: '/',
      pendingEventId: eventId,
    })
  for (const redirect of [
    '/calendar',
    '//evil.example',
    `/vieweditevent/${eventId}/x`,
    `https://evil.example/vieweditevent/${eventId}`,
  ])
    expect(decide(`/landing?redirect=${encodeURIComponent(redirect)}`)).toEqual({
      go: 'to',
      address: '/',
    })
})
