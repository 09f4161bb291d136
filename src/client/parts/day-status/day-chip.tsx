// The chip of a day status: as planned, watching, delayed or off.
import { CalendarClock, CircleCheck, CloudOff, Eye } from 'lucide-react'
import type { DayStatus } from '#domain/day-status/day-status.ts'
import { dayChipTexts } from '#words/en/day-status/day-status.ts'
import { formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'

const looks = {
  planned: { tone: 'brand', icon: CircleCheck },
  watching: { tone: 'warm', icon: Eye },
  delayed: { tone: 'warm', icon: CalendarClock },
  off: { tone: 'bad', icon: CloudOff },
} as const

export const formatDayStatus = ({ state, until }: Pick<DayStatus, 'state' | 'until'>): string =>
  pick(dayChipTexts).chip({ state, until: until === null ? '' : formatTime(until) })

export function DayChip({ status }: { status: Pick<DayStatus, 'state' | 'until'> }) {
  const { tone, icon: Icon } = looks[status.state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {formatDayStatus(status)}
    </Badge>
  )
}
