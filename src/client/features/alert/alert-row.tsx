// One alert with its age; unread ones are tinted and have a dot. It links to its event, unless that
// is deleted.
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
  ClipboardList,
  Coins,
  Crown,
  Flag,
  Gem,
  HandCoins,
  Handshake,
  Hourglass,
  IdCard,
  Lightbulb,
  ListChecks,
  ListOrdered,
  Medal,
  Megaphone,
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
import { formatRelative, formatTime } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAge, wallTime } from './alert-time.ts'
import { formatAlert, type AlertItem } from './alert-words.ts'

const good = 'bg-soft text-brand'
const warm = 'bg-warm-soft text-warm'
const bad = 'bg-bad-soft text-bad'

const looks: Record<AlertKind, { icon: LucideIcon; tone: string }> = {
  'event-deleted': { icon: Trash2, tone: bad },
  'event-cancelled': { icon: CalendarX, tone: bad },
  'event-changed': { icon: CalendarClock, tone: warm },
  'event-clock-changed': { icon: CalendarClock, tone: warm },
  'event-day-status': { icon: CalendarClock, tone: warm },
  'venue-day-status': { icon: CalendarClock, tone: warm },
  promoted: { icon: PartyPopper, tone: good },
  'place-offered': { icon: PartyPopper, tone: warm },
  'offer-expired': { icon: Hourglass, tone: bad },
  'moved-to-waitlist': { icon: Hourglass, tone: warm },
  'added-to-event': { icon: UserPlus, tone: good },
  'removed-from-event': { icon: UserMinus, tone: bad },
  'drawn-in': { icon: PartyPopper, tone: good },
  'drawn-waiting': { icon: Hourglass, tone: warm },
  'reminder-day': { icon: AlarmClock, tone: good },
  'reminder-soon': { icon: AlarmClock, tone: warm },
  'event-below-minimum': { icon: UsersRound, tone: warm },
  'payment-reminder': { icon: HandCoins, tone: warm },
  'event-invited': { icon: CalendarPlus, tone: warm },
  'invitation-reminder': { icon: CalendarPlus, tone: warm },
  'event-created-nearby': { icon: CalendarPlus, tone: good },
  'event-handed-over': { icon: Crown, tone: good },
  'club-handed-over': { icon: Crown, tone: good },
  'club-added': { icon: Users, tone: good },
  'club-invited': { icon: Users, tone: warm },
  'club-removed': { icon: UserMinus, tone: bad },
  'club-asked': { icon: UserPlus, tone: warm },
  'club-accepted': { icon: PartyPopper, tone: good },
  'club-declined': { icon: UserMinus, tone: bad },
  'club-office': { icon: Crown, tone: good },
  'club-notice': { icon: Megaphone, tone: good },
  'club-poll': { icon: ListChecks, tone: good },
  'team-formed': { icon: Handshake, tone: good },
  'team-ended': { icon: UserMinus, tone: warm },
  'admin-joined': { icon: Crown, tone: good },
  'suggestion-made': { icon: Lightbulb, tone: warm },
  'suggestion-applied': { icon: Lightbulb, tone: good },
  'suggestion-dismissed': { icon: Lightbulb, tone: warm },
  'house-appealed': { icon: Handshake, tone: warm },
  'house-answered': { icon: Handshake, tone: good },
  'report-answered': { icon: Flag, tone: good },
  'report-acted': { icon: Flag, tone: bad },
  'appeal-answered': { icon: Scale, tone: good },
  'contact-claim-asked': { icon: UserPlus, tone: warm },
  'contact-claimed': { icon: UserPlus, tone: good },
  'claim-ended': { icon: UserMinus, tone: warm },
  'match-next': { icon: CalendarClock, tone: good },
  'pair-asked': { icon: Handshake, tone: warm },
  'pair-agreed': { icon: Handshake, tone: good },
  'guest-entrusted': { icon: UserPlus, tone: warm },
  'day-planned': { icon: CalendarClock, tone: good },
  'event-cohost': { icon: Crown, tone: good },
  'tournament-cohost': { icon: Crown, tone: good },
  'league-invited': { icon: Trophy, tone: warm },
  'league-asked': { icon: Handshake, tone: warm },
  'league-joined': { icon: Handshake, tone: good },
  'league-added': { icon: Trophy, tone: good },
  'league-left': { icon: UserMinus, tone: warm },
  'league-removed': { icon: UserMinus, tone: bad },
  'league-concluded': { icon: Trophy, tone: good },
  'league-captain': { icon: Crown, tone: good },
  'league-scheduled': { icon: CalendarClock, tone: good },
  'league-matchup-moved': { icon: CalendarClock, tone: warm },
  'league-lineup-due': { icon: ClipboardList, tone: warm },
  'league-lineups-shown': { icon: ClipboardList, tone: good },
  'league-result': { icon: ListOrdered, tone: good },
  'score-to-confirm': { icon: ClipboardCheck, tone: warm },
  'score-disputed': { icon: Scale, tone: bad },
  'score-decided': { icon: Scale, tone: good },
  'results-held': { icon: Scale, tone: warm },
  'were-you-there': { icon: CircleHelp, tone: warm },
  'results-closed': { icon: ListOrdered, tone: good },
  'results-corrected': { icon: ListOrdered, tone: warm },
  'medal-won': { icon: Medal, tone: good },
  'diamond-won': { icon: Gem, tone: good },
  'tokens-received': { icon: Coins, tone: good },
  'pass-granted': { icon: IdCard, tone: good },
}

