import { skillToText } from '#domain/player/skill.ts'
import type { liveQueueTexts } from '#words/en/queue/queue.ts'
import type { useTexts } from '../../i18n/texts.ts'

export const laneName = (
  levels: readonly number[],
  lane: number,
  t: ReturnType<typeof useTexts<typeof liveQueueTexts>>,
): string =>
  lane === 0
    ? t.laneFirst({ level: skillToText(levels[0] ?? 0) })
    : t.lane({ level: skillToText(levels[lane - 1] ?? 0) })
