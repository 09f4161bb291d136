// Tracks when an event becomes playable, by the server's rules.
import { isEarly, playOpensAt } from '#domain/event/play-time.ts'
import { contestHours } from '#domain/match/match.ts'
import { playTimeTexts } from '#words/en/app/play-time.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'

export function usePlayTime({ startsAt, timezone }: { startsAt: string; timezone: string }): {
  isEarly: boolean
  words: string
  decidedAfter: string
} {
  const t = useTexts(playTimeTexts)
  const now = useNow()
  const start = { startsAt: Date.parse(startsAt) }
  return {
    isEarly: isEarly(start, now),
    words: t.opens({ when: formatInstant(new Date(playOpensAt(start)).toISOString(), timezone) }),
    decidedAfter: new Date(now - contestHours * 3_600_000).toISOString(),
  }
}
