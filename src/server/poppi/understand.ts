// Turns a plain-language question into a wish: vocabulary patterns, chrono-node for days, the name
// index for places; remaining words may name a player.
import type { GuideId } from '#contract/guide/guide.ts'
import { noWish, wishFor, type PoppiKind, type Wish } from '#domain/poppi/poppi.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Language } from '#domain/shared/language.ts'
import { chooseKind, isPlanned } from './choose-kind.ts'
import { findGuide, findHelp, type FoundHelp } from './find-help.ts'
import type { NameIndex } from './name-index.ts'
import { readCount } from './read-count.ts'
import { readDays } from './read-days.ts'
import { readLevel } from './read-level.ts'
import { readTime } from './read-times.ts'
import { startReader, type PoppiReader } from './reader.ts'
import { writeClockTimes } from './spoken-times.ts'
import { getVocabulary } from './vocabularies.ts'
import type { Phrase, Vocabulary } from './vocabulary.ts'

export type Understanding = { about: PoppiKind; wish: Wish; help: FoundHelp[]; guide: GuideId[] }
type Context = {
  language: Language
  today: Day
  names: NameIndex
  skill: number | null
}

const helpMax = 3
const helpScore = 6
const guideMax = 2

export function understand(
  question: string,
  { language, today, names, skill }: Context,
): Understanding {
  const vocabulary = getVocabulary(language)
  const reader = startReader(question)
  const isHelpful = new RegExp(`^\\s*(?:${vocabulary.helpOpeners})(?![\\p{L}\\p{N}])`, 'u').test(
    reader.rest(),
  )
  const help = findHelp(question, language, helpMax).filter(({ score }) => score >= helpScore)
  const said = readParts(reader, vocabulary, today, skill)
  const nouns = new Set<PoppiKind>(
    vocabulary.kinds.filter(([pattern]) => reader.take(pattern) !== null).map(([, kind]) => kind),
  )
  const left = reader
    .rest()
    .split(/[\s,.:()/]+/)
    .filter((word) => word !== '' && !vocabulary.stopWords.has(word))
  const place = isHelpful && help.length > 0 && !isPlanned(said) ? null : names.find(left)
  const wish: Wish = {
    ...said,
    venue: place?.kind === 'venue' ? { locationIds: place.locationIds, name: place.name } : null,
    city: place?.kind === 'city' ? place.city : null,
    name: toName(left.filter((word) => place?.words.includes(word) !== true)),
  }
  const about = chooseKind({ wish, nouns, isHelpful, help })
  const shownHelp = about === 'help' || isHelpful || about === 'players' ? help : []
  return {
    about,
    wish: wishFor(about, wish),
    help: shownHelp,
    guide: shownHelp.length > 0 ? findGuide(question, language, guideMax) : [],
  }
}

/**
 * The order matters: times before levels, levels before dates, "king of the court" before venues,
 * "free places" before prices.
 */
function readParts(
  reader: PoppiReader,
  vocabulary: Vocabulary,
  today: Day,
  skill: number | null,
): Wish {
  writeClockTimes(reader, vocabulary.clock)
  const level = readLevel(reader, vocabulary, skill)
  const friends = reader.take(vocabulary.friends) !== null
  const type = readPhrase(reader, vocabulary.types)
  const places = readPlaces(reader, vocabulary)
  // "tonight" is a day and a time.
  const isToday = reader.holds(vocabulary.partsOfToday)
  const time = readTime(reader, vocabulary)
  const days = readDays(reader, vocabulary, today) ?? (isToday ? { from: today, to: today } : null)
  return {
    ...noWish,
    level,
    friends,
    type,
    places,
    time,
    days,
    near: reader.take(vocabulary.near) !== null,
    play: readPhrase(reader, vocabulary.plays),
    gender: readPhrase(reader, vocabulary.genders),
    free: reader.take(vocabulary.free) !== null,
    facilities: vocabulary.facilities
      .filter(([pattern]) => reader.take(pattern) !== null)
      .map(([, facility]) => facility),
  }
}

function readPhrase<T>(reader: PoppiReader, phrases: readonly Phrase<T>[]): T | null {
  for (const [pattern, meaning] of phrases) if (reader.take(pattern) !== null) return meaning
  return null
}

function readPlaces(reader: PoppiReader, { places }: Vocabulary): number | null {
  for (const pattern of places) {
    const found = reader.take(pattern)
    if (found !== null) return readCount(found.slice(1).find((group) => group !== undefined) ?? '')
  }
  return null
}

const toName = (words: readonly string[]): string | null =>
  words.length === 0 || words.length > 3 ? null : words.join(' ')
