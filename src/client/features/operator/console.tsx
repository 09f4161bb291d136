import { Suspense, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  Archive,
  ChartColumn,
  CircleArrowUp,
  DoorOpen,
  FileText,
  Flag,
  LayoutDashboard,
  ListChecks,
  MapPin,
  Mail,
  Timer,
  Palette,
  ScrollText,
  Settings,
  ShieldCheck,
  ShieldOff,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import {
  canOperate,
  type OperatorCapability,
  type OperatorRole,
} from '#domain/access/operator-roles.ts'
import { consoleTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useBack } from '../../navigation/use-back.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { LogPage } from './log-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { ReportsPage } from './report/reports-page.tsx'
import type { PageInput } from './use-page.ts'

const BackupsPage = lazyPart(() => import('./backups-page.tsx'), 'BackupsPage')
const ClubsPage = lazyPart(() => import('./club/clubs-page.tsx'), 'ClubsPage')
const JobsPage = lazyPart(() => import('./jobs/jobs-page.tsx'), 'JobsPage')
const LookPage = lazyPart(() => import('./look/look-page.tsx'), 'LookPage')
const MailPage = lazyPart(() => import('./mail/mail-page.tsx'), 'MailPage')
const NumbersPage = lazyPart(() => import('./numbers-page.tsx'), 'NumbersPage')
const RegistrationPage = lazyPart(() => import('./registration-page.tsx'), 'RegistrationPage')
const SettingsPage = lazyPart(() => import('./settings-page.tsx'), 'SettingsPage')
const StartPage = lazyPart(() => import('./start-page.tsx'), 'StartPage')
const TeamPage = lazyPart(() => import('./team-page.tsx'), 'TeamPage')
const TextsPage = lazyPart(() => import('./look/texts-page.tsx'), 'TextsPage')
const VenuesPage = lazyPart(() => import('./venue/venues-page.tsx'), 'VenuesPage')
const UpdatesPage = lazyPart(() => import('./updates-page.tsx'), 'UpdatesPage')

type Told = { text: string; role: OperatorRole; opens: ReadonlySet<string> }

type Place = {
  id: Exclude<
    PageInput['page'],
    'bans' | 'clubLoss' | 'demo' | 'mailLook' | 'merge' | 'person' | 'preview' | 'regions'
  >
  icon: LucideIcon
  needs: OperatorCapability
}
const places: readonly Place[] = [
  { id: 'home', icon: LayoutDashboard, needs: 'console.home' },
  { id: 'start', icon: ListChecks, needs: 'console.run' },
  { id: 'people', icon: Users, needs: 'console.people' },
  { id: 'reports', icon: Flag, needs: 'console.reports' },
  { id: 'venues', icon: MapPin, needs: 'console.run' },
  { id: 'clubs', icon: UsersRound, needs: 'console.run' },
  { id: 'registration', icon: DoorOpen, needs: 'console.run' },
  { id: 'look', icon: Palette, needs: 'console.look' },
  { id: 'texts', icon: FileText, needs: 'console.look' },
  { id: 'team', icon: ShieldCheck, needs: 'console.appoint' },
  { id: 'mail', icon: Mail, needs: 'console.run' },
  { id: 'jobs', icon: Timer, needs: 'console.run' },
  { id: 'backups', icon: Archive, needs: 'console.run' },
  { id: 'numbers', icon: ChartColumn, needs: 'console.home' },
  { id: 'settings', icon: Settings, needs: 'console.run' },
  { id: 'updates', icon: CircleArrowUp, needs: 'console.run' },
  { id: 'log', icon: ScrollText, needs: 'console.log' },
]

export function Console({
  role,
  asked,
  text,
}: {
  role: OperatorRole | null
  asked: string
  text: string
}) {
  const t = useTexts(consoleTexts)
  const goBack = useBack()
  const open = places.filter(({ needs }) => canOperate(role, needs))
  const opens = new Set(open.map(({ id }) => id))
  const here = open.find(({ id }) => id === asked) ?? open[0]
  const back = { label: t.back, onPress: goBack }
  if (role === null || here === undefined)
    return (
      <Page title={t.title} back={back}>
        <EmptyState icon={ShieldOff} title={t.gone} text={t.goneText} />
      </Page>
    )
  return (
    <Page title={t[here.id]} windowTitle={`${t[here.id]} · ${t.title}`} back={back} width="wide">
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[max-content_minmax(0,1fr)] lg:items-start lg:gap-x-8">
        <Pages open={open} here={here.id} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <Suspense fallback={<SkeletonList rows={3} />}>
            {pages[here.id]({ text, role, opens })}
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

const bringIntoView = (link: HTMLElement | null): void => {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

function Pages({ open, here }: { open: readonly Place[]; here: Place['id'] }) {
  const t = useTexts(consoleTexts)
  return (
    <nav aria-label={t.pages} className="overflow-x-auto">
      <ul className="flex lg:block">
        {open.map(({ id, icon: Icon }) => (
          <li key={id} className="pr-1">
            <Link
              ref={id === here ? bringIntoView : undefined}
              to="/operate"
              search={{ page: id }}
              aria-current={id === here ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-3 rounded-xl px-3 font-semibold whitespace-nowrap outline-none focus-visible:ring-focus',
                id === here ? 'bg-soft text-brand' : 'text-muted hover:bg-soft',
              )}
            >
              <Icon aria-hidden size={20} className="shrink-0" />
              {t[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pages: Readonly<Record<Place['id'], (told: Told) => ReactNode>> = {
  home: ({ opens }) => <OverviewPage opens={opens} />,
  start: ({ text, role }) => <StartPage chosen={text} role={role} />,
  people: ({ text, role }) => <PeoplePage key={text} first={text} role={role} />,
  reports: () => <ReportsPage />,
  venues: () => <VenuesPage />,
  clubs: () => <ClubsPage />,
  registration: () => <RegistrationPage />,
  mail: () => <MailPage />,
  jobs: () => <JobsPage />,
  backups: ({ role }) => <BackupsPage role={role} />,
  look: () => <LookPage />,
  texts: () => <TextsPage />,
  team: () => <TeamPage />,
  numbers: () => <NumbersPage />,
  settings: () => <SettingsPage />,
  updates: () => <UpdatesPage />,
  log: () => <LogPage />,
}
