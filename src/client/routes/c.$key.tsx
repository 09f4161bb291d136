// /c/{key}: the public page of a club for anyone with the link, without an account. `?view=poster`
// for paper.
import { Suspense, type ReactNode } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { titleClub } from '#domain/club/club-home.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { clubFaceTexts } from '#words/en/club/club-home.ts'
import { Logo } from '../app/logo.tsx'
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
      <Frame>
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
      </Frame>
    )
  if (refusal !== null)
    return (
      <Frame>
        <Page title={t.title}>
          <ErrorState title={refusalText(refusal)} retry={{ label: t.retry, onPress: again }} />
        </Page>
      </Frame>
    )
  if (face === undefined)
    return (
      <Frame>
        <Page title={t.title}>
          <SkeletonList label={t.loading} rows={3} />
        </Page>
      </Frame>
    )
  const isPoster = view === 'poster'
  return (
    <Frame>
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
    </Frame>
  )
}

/** Our name, and the way to what this is, or back into the app. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-card print:hidden">
        <div className="mx-auto flex h-14 max-w-5xl items-center px-4 sm:px-6">
          <a href="/" className="rounded-lg outline-none focus-visible:ring-focus">
            <Logo />
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
