// The cover of an event: the venue's photo over a drawn court. Its room is fixed, so that nothing
// moves when the photo comes.
import { useState, type ReactNode } from 'react'
import { CoverArt } from './cover-art.tsx'

type EventCoverProps = {
  locationId: string
  photoUrl: string
  isMine: boolean
  /** Over its first corner. */
  children: ReactNode
}

/** Decorative, but for what stands on it. A photo that fails to load gives way to the court. */
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
