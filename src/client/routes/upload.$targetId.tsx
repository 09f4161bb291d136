// /upload/{targetId}?target=player|location|club&cropWidth=…: choose, crop and send a photo of
// oneself, of a venue one administers, or of a club one owns (by the key of its page).
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { can } from '#domain/access/capabilities.ts'
import type { Crop } from '#domain/photo/photo.ts'
import { photoTexts } from '#words/en/photo/photo.ts'
import { LocationMissing } from '../features/location/location-missing.tsx'
import { PhotoUpload } from '../features/photo/photo-upload.tsx'
import { readUpload } from '../features/photo/read-upload.ts'
import { readUploadSearch } from '../features/photo/upload-search.ts'
import { refusalText } from '../i18n/refusals.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { useVenue } from '../parts/location/use-venue.ts'
import { usePlayer } from '../session/use-me.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { showToast } from '../ui/overlay/toasts.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/upload/$targetId')({
  component: Upload,
  validateSearch: keepSearch,
})

const titles = { player: 'playerTitle', location: 'locationTitle', club: 'clubTitle' } as const

type Leave = { onSaved: () => void; onCancel: () => void }

function Upload() {
  const t = useTexts(photoTexts)
  const router = useRouter()
  const { targetId } = Route.useParams()
  const { target, crop } = readUpload(readUploadSearch(Route.useSearch()))
  const home = () =>
    target === 'location'
      ? router.navigate({ to: '/venuedetail/$locationId', params: { locationId: targetId } })
      : router.navigate({ to: '/player/{-$locId}/{-$addFavLoc}' })
  const leave = () => void (router.history.canGoBack() ? router.history.back() : home())
  const save = () => {
    void showToast({ title: t.saved })
    leave()
  }
  const props = { targetId, crop, onSaved: save, onCancel: leave }
  return (
    <Page
      title={t[target === null ? 'title' : titles[target]]}
      width={target === 'player' || target === null ? 'narrow' : 'normal'}
      back={{ onPress: leave }}
    >
      {target === null && (
        <ErrorState title={t.wrongTarget} text={refusalText({ code: 'photo-target' })} />
      )}
      {target === 'player' && <PlayerUpload {...props} />}
      {target === 'location' && <LocationUpload {...props} />}
      {target === 'club' && <PhotoUpload target="club" currentUrl="" {...props} />}
    </Page>
  )
}

function PlayerUpload({ targetId, ...props }: { targetId: string; crop: Crop } & Leave) {
  const t = useTexts(photoTexts)
  const { player } = usePlayer()
  if (player.playerId !== targetId)
    return <ErrorState title={t.notMine} text={refusalText({ code: 'not-allowed' })} />
  return <PhotoUpload target="player" targetId={targetId} currentUrl={player.photoURL} {...props} />
}

function LocationUpload({ targetId, ...props }: { targetId: string; crop: Crop } & Leave) {
  const t = useTexts(photoTexts)
  const { live: venue, retry } = useVenue(targetId)
  if (venue.status === 'refused') return <LocationMissing refusal={venue.refusal} onRetry={retry} />
  if (venue.status === 'loading') return <SkeletonList label={t.opening} />
  if (!can(venue.data.mine.isAdmin ? ['admin'] : [], 'location.photo'))
    return <ErrorState title={t.notAdmin} text={refusalText({ code: 'not-allowed' })} />
  return (
    <PhotoUpload
      target="location"
      targetId={targetId}
      currentUrl={venue.data.photoURL}
      {...props}
    />
  )
}
