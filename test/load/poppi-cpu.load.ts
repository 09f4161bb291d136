// What understanding a question to Poppi costs the main thread, for questions of people and for the
// worst that fit into the 200 characters, among the names of 5,000 venues: at most 15 ms of CPU
// each. `npm run bench -- poppi-cpu`.
import { questionMax } from '#domain/poppi/poppi.ts'
import { toDay } from '#domain/shared/day.ts'
import { languages } from '#domain/shared/language.ts'
import { createNameIndex } from '#server/poppi/name-index.ts'
import { understand } from '#server/poppi/understand.ts'

const targetMs = 15
const rounds = 9
const venueCount = 5_000

const words =
  'river park lake hill north oak pine cedar maple sun east west court memorial veterans central union liberty'.split(
    ' ',
  )
const wordAt = (n: number): string => words[n % words.length] ?? ''
const names = createNameIndex(
  Array.from({ length: venueCount }, (_, n) => ({
    locationId: `v${n}`,
    name: `${wordAt(n)} ${wordAt(n * 7)} ${n % 97} park`,
    city: `City ${wordAt(n)} ${n % 300}`,
  })),
)

/** As long as a question may be. */
const fill = (text: string): string => text.repeat(questionMax).slice(0, questionMax)

const ordinary = [
  'mixed 3.5 doubles on Saturday near me',
  'indoor courts with lights near me',
  'how do I leave a club?',
  'torneo el sábado por la tarde en River Park',
]
const adversarial: Readonly<Record<string, string>> = {
  'names of cities, misspelled': fill('citi rivr '),
  'names of venues, misspelled': fill('memoriel vetarans centrel libertu '),
  'a word of every venue': fill('park '),
  'that word, misspelled': fill('parks parkz parka parke parki parko parkq parkw '),
  'unknown words': fill('zorbat quixel frumpo dwindle xantho glimmer '),
  'one long word': fill('abcdefghijklmnopqrstuvwxyz'),
  numbers: fill('1 2 3 4 '),
  dates: fill('2026 12 31 '),
  weekdays: fill('monday tuesday '),
  'halves of a span': fill('from 9 to '),
  levels: fill('4.0 to '),
  dots: fill('1.1.'),
  quarters: fill('half an hour and '),
  'words of the help': fill('settings notification password account '),
  blanks: `a${' '.repeat(questionMax - 2)}b`,
  'letters that fold': fill('ß́ǆﬃ'),
  'joined emoji': fill('👩‍👩‍👧‍👦'),
}

/** The median CPU of the process for one question, in ms. */
function measure(question: string): number {
  const costs: number[] = []
  for (let round = 0; round < rounds + 2; round += 1) {
    const from = process.cpuUsage()
    for (const language of languages)
      understand(question, { language, today: toDay('2026-06-01'), names, skill: 3.5 })
    const { user, system } = process.cpuUsage(from)
    if (round >= 2) costs.push((user + system) / 1_000 / languages.length)
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

console.log(
  `CPU of a question in ms, median of ${rounds}, ${venueCount} venues; at most ${targetMs}`,
)
for (const [name, question] of [
  ...ordinary.map((text) => [text, text] as const),
  ...Object.entries(adversarial),
]) {
  const ms = measure(question)
  console.log(
    `${name.padEnd(46)} ${ms.toFixed(1).padStart(6)}${ms > targetMs ? '   TOO MUCH' : ''}`,
  )
  if (ms > targetMs) process.exitCode = 1
}
