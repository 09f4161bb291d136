import type { LiveOutput } from '#contract/contract.ts'
import { parsePollTime } from '#domain/club/club-poll.ts'
import { clubPollTexts } from '#words/en/club/club-poll.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

export type Poll = LiveOutput<'clubPolls-list'>['polls'][number]

export function formatPollOption({ kind, options }: Pick<Poll, 'kind' | 'options'>, place: number) {
  const option = options[place] ?? ''
  if (kind === 'options') return option
  const time = parsePollTime(option)
  if (time !== null) return `${formatDay(time.day)}, ${formatTime(time.time)}`
  return place === 0 ? pick(clubPollTexts).yes : pick(clubPollTexts).no
}
