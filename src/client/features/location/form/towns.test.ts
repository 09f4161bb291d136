import { expect, test } from 'vitest'
import { listTowns } from './towns.ts'

const venue = (city: string, lat: number, region = 'Madrid') => ({
  city,
  region,
  country: 'ES',
  lat,
  lon: -3.7,
})

test('quarters of a city are one town, in the middle of its venues', () => {
  expect(
    listTowns([venue('Madrid (Hortaleza)', 40.5), venue('Madrid (Carabanchel)', 40.3)]),
  ).toEqual([venue('Madrid', 40.4)])
})

test('towns of one name in two regions are two, the first found first, five at most, and none without a name', () => {
  expect(
    listTowns([venue('Lugo', 43, 'Lugo'), venue('', 1), venue('Lugo', 44, 'Asturias')]).map(
      ({ region }) => region,
    ),
  ).toEqual(['Lugo', 'Asturias'])
  expect(listTowns(Array.from({ length: 9 }, (_, n) => venue(`Town ${n}`, n)))).toHaveLength(5)
})
