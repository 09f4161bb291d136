// The link to a new event on a day, at a venue if one is known.
import { Link } from '@tanstack/react-router'
import { CirclePlus, Plus } from 'lucide-react'
import type { Day } from '#domain/shared/day.ts'
import { dayTexts } from '#words/en/event-list/day.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function CreateLink({
  day,
  locationId,
  isIcon = false,
}: {
  day: Day
  locationId: string | undefined
  isIcon?: boolean
}) {
  const t = useTexts(dayTexts)
  return (
    <Link
      to="/createevent/{-$first}/{-$second}/{-$third}"
      params={{ first: day, second: locationId }}
      {...(isIcon ? { 'aria-label': t.create } : {})}
      className={buttonClasses(isIcon ? { variant: 'ghost', size: 'icon' } : {})}
    >
      {isIcon ? (
        <CirclePlus aria-hidden size={24} className="text-brand" />
      ) : (
        <>
          <Plus aria-hidden size={20} />
          {t.create}
        </>
      )}
    </Link>
  )
}
