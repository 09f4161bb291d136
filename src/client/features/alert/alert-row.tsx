// One alert: unread ones stand on a tinted ground with a dot. It leads to its event, unless that is
// gone.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  AlarmClock,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleHelp,
  ClipboardCheck,
  Coins,
  Crown,
  Gem,
  Handshake,
  Hourglass,
  IdCard,
  Lightbulb,
  ListOrdered,
  Medal,
  PartyPopper,
  Scale,
  Trash2,
  Trophy,
  UserMinus,
  UserPlus,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { alertTarget } from '#contract/alert-target.ts'
import type { AlertKind } from '#domain/alert/alert.ts'
import { alertsTexts } from '#words/en/alert/alerts.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { rowClasses } from '../../ui/list-row.tsx'
import { formatAlert, type Alert } from './alert-words.ts'

const good = 'bg-soft text-brand'
const warm = 'bg-warm-soft text-warm'
const bad = 'bg-bad-soft text-bad'

const looks: Record<AlertKind, { icon: LucideIcon; tone: string }> = {
  'event-deleted': { icon: Trash2, tone: bad },
  'event-cancelled': { icon: CalendarX, tone: bad },
  'event-changed': { icon: CalendarClock, tone: warm },
  'event-clock-changed': { icon: CalendarClock, tone: warm },
  promoted: { icon: PartyPopper, tone: good },
  'moved-to-waitlist': { icon: Hourglass, tone: warm },
  'added-to-event': { icon: UserPlus, tone: good },
  'removed-from-event': { icon: UserMinus, tone: bad },
  'drawn-in': { icon: PartyPopper, tone: good },
  'drawn-waiting': { icon: Hourglass, tone: warm },
  'reminder-day': { icon: AlarmClock, tone: good },
  'reminder-soon': { icon: AlarmClock, tone: warm },
  'event-below-minimum': { icon: UsersRound, tone: warm },
  'event-created-nearby': { icon: CalendarPlus, tone: good },
  'event-handed-over': { icon: Crown, tone: good },
  'club-handed-over': { icon: Crown, tone: good },
  'club-added': { icon: Users, tone: good },
  'club-invited': { icon: Users, tone: warm },
  'club-removed': { icon: UserMinus, tone: bad },
  'team-formed': { icon: Handshake, tone: good },
  'team-ended': { icon: UserMinus, tone: warm },
  'admin-joined': { icon: Crown, tone: good },
  'suggestion-made': { icon: Lightbulb, tone: warm },
  'suggestion-applied': { icon: Lightbulb, tone: good },
  'suggestion-dismissed': { icon: Lightbulb, tone: warm },
  'match-next': { icon: CalendarClock, tone: good },
  'league-invited': { icon: Trophy, tone: warm },
  'league-asked': { icon: Handshake, tone: warm },
  'league-joined': { icon: Handshake, tone: good },
  'league-added': { icon: Trophy, tone: good },
  'league-left': { icon: UserMinus, tone: warm },
  'league-removed': { icon: UserMinus, tone: bad },
  'league-concluded': { icon: Trophy, tone: good },
  'score-to-confirm': { icon: ClipboardCheck, tone: warm },
  'score-disputed': { icon: Scale, tone: bad },
  'score-decided': { icon: Scale, tone: good },
  'were-you-there': { icon: CircleHelp, tone: warm },
  'results-closed': { icon: ListOrdered, tone: good },
  'results-corrected': { icon: ListOrdered, tone: warm },
  'medal-won': { icon: Medal, tone: good },
  'diamond-won': { icon: Gem, tone: good },
  'tokens-received': { icon: Coins, tone: good },
  'pass-granted': { icon: IdCard, tone: good },
}

export type RenderAnswer = (eventId: string) => ReactNode

/** `now` in ms. */
export function AlertRow({
  alert,
  now,
  renderAnswer,
}: {
  alert: Alert
  now: number
  renderAnswer: RenderAnswer
}) {
  const look = clsx(
    'items-start row-lazy [contain-intrinsic-size:auto_6rem]',
    !alert.read && 'bg-soft/60',
  )
  const target: LinkProps | null = alertTarget(alert)
  return (
    <li data-unread={alert.read ? undefined : ''} className={look}>
      {target === null ? (
        <div className="flex gap-3 px-4 py-3">
          <AlertContent alert={alert} now={now} />
        </div>
      ) : (
        <Link {...target} className={clsx(rowClasses, 'items-start! py-3')}>
          <AlertContent alert={alert} now={now} />
        </Link>
      )}
      {alert.kind === 'were-you-there' && alert.eventId !== null && (
        <div className="min-h-12 pr-4 pb-3 pl-16">{renderAnswer(alert.eventId)}</div>
      )}
    </li>
  )
}

function AlertContent({ alert, now }: { alert: Alert; now: number }) {
  const t = useTexts(alertsTexts)
  const { icon: Icon, tone } = looks[alert.kind]
  const { sentence, detail, reason } = formatAlert(alert)
  return (
    <>
      <span
        aria-hidden
        className={clsx('grid size-10 shrink-0 place-items-center rounded-xl', tone)}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={clsx('text-pretty', alert.read ? 'font-medium' : 'font-bold')}>
          {!alert.read && <span className="sr-only">{t.unread}</span>}
          {sentence}
        </p>
        {reason !== '' && <p className="text-sm">{reason}</p>}
        {detail !== '' && <p className="text-sm text-muted">{detail}</p>}
        <p className="text-xs text-muted">{formatRelative(alert.created, now)}</p>
      </div>
      {!alert.read && <span aria-hidden className="mt-1 size-2.5 shrink-0 rounded-full bg-brand" />}
    </>
  )
}
