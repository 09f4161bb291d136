import { expect, test } from 'vitest'
import { joinTowns, listTowns, townsMax } from './towns.ts'

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

test('towns of one name in two regions are two, the first found first, six at most, and none without a name', () => {
  expect(
    listTowns([venue('Lugo', 43, 'Lugo'), venue('', 1), venue('Lugo', 44, 'Asturias')]).map(
      ({ region }) => region,
    ),
  ).toEqual(['Lugo', 'Asturias'])
  expect(listTowns(Array.from({ length: 9 }, (_, n) => venue(`Town ${n}`, n)))).toHaveLength(
    townsMax,
  )
})

test('a town of venues that the gazetteer knows, too, stands once, as its venues write it', () => {
  const other = venue('Ávila', 40.6, 'Avila')
  expect(joinTowns([venue('Avila', 40.7, 'Ávila')], [other, venue('Avila', 1, 'Texas')])).toEqual([
    venue('Avila', 40.7, 'Ávila'),
    venue('Avila', 1, 'Texas'),
  ])
})
