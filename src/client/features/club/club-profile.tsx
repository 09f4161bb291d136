// The profile of a club: picture, text, house rules and venues.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { Card } from '../../ui/card.tsx'

type Venue = { locationId: string; name: string }
type ClubProfileProps = {
  title: string
  about: string
  rules: string
  photoURL: string
  words: { rulesTitle: string; playsAt: string }
  venues: readonly Venue[]
  hasLinks: boolean
  children?: ReactNode
}

export function ClubProfile(props: ClubProfileProps) {
  const { title, about, rules, photoURL, words, venues, hasLinks, children } = props
  const hasText = title !== '' || about !== '' || rules !== '' || venues.length > 0
  return (
    <>
      {photoURL !== '' && (
        <img
          src={photoURL}
          alt=""
          decoding="async"
          className="aspect-[2/1] w-full rounded-2xl bg-soft object-cover sm:aspect-[5/2]"
        />
      )}
      {(hasText || children !== undefined) && (
        <Card className="flex flex-col gap-3">
          {title !== '' && <p className="text-lg leading-tight font-bold wrap-anywhere">{title}</p>}
          {about !== '' && (
            <p className="text-pretty wrap-anywhere whitespace-pre-line">
              <LinkedText text={about} />
            </p>
          )}
          {venues.length > 0 && (
            <Venues label={words.playsAt} venues={venues} hasLinks={hasLinks} />
          )}
          {rules !== '' && (
            <details>
              <summary className="min-h-11 cursor-pointer rounded py-2 font-semibold text-brand outline-none focus-visible:ring-focus">
                {words.rulesTitle}
              </summary>
              <p className="text-pretty wrap-anywhere whitespace-pre-line">
                <LinkedText text={rules} />
              </p>
            </details>
          )}
          {children}
        </Card>
      )}
    </>
  )
}

function Venues({
  label,
  venues,
  hasLinks,
}: {
  label: string
  venues: readonly Venue[]
  hasLinks: boolean
}) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {venues.map(({ locationId, name }) => (
        <li key={locationId} className="flex min-h-8 items-center gap-2 text-sm">
          <MapPin aria-hidden size={16} className="shrink-0 text-brand" />
          {hasLinks ? (
            <Link
              to="/venuedetail/$locationId"
              params={{ locationId }}
              className="min-w-0 rounded py-1 font-semibold outline-none hover:underline focus-visible:ring-focus"
            >
              {name}
            </Link>
          ) : (
            <span className="min-w-0 font-semibold">{name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
