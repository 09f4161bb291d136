// /at/{place}: opened by the code at the courts, for anyone: "I'm here". `?view=screen` shows the
// code to organizers, `?view=poster` prints it.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { codeForm } from '#domain/check-in/check-in-code.ts'
import { isLocationId } from '#domain/shared/id-form.ts'
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { LinkFrame } from '../app/link/link-frame.tsx'
import { LinkState } from '../app/link/link-state.tsx'
import { EventsNow } from '../features/check-in/events-now.tsx'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useRead } from '../net/use-read.ts'
import { Page } from '../ui/page.tsx'

const CodeScreen = lazyPart(() => import('../features/check-in/code-screen.tsx'), 'CodeScreen')
const CheckInPoster = lazyPart(
  () => import('../features/check-in/check-in-poster.tsx'),
  'CheckInPoster',
)

export const Route = createFileRoute('/at/$place')({
  component: CheckInPage,
  validateSearch: keepSearch,
})

const readCode = (code: unknown): string | null =>
  typeof code === 'string' && codeForm.test(code) ? code : null

function CheckInPage() {
  const t = useTexts(checkInTexts)
  const { place } = Route.useParams()
  const search = Route.useSearch()
  const code = readCode(search['code'])
  const isPlace = isLocationId(place)
  const { data, refusal, again } = useRead('checkIns-open', isPlace ? { place, code } : 'skip')
  const isDead = !isPlace || refusal?.code === 'event-not-found'
  if (isDead || refusal !== null || data === undefined)
    return (
      <LinkState
        is={isDead ? 'dead' : refusal === null ? 'loading' : 'failed'}
        words={{ ...t, failed: refusal === null ? t.failed : refusalText(refusal) }}
        onRetry={again}
      />
    )
  if (search['view'] === 'screen')
    return (
      <Suspense>
        <CodeScreen place={place} title={data.locationName} />
      </Suspense>
    )
  if (search['view'] === 'poster')
    return (
      <LinkFrame>
        <Page title={t.poster}>
          <Suspense>
            <CheckInPoster place={place} title={data.locationName} />
          </Suspense>
        </Page>
      </LinkFrame>
    )
  return (
    <LinkFrame>
      <Page title={t.title} lead={data.locationName}>
        <EventsNow place={place} code={code} opened={data} onChanged={again} />
      </Page>
    </LinkFrame>
  )
}
