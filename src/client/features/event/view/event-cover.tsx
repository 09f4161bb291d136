// The cover of an event: the venue's photo over a drawn court. Its size is fixed, so the layout
// doesn't move when the photo loads.
import { useState, type ReactNode } from 'react'
import { CoverArt } from './cover-art.tsx'

type EventCoverProps = {
  locationId: string
  photoUrl: string
  isMine: boolean
  children: ReactNode
}

export function EventCover({ locationId, photoUrl, isMine, children }: EventCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState('')
  return (
    <div className="event-cover relative overflow-hidden print:hidden" data-cover>
      <CoverArt locationId={locationId} isMine={isMine} />
      {photoUrl !== '' && photoUrl !== brokenUrl && (
        <img
          src={photoUrl}
          alt=""
          decoding="async"
          onError={() => setBrokenUrl(photoUrl)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="relative flex p-2">{children}</div>
    </div>
  )
}
