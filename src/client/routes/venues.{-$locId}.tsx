// /venues and /venues/{locId}: my active venues and their limit; with an id the list opens at that
// one.
import { createFileRoute } from '@tanstack/react-router'
import { activeLocationLimit } from '#domain/location/location.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { MyLocations } from '../features/location/list/my-locations.tsx'
import { useTexts } from '../i18n/texts.ts'
import { useBack } from '../navigation/use-back.ts'
import { usePlayer } from '../session/use-me.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/venues/{-$locId}')({ component: Venues })

function Venues() {
  const t = useTexts(myLocationsTexts)

  const { locId } = Route.useParams()
  const goBack = useBack()
  const { locations, player } = usePlayer()
  const limit = activeLocationLimit(player.adminLocations > 0)
  return (
    <Page
      title={t.mine}
      lead={t.counted({ n: locations.length, limit })}
      back={{ onPress: goBack }}
    >
      <MyLocations locations={locations} marked={locId} />
    </Page>
  )
}
