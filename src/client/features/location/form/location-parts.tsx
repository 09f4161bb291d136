// The navigation between parts of running a venue, each with its own address. Plain links, because
// the form's screen is too heavy for a tabs library.
import { Link } from '@tanstack/react-router'
import { agreementManageTexts } from '#words/en/agreement/agreement.ts'
import { houseRuleTexts } from '#words/en/house-rule/house-rule.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { useTexts } from '../../../i18n/texts.ts'

export type LocationPart = 'reports' | 'suggestions' | 'embed' | 'agreements' | 'rules' | 'log'

const partLook =
  'flex min-h-11 min-w-fit flex-1 items-center justify-center border-b-3 border-transparent px-2 text-sm font-semibold whitespace-nowrap text-muted outline-none transition sm:text-base ' +
  'hover:text-fg focus-visible:ring-focus focus-visible:-outline-offset-2 aria-[current=page]:border-brand aria-[current=page]:text-brand'

export function LocationParts({
  locationId,
  reports,
  suggestions,
}: {
  locationId: string
  reports: number
  suggestions: number
}) {
  const t = useTexts(locationEditTexts)
  const { title: agreements } = useTexts(agreementManageTexts)
  const { title: rules } = useTexts(houseRuleTexts)
  const part = (label: string, search: { part?: LocationPart }) => (
    <Link
      to="/locationedit/$lId"
      params={{ lId: locationId }}
      search={search}
      activeOptions={{ exact: true }}
      replace
      resetScroll={false}
      className={partLook}
    >
      {label}
    </Link>
  )
  return (
    <nav
      aria-label={t.parts}
      className="-mx-4 flex [scrollbar-width:none] overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {part(t.partVenue, {})}
      {part(t.partSuggestions({ n: suggestions }), { part: 'suggestions' })}
      {part(t.partReports({ n: reports }), { part: 'reports' })}
      {part(t.partEmbed, { part: 'embed' })}
      {part(agreements, { part: 'agreements' })}
      {part(rules, { part: 'rules' })}
      {part(t.partLog, { part: 'log' })}
      <Link to="/contacts" search={{ venue: locationId }} className={partLook}>
        {t.partContacts}
      </Link>
    </nav>
  )
}
