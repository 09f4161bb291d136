// /player/settings/{scrollTarget?}: the settings, assembled from the parts of each feature.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { accountTexts } from '#words/en/account/account.ts'
import { secondFactorTexts } from '#words/en/account/second-factor.ts'
import { calendarFeedTexts } from '#words/en/calendar-feed/calendar-feed.ts'
import { notificationTexts } from '#words/en/notification/notification.ts'
import { payToTexts, statementTexts } from '#words/en/payment/payment.ts'
import { settingsTexts } from '#words/en/player/settings.ts'
import { useWindow } from '../device/use-window.ts'
import { hasThreadsPane } from '../device/wide-window.ts'
import type { MethodsProps } from '../features/account/account.ts'
import { EmailSetting } from '../features/account/email-setting.tsx'
import { PasswordSetting } from '../features/account/password-setting.tsx'
import { ProviderSetting, shownProviders } from '../features/account/provider-setting.tsx'
import { SessionList } from '../features/account/session-list.tsx'
import { BlockedList } from '../features/block/blocked-list.tsx'
import {
  MailSetting,
  NotificationSettings,
  QuietHoursSetting,
} from '../features/notification/notification-settings.tsx'
import { PushSetting } from '../features/notification/push-setting.tsx'
import { Settings, type SettingsPart } from '../features/player/settings.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useBack } from '../navigation/use-back.ts'
import { useRead } from '../net/use-read.ts'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const CalendarFeedSetting = lazyPart(
  () => import('../features/calendar-feed/calendar-feed-setting.tsx'),
  'CalendarFeedSetting',
)
const DownloadSetting = lazyPart(
  () => import('../features/account/download-setting.tsx'),
  'DownloadSetting',
)
const DeleteSetting = lazyPart(
  () => import('../features/account/delete-setting.tsx'),
  'DeleteSetting',
)
const PayToSetting = lazyPart(
  () => import('../features/payment/pay-to-setting.tsx'),
  'PayToSetting',
)
const Statement = lazyPart(() => import('../features/payment/statement.tsx'), 'Statement')
const PasskeySetting = lazyPart(
  () => import('../features/account/passkey-setting.tsx'),
  'PasskeySetting',
)
const SecondFactorSetting = lazyPart(
  () => import('../features/account/second-factor-setting.tsx'),
  'SecondFactorSetting',
)

export const Route = createFileRoute('/player/settings/{-$scrollTarget}')({
  component: SettingsScreen,
  validateSearch: ({ error }: Record<string, unknown>): { error?: string } =>
    typeof error === 'string' ? { error } : {},
})

function SettingsScreen() {
  const t = useTexts(settingsTexts)
  const { scrollTarget } = Route.useParams()
  const goBack = useBack()
  const hasPane = useWindow(hasThreadsPane)
  const methods = useRead('account-signInMethods', {})
  return (
    <Page title={t.title} width={hasPane ? 'wide' : 'narrow'} back={{ onPress: goBack }}>
      <Settings
        scrollTarget={scrollTarget}
        slots={{
          notifications: useNotificationParts(),
          calendar: useCalendarParts(),
          money: useMoneyParts(),
          blocked: <BlockedList />,
          signIn: useSignInParts(methods),
          data: useDataParts(methods),
        }}
      />
    </Page>
  )
}

function useNotificationParts(): readonly SettingsPart[] {
  const t = useTexts(notificationTexts)
  return [
    { id: 'push', title: t.push, content: <PushSetting /> },
    { id: 'channels', title: t.channels, content: <NotificationSettings /> },
    { id: 'quiet', title: t.quiet, content: <QuietHoursSetting /> },
    { id: 'mails', title: t.mails, content: <MailSetting /> },
  ]
}

function useCalendarParts(): readonly SettingsPart[] {
  const t = useTexts(calendarFeedTexts)
  return [
    {
      id: 'calendar-feed',
      title: t.title,
      content: (
        <Suspense fallback={<SkeletonList rows={1} />}>
          <CalendarFeedSetting />
        </Suspense>
      ),
    },
  ]
}

function useMoneyParts(): readonly SettingsPart[] {
  const t = useTexts(payToTexts)
  const statement = useTexts(statementTexts)
  return [
    {
      id: 'pay-to',
      title: t.title,
      content: (
        <Suspense>
          <PayToSetting />
        </Suspense>
      ),
    },
    {
      id: 'statement',
      title: statement.title,
      content: (
        <Suspense>
          <Statement scope={{ kind: 'mine' }} />
        </Suspense>
      ),
    },
  ]
}

function useSignInParts(methods: MethodsProps['methods']): readonly SettingsPart[] {
  const t = useTexts(accountTexts)
  const factor = useTexts(secondFactorTexts)
  const { error } = Route.useSearch()
  return [
    { id: 'email', title: t.email, content: <EmailSetting methods={methods} /> },
    { id: 'password', title: t.password, content: <PasswordSetting methods={methods} /> },
    {
      id: 'passkeys',
      title: t.passkeys,
      content: (
        <Suspense>
          <PasskeySetting methods={methods} />
        </Suspense>
      ),
    },
    {
      id: 'second-factor',
      title: factor.title,
      content: (
        <Suspense>
          <SecondFactorSetting methods={methods} />
        </Suspense>
      ),
    },
    ...(shownProviders(methods).length === 0
      ? []
      : [
          {
            id: 'providers',
            title: t.providers,
            content: <ProviderSetting methods={methods} error={error} />,
          },
        ]),
    { id: 'sessions', title: t.sessions, content: <SessionList methods={methods} /> },
  ]
}

function useDataParts(methods: MethodsProps['methods']): readonly SettingsPart[] {
  const t = useTexts(accountTexts)
  return [
    {
      id: 'download',
      title: t.download,
      content: (
        <Suspense>
          <DownloadSetting methods={methods} />
        </Suspense>
      ),
    },
    {
      id: 'delete',
      title: t.deleteTitle,
      content: (
        <Suspense>
          <DeleteSetting methods={methods} />
        </Suspense>
      ),
    },
  ]
}
