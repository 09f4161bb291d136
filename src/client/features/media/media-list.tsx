// Photos, videos and posts of my venues, live, newest first; twelve at first and twelve more per
// step.
import { useState, type ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { Clapperboard, MapPin, Plus } from 'lucide-react'
import { mediaLimit, mediaPage } from '#domain/media/media.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import { mediaTexts } from '#words/en/media/media.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { usePlayer } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/field/select.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { labels } from '../../ui/words/labels.ts'
import { MediaCard, type MediaItem } from './media-card.tsx'
import { ShareMedia } from './share-media.tsx'

type MediaListProps = {
  renderMark: (network: SocialNetwork) => ReactNode
  onReport: (item: MediaItem) => void
}

export function MediaList(props: MediaListProps) {
  const t = useTexts(mediaTexts)
  const {
    locations,
    player: { homeLocation },
  } = usePlayer()
  const [chosen, setChosen] = useState('')
  const [isSharing, setSharing] = useState(false)
  const locationIds = chosen === '' ? locations.map(({ locationId }) => locationId) : [chosen]
  const first = locationIds.find((id) => id === homeLocation) ?? locationIds[0]
  if (first === undefined)
    return (
      <EmptyState
        icon={MapPin}
        title={t.noVenues}
        text={t.noVenuesText}
        action={
          <Link to="/venuelist" className={buttonClasses()}>
            {t.findVenues}
          </Link>
        }
      />
    )
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {locations.length > 1 && (
          <div className="min-w-0 flex-1">
            <Select
              label={t.venue}
              options={[
                { id: '', label: t.allVenues },
                ...locations.map(({ locationId, name }) => ({ id: locationId, label: name })),
              ]}
              value={chosen}
              onChange={setChosen}
            />
          </div>
        )}
        <Button onPress={() => setSharing(true)}>
          <Plus aria-hidden size={20} />
          {t.share}
        </Button>
      </div>
      <Items {...props} key={chosen} locationIds={locationIds} />
      {isSharing && (
        <ShareMedia
          locations={locations}
          locationId={first}
          isOpen
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}

function Items({ locationIds, renderMark, onReport }: MediaListProps & { locationIds: string[] }) {
  const t = useTexts(mediaTexts)
  const now = useNow()
  const router = useRouter()
  const [limit, setLimit] = useState(mediaPage)
  const { live, isLoading, retry } = useLiveList(
    'media-list',
    { locationIds, limit },
    locationIds.join(' '),
  )
  const remove = async (item: MediaItem) => {
    if (
      !(await confirmUser({
        title: t.removeTitle,
        text: t.removeText,
        confirm: labels.remove,
        isDanger: true,
      }))
    )
      return
    const answer = await callOrAlert('media-remove', { mediaId: item.mediaId })
    if (!answer.ok) return
    await showToast({ title: t.removed })
  }
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={3} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { items, more } = live.data
  if (items.length === 0)
    return <EmptyState icon={Clapperboard} title={t.empty} text={t.emptyText} />
  return (
    <>
      <ul aria-label={t.title} className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.mediaId || item.locationId}>
            <MediaCard
              item={item}
              now={now}
              renderMark={renderMark}
              onReport={onReport}
              onRemove={(one) => void remove(one)}
              onVenue={({ locationId }) =>
                void router.navigate({ to: '/venuedetail/$locationId', params: { locationId } })
              }
            />
          </li>
        ))}
      </ul>
      {more && (
        <ShowMore
          isLoading={isLoading}
          onMore={() => setLimit(Math.min(limit + mediaPage, mediaLimit))}
        />
      )}
    </>
  )
}
