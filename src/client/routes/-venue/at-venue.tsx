import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { LocationMissing } from '../../features/location/location-missing.tsx'
import { useBack } from '../../navigation/use-back.ts'
import type { LiveList } from '../../net/use-live-list.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

type AtVenueProps<Data> = {
  locationId: string
  list: Pick<LiveList<Data>, 'live' | 'retry'>
  title: string
  loading: string
  children: (data: Data) => { title: string; content: ReactNode }
}

export function AtVenue<Data extends { locationName: string }>({
  locationId,
  list: { live, retry },
  title,
  loading,
  children,
}: AtVenueProps<Data>) {
  const back = { onPress: useBack() }
  if (live.status !== 'ready')
    return (
      <Page title={title} back={back}>
        {live.status === 'refused' ? (
          <LocationMissing refusal={live.refusal} onRetry={retry} />
        ) : (
          <SkeletonList label={loading} rows={3} />
        )}
      </Page>
    )
  const shown = children(live.data)
  const lead = (
    <Link
      to="/venuedetail/$locationId"
      params={{ locationId }}
      className="font-semibold text-brand underline underline-offset-2"
    >
      {live.data.locationName}
    </Link>
  )
  return (
    <Page title={shown.title} lead={lead} back={back}>
      {shown.content}
    </Page>
  )
}
