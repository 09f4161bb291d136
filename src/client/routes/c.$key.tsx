// /c/{key}: the public page of a club for anyone with the link, without an account. `?view=poster`
// prints it.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { getClubTitle } from '#domain/club/club-home.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { clubFaceTexts } from '#words/en/club/club-home.ts'
import { LinkFrame } from '../app/link/link-frame.tsx'
import { LinkState } from '../app/link/link-state.tsx'
import { ClubFace } from '../features/club/face/club-face.tsx'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useRead } from '../net/use-read.ts'
import { Page } from '../ui/page.tsx'

const ClubPoster = lazyPart(() => import('../features/club/face/club-poster.tsx'), 'ClubPoster')

export const Route = createFileRoute('/c/$key')({
  component: ClubFacePage,
  validateSearch: keepSearch,
})

function ClubFacePage() {
  const t = useTexts(clubFaceTexts)
  const { key } = Route.useParams()
  const { view } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isKey = isUuid(key)
  const { data: face, refusal, again } = useRead('clubs-face', isKey ? { key } : 'skip')
  const isDead = !isKey || refusal?.code === 'club-not-found'
  if (isDead || refusal !== null || face === undefined)
    return (
      <LinkState
        is={isDead ? 'dead' : refusal === null ? 'loading' : 'failed'}
        words={{
          title: t.title,
          loading: t.loading,
          failed: refusal === null ? '' : refusalText(refusal),
          dead: t.gone,
          deadText: t.goneText,
          about: t.openApp,
        }}
        onRetry={again}
      />
    )
  const isPoster = view === 'poster'
  return (
    <LinkFrame>
      <Page
        title={getClubTitle(face)}
        {...(isPoster && {
          back: { onPress: () => void navigate({ search: {}, replace: true }) },
        })}
      >
        {isPoster ? (
          <Suspense>
            <ClubPoster face={face} clubKey={key} />
          </Suspense>
        ) : (
          <ClubFace face={face} clubKey={key} onChanged={again} />
        )}
      </Page>
    </LinkFrame>
  )
}
