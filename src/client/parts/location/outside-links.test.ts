import { expect, test } from 'vitest'
import { directionsUrl, mapUrl, websiteLabel } from './outside-links.ts'

test('a website is called by its host, and what is no address stays as it is', () => {
  expect(websiteLabel('https://www.example.org/courts?x=1')).toBe('example.org')
  expect(websiteLabel('https://wwwexample.org')).toBe('wwwexample.org')
  expect(websiteLabel('ask at the desk')).toBe('ask at the desk')
})

test('the way there and the map keep both signs', () => {
  const position = { lat: -30.5, lon: 97.25 }
  expect(new URL(directionsUrl(position)).searchParams.get('destination')).toBe('-30.5,97.25')
  expect(new URL(mapUrl(position)).hash).toBe('#map=17/-30.5/97.25')
})
