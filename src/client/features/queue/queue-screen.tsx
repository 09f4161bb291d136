// The live queue on one screen: my place, courts, line and fairness. Organizers can end games, act
// on members and undo.
import { Suspense, useState, type ReactNode } from 'react'
import { MonitorPlay, Settings2, Undo2 } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import type { LocalizedTexts } from '#words/words.ts'
import { useNow } from '../../device/today.ts'
import { formatFromTo } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { createQueueNames, toMinutes, type QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import { Stat } from '../../ui/stat.tsx'
import { labels } from '../../ui/words/labels.ts'
import { MyPlace } from './my-place.tsx'
import { QueueCourtCard } from './queue-court.tsx'
import { QueueLine } from './queue-line.tsx'
import type { QueueActions } from './use-queue-actions.ts'

const QueueMemberSheet = lazyPart(() => import('./member-sheet.tsx'), 'QueueMemberSheet')
const SettingsSheet = lazyPart(() => import('./settings-sheet.tsx'), 'SettingsSheet')
const Courtside = lazyPart(() => import('../../parts/courtside/courtside.tsx'), 'Courtside')
const ScreenSheet = lazyPart(() => import('./screen-sheet.tsx'), 'ScreenSheet')

/** Minutes change slowly, and calls to a court arrive live. */
const clockMs = 15_000

type QueueScreenProps = {
  queue: QueueView
  title: string
  playerId: string
  mayPlay: boolean
  actions: QueueActions
  arrivals: ReactNode
}

export function QueueScreen(props: QueueScreenProps) {
  const { queue, playerId, mayPlay, actions } = props
  const now = useNow(clockMs)
  const nameOf = createQueueNames(queue.members)
  const mine = queue.members.find((one) => one.playerId === playerId) ?? null
  const shown = { queue, nameOf, now, me: mine?.number ?? null }
  return (
    <div className="flex flex-col gap-4">
      {mine !== null && (
        <MyPlace queue={queue} mine={mine} nameOf={nameOf} now={now} actions={actions} />
      )}
      {mayPlay && <OrganizerBar {...props} />}
      {queue.state === 'open' && (
        <Suspense fallback={<span className="h-11" />}>
          <Courtside />
        </Suspense>
      )}
      {mayPlay && queue.state === 'open' ? (
        <Running {...shown} actions={actions} arrivals={props.arrivals} />
      ) : (
        <Board {...shown} actions={null} onMember={null} arrivals={null} />
      )}
    </div>
  )
}

type ShownQueue = Omit<CourtsProps, 'actions' | 'onMember'>

function Running({
  actions,
  arrivals,
  ...shown
}: ShownQueue & { actions: QueueActions; arrivals: ReactNode }) {
  const [member, setMember] = useState<number | null>(null)
  return (
    <>
      <Board {...shown} actions={actions} onMember={setMember} arrivals={arrivals} />
      {member !== null && (
        <Suspense>
          <QueueMemberSheet
            queue={shown.queue}
            number={member}
            nameOf={shown.nameOf}
            actions={actions}
            onClose={() => setMember(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function Board({ arrivals, ...shown }: CourtsProps & { arrivals: ReactNode }) {
  const { queue, nameOf, me, now, onMember } = shown
  return (
    <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Courts {...shown} />
      <div className="flex min-w-0 flex-col gap-2">
        {arrivals}
        <QueueLine queue={queue} nameOf={nameOf} me={me} now={now} onMember={onMember} />
        <Fairness queue={queue} />
      </div>
    </div>
  )
}

type CourtsProps = {
  queue: QueueView
  nameOf: ReturnType<typeof createQueueNames>
  me: number | null
  now: number
  actions: QueueActions | null
  onMember: ((number: number) => void) | null
}

function Courts({ queue, actions, ...shown }: CourtsProps) {
  const t = useTexts(liveQueueTexts)
  const { rule, courts } = queue
  return (
    <Section title={t.courts}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {courts.map((court) => (
          <QueueCourtCard
            key={court.court}
            {...shown}
            court={court}
            isWaiting={actions?.waitingCourts.includes(court.court) === true}
            asksWinner={
              rule.kind === 'winners-stay' ||
              (rule.kind === 'challenge' && rule.court === court.court)
            }
            onDone={
              actions === null
                ? null
                : (result) =>
                    actions.finish({
                      kind: 'finish',
                      court: court.court,
                      game: court.game?.id ?? 0,
                      ...result,
                    })
            }
          />
        ))}
      </ul>
    </Section>
  )
}

const undoKeys = {
  arrive: 'undoArrival',
  pause: 'undoBreak',
  skip: 'undoBreak',
  resume: 'undoResume',
  leave: 'undoLeave',
  move: 'undoLine',
  swap: 'undoLine',
  pair: 'undoLine',
  lane: 'undoLine',
  rule: 'undoSettings',
  courts: 'undoSettings',
} as const
const isNamed = (kind: string): kind is keyof typeof undoKeys => Object.hasOwn(undoKeys, kind)

function nameUndo(
  t: LocalizedTexts<typeof liveQueueTexts>,
  undoable: QueueView['undoable'],
): string {
  if (undoable === null) return labels.undo
  if (undoable.court !== null) return t.undoCourt({ n: undoable.court })
  return isNamed(undoable.kind) ? t[undoKeys[undoable.kind]] : labels.undo
}

function OrganizerBar({ queue, title, actions }: QueueScreenProps) {
  const t = useTexts(liveQueueTexts)
  const [open, setOpen] = useState<'settings' | 'screen' | null>(null)
  const [isUndoing, setUndoing] = useState(false)
  const { undoable } = queue
  const undo = async () => {
    if (undoable === null) return
    setUndoing(true)
    await actions.undo(undoable.step)
    setUndoing(false)
  }
  return (
    <div className="flex items-center gap-2">
      {queue.state === 'closed' ? (
        <Button className="flex-1" onPress={() => void actions.setState('open')}>
          {t.openAgain}
        </Button>
      ) : (
        <Button
          variant="plain"
          className="flex-1 sm:flex-none"
          isDisabled={undoable === null}
          isPending={isUndoing}
          onPress={() => void undo()}
        >
          <Undo2 aria-hidden size={20} />
          {nameUndo(t, undoable)}
        </Button>
      )}
      <IconButton icon={MonitorPlay} label={t.screen} onPress={() => setOpen('screen')} />
      <IconButton icon={Settings2} label={t.settings} onPress={() => setOpen('settings')} />
      <Suspense>
        {open === 'settings' && (
          <SettingsSheet queue={queue} actions={actions} onClose={() => setOpen(null)} />
        )}
        {open === 'screen' && (
          <ScreenSheet
            watchKey={queue.watchKey}
            title={title}
            actions={actions}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

function Fairness({ queue: { fairness, line } }: { queue: QueueView }) {
  const t = useTexts(liveQueueTexts)
  const { waits, games } = fairness
  return (
    <Section title={t.fairness}>
      <dl className="grid grid-cols-3 gap-3 rounded-2xl border border-line bg-card p-4">
        <Stat label={t.inLine} value={line.length} />
        <Stat
          label={t.waitSpread}
          value={
            waits === null
              ? '–'
              : t.minutesFromTo({
                  range: formatFromTo(toMinutes(waits.shortest), toMinutes(waits.longest)),
                })
          }
        />
        <Stat
          label={t.gameSpread}
          value={games === null ? '–' : formatFromTo(games.fewest, games.most)}
        />
      </dl>
    </Section>
  )
}
