// Describes an event in one sentence: type, level, format, duration and courts.
import type { LiveOutput } from '#contract/contract.ts'
import { skillToText } from '#domain/player/skill.ts'
import type { Language } from '#domain/shared/language.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { eventKindTexts, eventManners, eventSentenceTexts } from '#words/en/event/event-sentence.ts'
import { wordsIn } from '#words/words.ts'

type Fields = Pick<
  LiveOutput<'events-byId'>['fields'],
  | 'title'
  | 'type'
  | 'play'
  | 'gender'
  | 'skillMin'
  | 'skillMax'
  | 'ageMin'
  | 'ageMax'
  | 'format'
  | 'duration'
  | 'courts'
>

/**
 * 'Doubles round robin with rotating partners for levels 3.0 to 3.75: 2 hours on 4 courts.' An
 * event without a title is headed by its type, so the sentence omits it.
 */
export function describeEvent(fields: Fields, language: Language): string {
  const t = wordsIn(language, eventSentenceTexts)
  const what = [describeKind(fields, language), describeManner(fields, language)]
    .filter(Boolean)
    .join(' ')
  const rest = {
    level: describeAsked(fields, language),
    length: describeLength(fields.duration, language),
    courts: wordsIn(language, eventFactTexts).courts({ n: fields.courts }),
  }
  const sentence = what === '' ? t.wholeWithoutKind(rest) : t.whole({ what, ...rest })
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)
}

function describeKind({ title, type, play, gender }: Fields, language: Language): string {
  const t = wordsIn(language, eventSentenceTexts)
  const kinds = wordsIn(language, eventKindTexts)
  const isHeaded = title === ''
  if (type === 'clinic' || type === 'social')
    return isHeaded && gender === 'Any' ? '' : kinds[type]({ gender })
  const players = t[play]({ gender })
  return isHeaded ? players : kinds[type]({ play: players })
}

function describeManner({ type, format }: Fields, language: Language): string {
  if (format === null || format === undefined) return ''
  return format.format === 'singles' || format.format === type
    ? ''
    : wordsIn(language, eventManners)[format.format]
}

function describeLevel({ skillMin, skillMax }: Fields, language: Language): string {
  const t = wordsIn(language, eventSentenceTexts)
  if (skillMin === null)
    return skillMax === null ? t.allLevels : t.levelTo({ skill: skillToText(skillMax) })
  if (skillMax === null) return t.levelFrom({ skill: skillToText(skillMin) })
  return skillMin === skillMax
    ? t.levelOf({ skill: skillToText(skillMin) })
    : t.levels({ min: skillToText(skillMin), max: skillToText(skillMax) })
}

function describeAsked(fields: Fields, language: Language): string {
  const level = describeLevel(fields, language)
  const ages = describeAges(fields, language)
  return ages === null ? level : wordsIn(language, eventSentenceTexts).withAges({ level, ages })
}

function describeAges(
  { ageMin, ageMax }: Pick<Fields, 'ageMin' | 'ageMax'>,
  language: Language,
): string | null {
  const t = wordsIn(language, eventSentenceTexts)
  if (ageMin === null) return ageMax === null ? null : t.agesUnder({ n: ageMax + 1 })
  return ageMax === null ? t.agesFrom({ min: ageMin }) : t.ages({ min: ageMin, max: ageMax })
}

function describeLength(duration: number, language: Language): string {
  const t = wordsIn(language, eventSentenceTexts)
  const [h, m] = [Math.floor(duration / 60), duration % 60]
  if (h === 0) return t.minutes({ m })
  return m === 0 ? t.hours({ h }) : t.hoursMinutes({ h, m })
}
