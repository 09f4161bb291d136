// /player/settings/{scrollTarget?}
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { BlockedList } from '../features/block/blocked-list.tsx'
import { Settings } from '../features/player/settings.tsx'
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
      <Settings scrollTarget={scrollTarget} blocked={<BlockedList />} />
    </Page>
  )
}
