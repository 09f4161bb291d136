// Visitor information of a venue: address and directions, hours, fee, contact, rules.
import type { ReactNode } from 'react'
import { Clock, Globe, MapPin, Navigation, Phone, Ticket, type LucideIcon } from 'lucide-react'
import type { LocationFields } from '#domain/location/location.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { fieldTexts } from '#words/en/location/location-field.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LinkedText } from '../../../parts/linked-text/linked-text.tsx'
import { directionsUrl, mapUrl, websiteLabel } from '../../../parts/location/outside-links.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { List, RowContent } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { placeText } from '../place-text.ts'

const linkLook = 'text-brand underline underline-offset-2 outline-none focus-visible:ring-focus'

export function LocationVisit({ fields, map }: { fields: LocationFields; map: ReactNode }) {
  const t = useTexts(locationDetailTexts)
  const names = useTexts(fieldTexts)
  const { address, website, phone, hours, fee, localRules } = fields
  return (
    <Section title={t.getting}>
      {map}
      <List>
        <Row icon={MapPin} label={names.address}>
          <a href={mapUrl(fields)} target="_blank" rel="noreferrer" className={linkLook}>
            {[address, placeText(fields)].filter((part) => part !== '').join(', ')}
          </a>
        </Row>
        {hours !== '' && (
          <Row icon={Clock} label={names.hours}>
            {hours}
          </Row>
        )}
        {fee !== '' && (
          <Row icon={Ticket} label={names.fee}>
            {fee}
          </Row>
        )}
        {website !== '' && (
          <Row icon={Globe} label={names.website}>
            <a href={website} target="_blank" rel="noreferrer" className={linkLook}>
              {websiteLabel(website)}
            </a>
          </Row>
        )}
        {phone !== '' && (
          <Row icon={Phone} label={names.phone}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkLook}>
              {phone}
            </a>
          </Row>
        )}
      </List>
      <div className="grid grid-cols-2 gap-3">
        <a
          href={directionsUrl(fields)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'soft' })}
        >
          <Navigation aria-hidden size={20} />
          {t.directions}
        </a>
        <a
          href={mapUrl(fields)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'plain' })}
        >
          <MapPin aria-hidden size={20} />
          {t.showOnMap}
        </a>
      </div>
      {localRules !== '' && (
        <div className="rounded-2xl bg-warm-soft px-4 py-3">
          <h3 className="text-warm">{t.rules}</h3>
          <p className="pt-1 whitespace-pre-line">
            <LinkedText text={localRules} />
          </p>
        </div>
      )}
    </Section>
  )
}

function Row({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: string
  children: ReactNode
}) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <RowContent
        leading={<Icon aria-hidden size={20} className="shrink-0 text-brand" />}
        title={
          <span className="font-normal whitespace-normal">
            <span className="sr-only">{label}</span> {children}
          </span>
        }
      />
    </li>
  )
}
