import { expect, test } from 'vitest'
import type { EventFields } from '#domain/event/event-fields.ts'
import { describeEvent } from './describe-event.ts'

type Described = Parameters<typeof describeEvent>[0]
const fields: Described = {
  title: 'Early birds',
  type: 'open play',
  play: 'doubles',
  gender: 'Any',
  skillMin: null,
  skillMax: null,
  ageMin: null,
  ageMax: null,
  format: null,
  duration: 120,
  courts: 4,
}
const toFormat = (format: NonNullable<EventFields['format']>['format']) =>
  ({ format, rounds: 7, points: 11, winBy: 2, scoring: 'side-out', bestOf: 1 }) as NonNullable<
    EventFields['format']
  >

test.each<[Partial<Described>, english: string, spanish: string]>([
  [
    {},
    'Doubles open play for all levels: 2 hours on 4 courts.',
    'Juego libre de dobles para todos los niveles: 2 horas en 4 canchas.',
  ],
  [
    { ageMin: 50 },
    'Doubles open play for all levels, ages 50 and up: 2 hours on 4 courts.',
    'Juego libre de dobles para todos los niveles, desde 50 años: 2 horas en 4 canchas.',
  ],
  [
    { ageMax: 18, gender: 'Women' },
    'Women’s doubles open play for all levels, under 19: 2 hours on 4 courts.',
    'Juego libre de dobles femeninos para todos los niveles, menores de 19 años: 2 horas en 4 canchas.',
  ],
  [
    { type: 'round robin', skillMin: 3, skillMax: 3.75, format: toFormat('rotating partners') },
    'Doubles round robin with rotating partners for levels 3.0 to 3.75: 2 hours on 4 courts.',
    'Todos contra todos de dobles con parejas rotativas para niveles de 3.0 a 3.75: 2 horas en 4 canchas.',
  ],
  [
    { type: 'tournament', gender: 'Women', skillMax: 3.5, format: toFormat('pools then bracket') },
    'Women’s doubles tournament with pools and a bracket for levels up to 3.5: 2 hours on 4 courts.',
    'Torneo de dobles femeninos con grupos y cuadro final para niveles hasta 3.5: 2 horas en 4 canchas.',
  ],
  [
    { type: 'ladder', play: 'singles', gender: 'Men', skillMin: 4, format: toFormat('ladder') },
    'Men’s singles ladder for levels 4.0 and up: 2 hours on 4 courts.',
    'Escalera de individuales masculinos para niveles desde 4.0: 2 horas en 4 canchas.',
  ],
  [
    { type: 'clinic', gender: 'Mixed', skillMin: 3, skillMax: 3, duration: 90, courts: 1 },
    'Mixed clinic for level 3.0: 1 h 30 min on 1 court.',
    'Clínica mixta para nivel 3.0: 1 h 30 min en 1 cancha.',
  ],
])('an event with a title is told with its kind: %o', (changes, english, spanish) => {
  expect(describeEvent({ ...fields, ...changes }, 'en')).toBe(english)
  expect(describeEvent({ ...fields, ...changes }, 'es')).toBe(spanish)
})

test.each<[Partial<Described>, english: string, spanish: string]>([
  [
    {},
    'Doubles for all levels: 2 hours on 4 courts.',
    'Dobles para todos los niveles: 2 horas en 4 canchas.',
  ],
  [
    { type: 'social', duration: 45 },
    'For all levels: 45 minutes on 4 courts.',
    'Para todos los niveles: 45 minutos en 4 canchas.',
  ],
  [
    { type: 'clinic', gender: 'Women' },
    'Women’s clinic for all levels: 2 hours on 4 courts.',
    'Clínica femenina para todos los niveles: 2 horas en 4 canchas.',
  ],
])('one headed by its type says the type once: %o', (changes, english, spanish) => {
  expect(describeEvent({ ...fields, title: '', ...changes }, 'en')).toBe(english)
  expect(describeEvent({ ...fields, title: '', ...changes }, 'es')).toBe(spanish)
})
