// Times of day in words and digits.
import { describe, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import type { Language } from '#domain/shared/language.ts'
import { createNameIndex } from './name-index.ts'
import { understand } from './understand.ts'

const names = createNameIndex([])

function timeOf(question: string, language: Language): string {
  const {
    wish: { time, name, level, places },
  } = understand(question, { language, today: toDay('2026-06-01'), names, skill: null })
  const evening = time?.evening === undefined ? '' : ` or ${time.evening.from}..${time.evening.to}`
  const other = Object.entries({ name, level: level?.min, places })
    .flatMap(([part, value]) =>
      value === null || value === undefined ? [] : [` ${part}=${value}`],
    )
    .join('')
  return `${time === null ? '-' : `${time.from}..${time.to}${evening}`}${other}`
}

describe('in English', () => {
  test.each([
    ['games at half past seven', '07:00..08:30 or 19:00..20:30'],
    ['games at half past 7', '07:00..08:30 or 19:00..20:30'],
    ['games at half seven', '07:00..08:30 or 19:00..20:30'],
    ['half past seven in the evening', '19:00..20:30'],
    ['half past 7pm', '19:00..20:30'],
    ['tomorrow morning at half past six', '06:00..07:30'],
    ['games at quarter to eight', '07:15..08:45 or 19:15..20:45'],
    ['a quarter to 8', '07:15..08:45 or 19:15..20:45'],
    ['quarter of eight', '07:15..08:45 or 19:15..20:45'],
    ['quarter past nine', '08:45..10:15 or 20:45..22:15'],
    ['quarter after nine', '08:45..10:15 or 20:45..22:15'],
    ['around quarter to one', '12:15..13:45'],
    ['ten past seven', '06:40..08:10 or 18:40..20:10'],
    ['at ten to eight', '07:20..08:50 or 19:20..20:50'],
    ['20 minutes to eight', '07:10..08:40 or 19:10..20:40'],
    ['games at seven thirty', '07:00..08:30 or 19:00..20:30'],
    ['after seven forty-five pm', '19:45..24:00'],
    ['games at 7.30', '07:00..08:30 or 19:00..20:30'],
    ['games at seven o’clock', '06:30..08:00 or 18:30..20:00'],
    ["8 o'clock", '07:30..09:00 or 19:30..21:00'],
    ['after half past six', '18:30..24:00'],
    ['between half past nine and quarter to eleven', '09:30..10:45'],
    ['from noon to three', '12:00..15:00'],
    ['after noon', '12:00..24:00'],
    ['from nine until noon', '09:00..12:00'],
    ['before midday', '00:00..12:00'],
    ['games at noon', '11:00..14:00'],
    ['games at midday', '11:00..14:00'],
    ['games before noon', '00:00..12:00'],
    ['until midnight', '00:00..24:00'],
    ['from five to seven', '17:00..19:00'],
    ['between ten and eleven', '10:00..11:00'],
    ['5 to 7pm', '18:30..20:00'],
    ['games for level 3.5 at half past seven', '07:00..08:30 or 19:00..20:30 level=3.5'],
    ['doubles at 4.5', '- level=4.5'],
    ['half a dozen players', '- name=half dozen'],
  ])('%s', (question, time) => expect(timeOf(question, 'en')).toBe(time))
})

describe('in Spanish', () => {
  test.each([
    ['juegos a las siete y media', '07:00..08:30 or 19:00..20:30'],
    ['juegos a las 7 y media', '07:00..08:30 or 19:00..20:30'],
    ['a las siete y media de la tarde', '19:00..20:30'],
    ['a las siete y media de la mañana', '07:00..08:30'],
    ['las ocho menos cuarto', '07:15..08:45 or 19:15..20:45'],
    ['a las 8 menos cuarto', '07:15..08:45 or 19:15..20:45'],
    ['a un cuarto para las ocho', '07:15..08:45 or 19:15..20:45'],
    ['a las ocho menos veinticinco', '07:05..08:35 or 19:05..20:35'],
    ['a la una menos cuarto', '12:15..13:45'],
    ['a la una y cuarto', '12:45..14:15'],
    ['a las nueve y cuarto', '08:45..10:15 or 20:45..22:15'],
    ['a las siete y diez', '06:40..08:10 or 18:40..20:10'],
    ['a las siete treinta', '07:00..08:30 or 19:00..20:30'],
    ['a las ocho en punto', '07:30..09:00 or 19:30..21:00'],
    ['a las diecinueve treinta', '19:00..20:30'],
    ['a las veinte horas', '19:30..21:00'],
    ['a las 7.30', '07:00..08:30 or 19:00..20:30'],
    ['después de las seis y media', '18:30..24:00'],
    ['entre las nueve y media y las once menos cuarto', '09:30..10:45'],
    ['entre las siete y las diez', '07:00..10:00'],
    ['entre siete y diez', '07:00..10:00'],
    ['después del mediodía', '12:00..24:00'],
    ['desde el mediodía', '12:00..24:00'],
    ['desde las nueve hasta el mediodía', '09:00..12:00'],
    ['hasta mediodía', '00:00..12:00'],
    ['antes del mediodía', '00:00..12:00'],
    ['juegos a mediodía', '11:00..14:00'],
    ['juegos al mediodía', '11:00..14:00'],
    ['hasta la medianoche', '00:00..24:00'],
    ['nivel 3.5 a las siete y media', '07:00..08:30 or 19:00..20:30 level=3.5'],
    ['nivel medio a las siete', '06:30..08:00 or 18:30..20:00 level=3'],
    ['plazas para dos a las siete y media', '07:00..08:30 or 19:00..20:30 places=2'],
  ])('%s', (question, time) => expect(timeOf(question, 'es')).toBe(time))
})
