// The organizer's actions on one queue member: break, leave, move, pair, and keep apart. Only
// organizers see who is kept apart.
import { useState } from 'react'
import type { LucideIcon } from 'lucide-react'
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Coffee,
  House,
  Play,
  Shuffle,
  UserRoundX,
  Users,
  UsersRound,
} from 'lucide-react'
import { findLaneGroup } from '#domain/queue/lane-groups.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { formatList } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import type {
  PlacedPerson,
  QueueNames,
  QueuePerson,
  QueueView,
} from '../../parts/queue/queue-names.ts'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { QueueActions, QueueStepInput } from './use-queue-actions.ts'

type MemberSheetProps = {
  queue: QueueView
  number: number
  nameOf: QueueNames
  actions: Pick<QueueActions, 'step'>
  onClose: () => void
}
type Choosing = 'swap' | 'pair' | 'apart'

export function QueueMemberSheet({ queue, number, nameOf, actions, onClose }: MemberSheetProps) {
  const t = useTexts(liveQueueTexts)
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const { data } = useRead('queues-apart', { eventId: queue.eventId })
  const member = queue.members.find((one) => one.number === number)
  if (member === undefined) return null
  const apartFrom = (data?.apart ?? []).flatMap(([one, other]) =>
    one === number ? [other] : other === number ? [one] : [],
  )
  const take = async (step: QueueStepInput) => {
    if ((await actions.step(step)) !== null) onClose()
  }
  const others = queue.members.filter(
    (one) => one.number !== number && fits(choosing, member, one, apartFrom),
  )
  return (
    <Sheet isOpen title={choosing === null ? nameOf(number) : t[choosing]} onClose={onClose}>
      {choosing === 'apart' && <p className="text-muted">{t.apartText}</p>}
      {choosing === null ? (
        <Choices
          queue={queue}
          member={member}
          apartFrom={apartFrom}
          nameOf={nameOf}
          onStep={(step) => void take(step)}
          onChoose={setChoosing}
        />
      ) : (
        <List label={t.choose}>
          {others.map((other) => (
            <li key={other.number}>
              <button
                type="button"
                className={rowClasses}
                onClick={() => void take(toStep(choosing, number, other.number))}
              >
                <RowContent title={nameOf(other.number)} />
              </button>
            </li>
          ))}
        </List>
      )}
    </Sheet>
  )
}

const toStep = (choosing: Choosing, number: number, other: number): QueueStepInput =>
  choosing === 'apart'
    ? { kind: 'apart', number, with: other, isApart: true }
    : { kind: choosing, number, with: other }

const isPresent = ({ state }: QueuePerson): boolean => state === 'waiting' || state === 'playing'

const fits = (
  choosing: Choosing | null,
  member: QueuePerson,
  other: QueuePerson,
  apartFrom: readonly number[],
): boolean =>
  choosing === 'apart'
    ? other.state !== 'left' && !apartFrom.includes(other.number)
    : isPresent(other) && (choosing !== 'pair' || other.lane === member.lane)

type ChoicesProps = {
  queue: QueueView
  member: PlacedPerson
  apartFrom: readonly number[]
  nameOf: QueueNames
  onStep: (step: QueueStepInput) => void
  onChoose: (choosing: Choosing) => void
}

function Choices(props: ChoicesProps) {
  const { apartFrom, nameOf, member } = props
  const t = useTexts(liveQueueTexts)
  return (
    <>
      {isAway(member) && !member.isHere && (
        <p className="text-muted">{t.absent({ name: nameOf(member.number) })}</p>
      )}
      {apartFrom.length > 0 && (
        <p className="text-sm text-muted">
          {t.apartFrom({ names: formatList(apartFrom.map(nameOf)) })}
        </p>
      )}
      <List>
        {listChoices(props, t).map(({ id, icon: Icon, label, onPress }) => (
          <li key={id}>
            <button type="button" className={rowClasses} onClick={onPress}>
              <RowContent
                leading={<Icon aria-hidden size={20} className="shrink-0 text-brand" />}
                title={label}
              />
            </button>
          </li>
        ))}
      </List>
    </>
  )
}

type Choice = { id: string; icon: LucideIcon; label: string; onPress: () => void }

type Words = ReturnType<typeof useTexts<typeof liveQueueTexts>>

const isAway = ({ state }: QueuePerson): boolean => state === 'paused' || state === 'left'

function listChoices(props: ChoicesProps, t: Words): Choice[] {
  return [...listPlaces(props, t), ...listCompany(props, t), ...listBreaks(props, t)]
}

const createStep =
  ({ onStep }: ChoicesProps) =>
  (id: string, icon: LucideIcon, label: string, value: QueueStepInput): Choice => ({
    id,
    icon,
    label,
    onPress: () => onStep(value),
  })

function listPlaces(props: ChoicesProps, t: Words): Choice[] {
  const {
    queue,
    member: { number, state, lane },
    onChoose,
  } = props
  const step = createStep(props)
  const laneOf = new Map(queue.members.map((one) => [one.number, one.lane]))
  const group = findLaneGroup(queue, lane)
  const first = queue.line.find((place) => group.includes(laneOf.get(place.number) ?? -1))
  const swap = { id: 'swap', icon: Shuffle, label: t.swap, onPress: () => onChoose('swap') }
  if (state === 'playing')
    return [step('skip', UserRoundX, t.notThere, { kind: 'skip', number }), swap]
  if (state !== 'waiting') return []
  const front =
    first === undefined || first.number === number
      ? []
      : [step('first', ArrowUpToLine, t.moveFirst, { kind: 'move', number, before: first.number })]
  const last = step('last', ArrowDownToLine, t.moveLast, { kind: 'move', number, before: null })
  return [...front, last, swap]
}

function listCompany(props: ChoicesProps, t: Words): Choice[] {
  const { member, apartFrom, nameOf, onChoose } = props
  const { number, partner } = member
  const step = createStep(props)
  const pair =
    partner === null
      ? { id: 'pair', icon: UsersRound, label: t.pair, onPress: () => onChoose('pair') }
      : step('unpair', UsersRound, t.unpair, { kind: 'pair', number, with: null })
  return [
    ...(isAway(member) ? [] : [pair]),
    { id: 'apart', icon: Users, label: t.apart, onPress: () => onChoose('apart') },
    ...apartFrom.map((other) =>
      step(`together ${other}`, Users, t.together({ name: nameOf(other) }), {
        kind: 'apart',
        number,
        with: other,
        isApart: false,
      }),
    ),
  ]
}

function listBreaks(props: ChoicesProps, t: Words): Choice[] {
  const { member } = props
  const { number, state } = member
  const step = createStep(props)
  const pause = state === 'playing' ? t.pauseAfter : t.pause
  return [
    ...(isAway(member)
      ? member.isHere
        ? [step('resume', Play, t.resume, { kind: 'resume', number })]
        : []
      : [step('pause', Coffee, pause, { kind: 'pause', number })]),
    ...(state === 'left' ? [] : [step('leave', House, t.leave, { kind: 'leave', number })]),
  ]
}
