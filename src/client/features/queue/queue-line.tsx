// The line of a live queue: everyone in their order with the minutes until their court, lane by
// lane, and those on a break below.
import { clsx } from 'clsx'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  minutesBetween,
  type QueueNames,
  type QueuePerson,
  type WatchedQueue,
} from '../../parts/queue/queue-names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import { laneName } from './lane-name.ts'

type QueueLineProps = {
  queue: WatchedQueue
  nameOf: QueueNames
  me: number | null
  now: number
  onMember: ((number: number) => void) | null
}

export function QueueLine(props: QueueLineProps) {
  const { queue } = props
  const t = useTexts(liveQueueTexts)
  const lanes = Array.from({ length: queue.levels.length + 1 }, (_, lane) => lane)
  const paused = queue.members.filter(({ state }) => state === 'paused')
  return (
    <>
      {lanes.map((lane) => (
        <Section key={lane} title={lanes.length === 1 ? t.line : laneName(queue.levels, lane, t)}>
          <Lane {...props} lane={lane} />
        </Section>
      ))}
      {paused.length > 0 && (
        <Section title={t.paused}>
          <List label={t.paused}>
            {paused.map((member) => (
              <Row key={member.number} {...props} member={member} />
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

function Lane({ lane, ...props }: QueueLineProps & { lane: number }) {
  const { queue, now } = props
  const t = useTexts(liveQueueTexts)
  const byNumber = new Map(queue.members.map((member) => [member.number, member]))
  const placed = queue.line.flatMap((place) => {
    const member = byNumber.get(place.number)
    return member?.lane === lane ? [{ ...place, member }] : []
  })
  // Half of a pair stands by until the other comes off the court.
  const standingBy = queue.members.filter(
    (member) =>
      member.lane === lane &&
      member.state === 'waiting' &&
      placed.every(({ number }) => number !== member.number),
  )
  if (placed.length + standingBy.length === 0) return <p className="text-muted">{t.nobody}</p>
  return (
    <List label={t.line}>
      {placed.map(({ member, position, expected }) => (
        <Row
          key={member.number}
          {...props}
          member={member}
          position={position}
          minutes={expected === null ? null : minutesBetween(now, Date.parse(expected))}
        />
      ))}
      {standingBy.map((member) => (
        <Row key={member.number} {...props} member={member} />
      ))}
    </List>
  )
}

type RowProps = QueueLineProps & {
  member: QueuePerson
  position?: number
  minutes?: number | null
}

function Row({ member, position, minutes, nameOf, me, onMember }: RowProps) {
  const t = useTexts(liveQueueTexts)
  const name = nameOf(member.number)
  const partner =
    member.partner === null
      ? null
      : (position === undefined ? t.waitsFor : t.withPartner)({ name: nameOf(member.partner) })
  const content = (
    <RowContent
      leading={
        <>
          <span
            className={clsx(
              'w-6 shrink-0 text-right font-bold tabular-nums',
              position === undefined ? 'text-muted' : 'text-brand',
            )}
          >
            {position}
          </span>
          <Avatar name={shownName(member.playerName)} photoUrl={member.photoURL} />
        </>
      }
      title={name}
      detail={[t.games({ n: member.games }), ...(partner === null ? [] : [partner])].join(' · ')}
      trailing={
        member.number === me ? (
          <Badge tone="you">{formatMinutes(minutes, t) ?? t.mine}</Badge>
        ) : (
          <span className="text-sm tabular-nums">{formatMinutes(minutes, t)}</span>
        )
      }
    />
  )
  return (
    <li data-member={member.number}>
      {onMember === null ? (
        <span className="flex min-h-14 items-center gap-3 px-4 py-2">{content}</span>
      ) : (
        <button type="button" className={rowClasses} onClick={() => onMember(member.number)}>
          {content}
        </button>
      )}
    </li>
  )
}

const formatMinutes = (
  minutes: number | null | undefined,
  t: ReturnType<typeof useTexts<typeof liveQueueTexts>>,
): string | null =>
  minutes === null || minutes === undefined
    ? null
    : minutes === 0
      ? t.now
      : t.aboutMinutes({ n: minutes })
