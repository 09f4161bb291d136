// The line of a live queue: all members in order with estimated minutes, by lane, and those on a
// break below.
import { clsx } from 'clsx'
import { countMissing, listLaneGroups, type LaneGroup } from '#domain/queue/lane-groups.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { formatList } from '../../i18n/formats.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import {
  minutesBetween,
  type PlacedPerson,
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
  const groups = listLaneGroups(queue)
  const paused = queue.members.filter(({ state }) => state === 'paused')
  return (
    <>
      {groups.map((group) => (
        <Section
          key={group[0]}
          title={
            queue.levels.length === 0
              ? t.line
              : formatList(group.map((lane) => laneName(queue.levels, lane, t)))
          }
        >
          {group.length > 1 && <p className="text-sm text-muted">{t.joined}</p>}
          <Line {...props} group={group} />
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

function Line({ group, ...props }: QueueLineProps & { group: LaneGroup }) {
  const { queue, now } = props
  const t = useTexts(liveQueueTexts)
  const byNumber = new Map(queue.members.map((member) => [member.number, member]))
  const placed = queue.line.flatMap((place) => {
    const member = byNumber.get(place.number)
    return member !== undefined && group.includes(member.lane) ? [{ ...place, member }] : []
  })
  // Half of a pair waits until the other comes off the court.
  const standingBy = queue.members.filter(
    (member) =>
      group.includes(member.lane) &&
      member.state === 'waiting' &&
      placed.every(({ number }) => number !== member.number),
  )
  if (placed.length + standingBy.length === 0) return <p className="text-muted">{t.nobody}</p>
  const missing = countMissing(queue, group)
  return (
    <>
      {missing > 0 && <p className="text-sm font-semibold">{t.missing({ n: missing })}</p>}
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
    </>
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
  const host = isEntrusted(member) ? t.hostedBy({ name: nameOf(member.host) }) : null
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
      detail={[host, t.games({ n: member.games }), partner]
        .filter((words) => words !== null)
        .join(' · ')}
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

const isEntrusted = (member: QueuePerson): member is PlacedPerson & { host: number } =>
  'host' in member && member.host !== null

const formatMinutes = (
  minutes: number | null | undefined,
  t: ReturnType<typeof useTexts<typeof liveQueueTexts>>,
): string | null =>
  minutes === null || minutes === undefined
    ? null
    : minutes === 0
      ? t.now
      : t.aboutMinutes({ n: minutes })
