// /c/{key}: the public page of a club for anyone with the link, without an account. `?view=poster`
// for paper.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { titleClub } from '#domain/club/club-home.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { clubFaceTexts } from '#words/en/club/club-home.ts'
import { LinkFrame } from '../app/link-frame.tsx'
import { ClubFace } from '../features/club/face/club-face.tsx'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useRead } from '../net/use-read.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const ClubPoster = lazyPart(async () => ({
  default: (await import('../features/club/face/club-poster.tsx')).ClubPoster,
}))

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
  if (!isKey || refusal?.code === 'club-not-found')
    return (
      <LinkFrame>
        <Page title={t.gone}>
          <EmptyState
            icon={Unlink}
            title={t.gone}
            text={t.goneText}
            action={
              <a href="/landing" className={buttonClasses()}>
                {t.openApp}
              </a>
            }
          />
        </Page>
      </LinkFrame>
    )
  if (refusal !== null)
    return (
      <LinkFrame>
        <Page title={t.title}>
          <ErrorState title={refusalText(refusal)} retry={{ label: t.retry, onPress: again }} />
        </Page>
      </LinkFrame>
    )
  if (face === undefined)
    return (
      <LinkFrame>
        <Page title={t.title}>
          <SkeletonList label={t.loading} rows={3} />
        </Page>
      </LinkFrame>
    )
  const isPoster = view === 'poster'
  return (
    <LinkFrame>
      <Page
        title={titleClub(face)}
        {...(isPoster && {
          back: { label: t.back, onPress: () => void navigate({ search: {}, replace: true }) },
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
