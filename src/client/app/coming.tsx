// The honest state of a screen that is planned and not built yet: what it will hold, and what one can do meanwhile.
import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import { Construction } from 'lucide-react'
import { useTexts } from '../i18n/texts.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { buttonLook } from '../ui/look.ts'
import { Page } from '../ui/page.tsx'
import { comingNotes, comingTexts, comingTitles } from './coming-texts.ts'

export type ComingScreen = keyof typeof comingTitles.en

/** `screen` names the words; `meanwhile` is the way on, the calendar when absent. */
export function Coming({ screen, meanwhile = { to: '/calendar/{-$locationId}' } }: { screen: ComingScreen; meanwhile?: LinkProps }) {
  const t = useTexts(comingTexts)
  const router = useRouter()
  return (
    <Page title={useTexts(comingTitles)[screen]} back={{ label: t.back, onPress: () => router.history.back() }}>
      <EmptyState icon={Construction} title={t.notYet} text={useTexts(comingNotes)[screen]} action={<Link {...meanwhile} className={buttonLook()}>{t.meanwhile}</Link>} />
    </Page>
  )
}
