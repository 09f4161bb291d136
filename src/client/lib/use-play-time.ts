// Whether an event can be played yet, as the server sees it, and from when.
import { isEarly, playOpensAt } from '#domain/event/play-time.ts'
import { formatInstant } from '../i18n/formats.ts'
import { playTimeTexts } from '../i18n/play-time-texts.ts'
import { useTexts } from '../i18n/texts.ts'
import { useNow } from './today.ts'

/** words say when it opens. A window that stays open follows the clock. */
export function usePlayTime({ startsAt, timezone }: { startsAt: string; timezone: string }): { isEarly: boolean; words: string } {
  const t = useTexts(playTimeTexts)
  const now = useNow()
  const start = { startsAt: Date.parse(startsAt) }
  return { isEarly: isEarly(start, now), words: t.opens(formatInstant(new Date(playOpensAt(start)).toISOString(), timezone)) }
}
