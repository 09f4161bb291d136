import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { findTroubles, type Trouble, type TroubleKind } from '#domain/operator/console.ts'
import { nextActionTexts } from '#words/en/operator/checkup.ts'
import { consoleTexts, homeTexts, nextStepTexts, troubleTexts } from '#words/en/operator/console.ts'
import { fill } from '#words/words.ts'
import { formatInstant, formatNumber, formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses, cardClasses } from '../../ui/button-classes.ts'
import { Stat } from '../../ui/stat.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { formatBytes } from './format-bytes.ts'
import { usePage, useRenewed, type Shows } from './use-page.ts'

type Home = Shows<'home'>

/** opens: the pages that the operator's role opens. */
type OverviewProps = { opens: ReadonlySet<string> }

export const OverviewPage = ({ opens }: OverviewProps) => (
  <ConsoleFrame read={useRenewed(usePage('home', { page: 'home' }))}>
    {(home) => <Overview home={home} opens={opens} />}
  </ConsoleFrame>
)

function Overview({ home, opens }: OverviewProps & { home: Home }) {
  const t = useTexts(homeTexts)
  const { people, windows } = home
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Tile label={t.active} value={people.active}>
          {t.accounts({ n: people.accounts })}
          {people.suspended > 0 && ` · ${t.suspended({ n: people.suspended })}`}
        </Tile>
        <Tile label={t.events} value={people.events} />
        {windows !== null && (
          <Tile label={t.windows} value={windows}>
            {t.onThis}
          </Tile>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Waiting home={home} opens={opens} />
        <Server home={home} />
      </div>
      {home.warnings.length > 0 && <Warnings home={home} />}
    </>
  )
}

const Tile = ({
  label,
  value,
  children,
}: {
  label: string
  value: number
  children?: ReactNode
}) => (
  <div className={cardClasses()}>
    <dl>
      <Stat label={label} value={formatNumber(value)} isMain />
    </dl>
    {children !== undefined && <p className="mt-1 text-sm text-muted">{children}</p>}
  </div>
)

const dots = { broken: 'bg-bad', waiting: 'bg-warm', hint: 'bg-cool' } as const
const pagesByKind: Readonly<Partial<Record<TroubleKind, string>>> = {
  reports: 'reports',
  requests: 'registration',
  jobs: 'jobs',
  'mail-late': 'mail',
  'mail-stopped': 'mail',
  'no-backup': 'backups',
  'old-backup': 'backups',
  'backup-failed': 'backups',
  'copy-failed': 'backups',
  'copy-held': 'backups',
  setup: 'start',
}

const toInstant = (text: string | null): number | null => (text === null ? null : Date.parse(text))

function Waiting({ home, opens }: OverviewProps & { home: Home }) {
  const t = useTexts(homeTexts)
  const troubles = findTroubles({
    ...home,
    backedUp: toInstant(home.backedUp),
    away: home.away && { ...home.away, copied: toInstant(home.away.copied) },
    now: Date.parse(home.now),
  })
  const isBroken = troubles.some(({ level }) => level === 'broken')
  return (
    <section className={cardClasses()}>
      <h2>{t.waiting}</h2>
      {!isBroken && (
        <p className="mt-2 flex items-center gap-2 text-brand">
          <CircleCheck aria-hidden size={20} />
          {t.fine}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {troubles.map((trouble) => (
          <TroubleRow key={trouble.kind} trouble={trouble} opens={opens} />
        ))}
      </ul>
    </section>
  )
}

function TroubleRow({
  trouble: { kind, level, n, at },
  opens,
}: OverviewProps & { trouble: Trouble }) {
  const t = useTexts(homeTexts)
  const next = useTexts(nextStepTexts)
  const titles = useTexts(troubleTexts)
  const when = at === null ? '' : formatInstant(new Date(at).toISOString())
  const page = pagesByKind[kind]
  return (
    <li className="flex items-center gap-3 py-3">
      <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', dots[level])} />
      <span className="min-w-0 flex-1">
        <b className="block">{fill(titles[kind], { n, when })}</b>
        <span className="text-sm text-muted">{next[kind]}</span>
      </span>
      {page !== undefined && opens.has(page) && (
        <Link to="/operate" search={{ page }} className={buttonClasses({ size: 'sm' })}>
          {t.look}
        </Link>
      )}
    </li>
  )
}

function Server({ home }: { home: Home }) {
  const t = useTexts(homeTexts)
  const { mail, disk, jobs, backedUp, away } = home
  const ago = (at: string | null) =>
    at === null ? t.noBackup : formatRelative(at, Date.parse(home.now))
  const facts = [
    ...(disk === null
      ? []
      : [
          [
            t.disk,
            t.diskText({ free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) }),
          ] as const,
        ]),
    [t.database, formatBytes(home.databaseBytes)],
    [t.mail, `${mail.isSent ? t.mailSent : t.mailFiles} · ${t.mailWaiting({ n: mail.waiting })}`],
    [t.jobs, t.jobsText(jobs)],
    [t.backup, ago(backedUp)],
    ...(away === null ? [] : [[t.copy, ago(away.copied)] as const]),
    [t.version, home.version],
  ] as const
  return (
    <section className={cardClasses()}>
      <h2>{t.machine}</h2>
      <dl className="mt-2 flex flex-col gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Warnings({ home }: { home: Home }) {
  const t = useTexts(homeTexts)
  const frame = useTexts(consoleTexts)
  const actions = useTexts(nextActionTexts)
  return (
    <section aria-label={frame.log} className={cardClasses()}>
      <h2>{t.warnings}</h2>
      <ul className="mt-2 divide-y divide-line">
        {home.warnings.map(({ text, cause, times, last }) => (
          <li key={text} className="py-2">
            <span lang="en" className="block font-semibold break-words">
              {text}
            </span>
            <span className="block">{actions[cause]}</span>
            <span className="text-sm text-muted">
              {t.times({ n: times, when: formatInstant(last) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
