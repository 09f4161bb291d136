// One open report: its subject, the reporter's text, and the actions.
import { Link } from '@tanstack/react-router'
import {
  Building2,
  Flag,
  Image,
  Link2,
  MessageCircle,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { isRemovable, type ReportKind } from '#domain/report/report.ts'
import { queueTexts, reportKindTexts } from '#words/en/report/report.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { labels } from '../../ui/words/labels.ts'
import { useCloseReport } from './use-close-report.ts'

export type OpenReport = LiveOutput<'reports-atLocation'>['reports'][number]

const icons: Record<ReportKind, LucideIcon> = {
  player: UserRound,
  message: MessageCircle,
  photo: Image,
  club: Users,
  location: Building2,
  media: Link2,
}

export function ReportCard({ report, now }: { report: OpenReport; now: number }) {
  const t = useTexts(queueTexts)
  const kinds = useTexts(reportKindTexts)
  const { busy, dismiss, remove } = useCloseReport(report)
  const Icon = icons[report.kind]
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Badge tone="warm">
          <Icon aria-hidden size={16} />
          {kinds[report.kind]}
        </Badge>
        <time dateTime={report.created} className="text-xs text-muted">
          {formatRelative(report.created, now)}
        </time>
      </div>
      <Subject report={report} />
      <p className="flex gap-2">
        <Flag aria-hidden size={20} className="mt-0.5 shrink-0 text-bad" />
        <span className="min-w-0 break-words whitespace-pre-line">{report.reason}</span>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {report.canRemove && (
          <Button variant="danger" isPending={busy === 'removed'} onPress={() => void remove()}>
            {labels.remove}
          </Button>
        )}
        <Button variant="plain" isPending={busy === 'dismissed'} onPress={() => void dismiss()}>
          {t.dismiss}
        </Button>
      </div>
    </Card>
  )
}

function Subject({
  report: { kind, playerName, clubName, photoURL, message, canRemove },
}: {
  report: OpenReport
}) {
  const t = useTexts(queueTexts)
  const isGone = isRemovable(kind) && !canRemove
  const player = playerName === null ? null : <PlayerLink name={playerName} />
  return (
    <div className="flex flex-col gap-2">
      {kind === 'location' && <p className="font-semibold">{t.thisVenue}</p>}
      {clubName !== null && <p className="text-lg font-bold">{clubName}</p>}
      {player ?? (kind === 'photo' ? <p className="font-semibold">{t.venuePhoto}</p> : null)}
      {photoURL !== '' && (
        <img
          src={photoURL}
          alt={t.reportedPhoto}
          className="max-h-64 w-fit max-w-full rounded-xl border border-line object-contain"
        />
      )}
      {message !== '' && (
        <blockquote className="rounded-xl bg-soft px-4 py-3 break-words whitespace-pre-line">
          {message}
        </blockquote>
      )}
      {isGone && <p className="text-sm text-muted">{t.gone}</p>}
    </div>
  )
}

function PlayerLink({ name }: { name: string }) {
  return (
    <p>
      <Link
        to="/viewplayer/$pName"
        params={{ pName: name }}
        className="font-semibold text-brand underline underline-offset-2 outline-none focus-visible:ring-focus"
      >
        {name}
      </Link>
    </p>
  )
}
