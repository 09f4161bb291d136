// Shown to a player without active venues, whose lists would all be empty.
import { Link } from '@tanstack/react-router'
import { noVenuesTexts } from '#words/en/calendar/no-venues.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoVenues() {
  const t = useTexts(noVenuesTexts)
  return (
    <EmptyState
      picture={<Picture name="no-venues" />}
      title={t.title}
      text={t.text}
      action={
        <Link to="/venuelist" className={buttonClasses()}>
          {t.findVenues}
        </Link>
      }
    />
  )
}