export type RenderAnswer = (alert: AlertItem) => ReactNode

export const rowLook = 'flex min-h-12 w-full items-center gap-3 px-3 py-2'

type AlertRowProps = { alert: AlertItem; now: number; isToday: boolean; renderAnswer: RenderAnswer }

export function AlertRow({ alert, now, isToday, renderAnswer }: AlertRowProps) {
  const look = clsx('row-lazy [contain-intrinsic-size:auto_3.5rem]', !alert.read && 'bg-soft/60')
  const target: LinkProps | null = alertTarget(alert)
  const content = <AlertContent alert={alert} />
  const at = <AlertTime alert={alert} now={now} isToday={isToday} />
  return (
    <li data-unread={alert.read ? undefined : ''} className={look}>
      {target === null ? (
        <div className={rowLook}>
          {content}
          {at}
        </div>
      ) : (
        <Link {...target} className={clsx(rowLook, linkLook)}>
          {content}
          {at}
        </Link>
      )}
      {isAsking(alert) && <div className="min-h-12 pr-4 pb-3 pl-12">{renderAnswer(alert)}</div>}
    </li>
  )
}

const isAsking = ({ kind, eventId, params }: AlertItem): boolean =>
  kind === 'were-you-there'
    ? eventId !== null
    : kind === 'report-acted' && params['appealed'] === undefined

const linkLook =
  'cursor-pointer outline-none transition-colors hover:bg-soft/60 focus-visible:ring-focus focus-visible:-outline-offset-2'

const separator = ' · '

export function AlertContent({ alert, children }: { alert: AlertItem; children?: ReactNode }) {
  const t = useTexts(alertsTexts)
  const { icon: Icon, tone } = looks[alert.kind]
  const { sentence, detail, reason } = formatAlert(alert)
  return (
    <>
      <span
        aria-hidden
        data-kind={alert.kind}
        className={clsx('grid size-8 shrink-0 place-items-center rounded-lg', tone)}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 text-sm leading-snug wrap-anywhere">
        {!alert.read && <span className="sr-only">{t.unread}</span>}
        <p>
          {detail !== '' && <span className="text-muted">{[detail, separator].join('')}</span>}
          <span className={alert.read ? 'font-medium' : 'font-bold'}>{sentence}</span>
          {reason !== '' && ` ${reason}`}
        </p>
        {children}
      </div>
    </>
  )
}

export function AlertTime({
  alert: { created, read },
  now,
  isToday,
}: Pick<AlertRowProps, 'alert' | 'now' | 'isToday'>) {
  return (
    <span className="flex shrink-0 items-center gap-2 text-xs text-muted tabular-nums">
      {isToday ? (
        <>
          <span className="sr-only">{formatRelative(created, now)}</span>
          <span aria-hidden>{formatAge(created, now)}</span>
        </>
      ) : (
        formatTime(wallTime(created))
      )}
      {!read && <span aria-hidden className="size-2 rounded-full bg-brand" />}
    </span>
  )
}
