// Reads the level a question is about: numbers such as "3.5", "3.0-4.0" or "4.0+", words such as
// "beginners", or the asker's own.
import { skillMaximum, skillMinimum } from '#domain/player/skill.ts'
import type { Wish } from '#domain/poppi/poppi.ts'
import type { PoppiReader } from './reader.ts'
import type { Vocabulary } from './vocabulary.ts'

const level = String.raw`([1-7][.,]\d{1,2})`
const readNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** `skill` is the asker's own; without one, "my level" is no wish. */
export function readLevel(
  reader: PoppiReader,
  vocabulary: Vocabulary,
  skill: number | null,
): Wish['level'] {
  const word = String.raw`(?:(?:${vocabulary.levelWord})\s+)?`
  const range = reader.take(
    String.raw`${word}${level}\s*(?:-|\u2013|${vocabulary.levelTo})\s*${level}`,
  )
  if (range !== null) return { min: readNumber(range[1]), max: readNumber(range[2]), mine: false }
  const up =
    reader.take(String.raw`${word}${level}\s*(?:${vocabulary.levelAndUp})`) ??
    reader.take(String.raw`${word}${level}\s*\+`)
  if (up !== null) return { min: readNumber(up[1]), max: skillMaximum, mine: false }
  const down = reader.take(String.raw`${word}(?:${vocabulary.levelUpTo})\s+${level}`)
  if (down !== null) return { min: skillMinimum, max: readNumber(down[1]), mine: false }
  const one =
    reader.take(String.raw`${word}${level}s?`) ??
    reader.take(String.raw`(?:${vocabulary.levelWord})\s+([1-7])`)
  if (one !== null) return { min: readNumber(one[1]), max: readNumber(one[1]), mine: false }
  if (reader.take(vocabulary.ownLevel) !== null)
    return skill === null ? null : { min: skill, max: skill, mine: true }
  return wordLevel(reader, vocabulary)
}

function wordLevel(reader: PoppiReader, { levels }: Vocabulary): Wish['level'] {
  for (const [pattern, { min, max }] of levels)
    if (reader.take(pattern) !== null) return { min, max, mine: false }
  return null
}
