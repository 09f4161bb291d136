// One ledger entry: reason, time, amount, and the balance after it.
import { clsx } from 'clsx'
import {
  CalendarCheck,
  CalendarPlus,
  Gem,
  ArrowDownLeft,
  ArrowUpRight,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { formatInstant, formatNumber, formatSigned } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { getShownKind, formatReason, type LedgerEntry } from './ledger-words.ts'

const looks: Record<ReturnType<typeof getShownKind>, { icon: LucideIcon; tone: string }> = {
  claim: { icon: CalendarPlus, tone: 'bg-soft text-brand' },
  attended: { icon: CalendarCheck, tone: 'bg-soft text-brand' },
  sent: { icon: ArrowUpRight, tone: 'bg-warm-soft text-warm' },
  received: { icon: ArrowDownLeft, tone: 'bg-soft text-brand' },
  undone: { icon: Undo2, tone: 'bg-soft text-brand' },
  takenBack: { icon: Undo2, tone: 'bg-warm-soft text-warm' },
  diamond: { icon: Gem, tone: 'bg-cool-soft text-cool' },
}

export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const t = useTexts(ledgerTexts)
  const { icon: Icon, tone } = looks[getShownKind(entry)]
  const when = [
    formatInstant(entry.created),
    ...(entry.fee > 0 ? [t.fee({ fee: formatNumber(entry.fee) })] : []),
  ].join(' · ')
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2 row-lazy">
      <span
        aria-hidden
        className={clsx('grid size-10 shrink-0 place-items-center rounded-xl', tone)}
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{formatReason(entry)}</p>
        {entry.note !== '' && <p className="text-sm">{t.quoted({ note: entry.note })}</p>}
        <p className="text-sm text-muted">{when}</p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={clsx('text-lg font-bold', entry.amount > 0 && 'text-brand')}>
          {formatSigned(entry.amount)}
        </p>
        <p className="text-sm text-muted">{t.balance({ n: formatNumber(entry.balanceAfter) })}</p>
      </div>
    </li>
  )
}
