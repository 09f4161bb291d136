// /support, /support#article: searchable help, the notification check, the contact form, and the
// server status.
import { Suspense, useState } from 'react'
import { createFileRoute, Link, useRouterState, type LinkProps } from '@tanstack/react-router'
import { BookOpen, Sparkles } from 'lucide-react'
import type { HelpPlace } from '#contract/help.ts'
import { guidePath } from '#domain/onboarding/public-paths.ts'
import { supportTexts } from '#words/en/support/support.ts'
import { DataCredit } from '../features/location/data-credit.tsx'
import { Licences, ServerStatus } from '../features/support/server-status.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const HelpList = lazyPart(() => import('../features/support/help-list.tsx'), 'HelpList')
const ContactForm = lazyPart(() => import('../features/support/contact-form.tsx'), 'ContactForm')
const NotificationCheck = lazyPart(
  () => import('../features/notification/notification-check.tsx'),
  'NotificationCheck',
)

export const Route = createFileRoute('/support')({ component: SupportScreen })

function SupportScreen() {
  const t = useTexts(supportTexts)
  const goBack = useBack()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const { player, userId } = usePlayer()
  const [isChecking, setChecking] = useState(hash === 'notifications')
  return (
    <Page title={t.title} lead={t.lead} back={{ onPress: goBack }}>
      <p className="flex flex-wrap gap-2">
        <Link to="/poppi" className={buttonClasses({ variant: 'soft' })}>
          <Sparkles aria-hidden size={20} />
          {t.askPoppi}
        </Link>
        <a href={guidePath} className={buttonClasses({ variant: 'plain' })}>
          <BookOpen aria-hidden size={20} />
          {t.guide}
        </a>
      </p>
      <Suspense fallback={<SkeletonList label={t.loading} rows={6} />}>
        <HelpList key={hash} openId={hash} places={getPlaceLinks(player.homeLocation)} />
      </Suspense>
      <Section title={t.notifications}>
        {isChecking ? (
          <Suspense fallback={<SkeletonList label={t.loading} rows={4} />}>
            <NotificationCheck />
          </Suspense>
        ) : (
          <Button variant="soft" onPress={() => setChecking(true)}>
            {t.check}
          </Button>
        )}
      </Section>
      <Section title={t.contact}>
        <Suspense fallback={<SkeletonList label={t.loading} rows={3} />}>
          <ContactForm userId={userId} />
        </Suspense>
      </Section>
      <Section title={t.about}>
        <ServerStatus />
        <Licences credit={<DataCredit />} />
      </Section>
    </Page>
  )
}

const getPlaceLinks = (homeLocation: string | null): Partial<Record<HelpPlace, LinkProps>> => ({
  calendar: { to: '/calendar/{-$locationId}', params: { locationId: undefined } },
  list: { to: '/list' },
  myEvents: { to: '/myevents' },
  move: { to: '/move' },
  history: { to: '/myhistory' },
  venues: { to: '/venues/{-$locId}', params: { locId: undefined } },
  create: {
    to: '/createevent/{-$first}/{-$second}/{-$third}',
    params: { first: undefined, second: undefined, third: undefined },
  },
  venueList: { to: '/venuelist' },
  newVenue: { to: '/locationedit/$lId', params: { lId: 'new' } },
  messages: { to: '/messages' },
  leaderboard: { to: '/leaderboard' },
  profile: {
    to: '/player/{-$locId}/{-$addFavLoc}',
    params: { locId: undefined, addFavLoc: undefined },
  },
  settings: { to: '/player/settings/{-$scrollTarget}', params: { scrollTarget: undefined } },
  pass: { to: '/playerpass' },
  poppi: { to: '/poppi' },
  ...(homeLocation === null
    ? {}
    : ({
        community: {
          to: '/players/$locId/{-$showAdmin}',
          params: { locId: homeLocation, showAdmin: undefined },
        },
        leagues: { to: '/leagues/$locId', params: { locId: homeLocation } },
      } as const)),
})
