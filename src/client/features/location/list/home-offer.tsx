// Offers to make one of my venues the home venue, or shows that it is.
import { House } from 'lucide-react'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useHome } from '../use-home.ts'

export function HomeOffer({
  location: { locationId, name },
}: {
  location: { locationId: string; name: string }
}) {
  const t = useTexts(myLocationsTexts)
  const { homeLocation, pending, setHome } = useHome()
  const isHome = homeLocation === locationId
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl bg-soft py-2 pr-2 pl-4 text-brand">
      <span className="flex min-w-0 items-start gap-2 font-medium">
        <House aria-hidden size={20} className="mt-0.5 shrink-0" />
        {isHome ? t.isHome({ name }) : t.homeOffer({ name })}
      </span>
      {!isHome && (
        <Button size="sm" isPending={pending !== null} onPress={() => void setHome(locationId)}>
          {t.makeHome}
        </Button>
      )}
    </div>
  )
}
