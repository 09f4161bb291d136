// /player/settings/{scrollTarget?}: each feature gives the parts that are its own.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { BlockedList } from '../features/block/blocked-list.tsx'
import { Settings, type SettingsPart } from '../features/player/settings.tsx'
import { settingsTexts } from '../features/player/settings-texts.ts'
import { useTexts } from '../i18n/texts.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/player/settings/{-$scrollTarget}')({ component: SettingsScreen })

function SettingsScreen() {
  const t = useTexts(settingsTexts)
  const { scrollTarget } = Route.useParams()
  const router = useRouter()
  return (
    <Page title={t.title} width="narrow" back={{ label: t.back, onPress: () => router.history.back() }}>
      <Settings
        scrollTarget={scrollTarget}
        slots={{ notifications: useNotificationParts(), calendar: useCalendarParts(), blocked: <BlockedList />, signIn: useSignInParts(), data: useDataParts() }}
      />
    </Page>
  )
}

/** One line for each part, such as { id: 'push', title: t.push, content: <PushSetting /> }; the id is its scroll target. */
function useNotificationParts(): readonly SettingsPart[] {
  return []
}

function useCalendarParts(): readonly SettingsPart[] {
  return []
}

function useSignInParts(): readonly SettingsPart[] {
  return []
}

function useDataParts(): readonly SettingsPart[] {
  return []
}
