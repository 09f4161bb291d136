import { useState } from 'react'
import { clsx } from 'clsx'
import { CourtArt } from './court-art.tsx'

const shapes = {
  thumb: 'size-14 rounded-xl',
  wide: 'aspect-[2/1] w-full rounded-2xl sm:aspect-[5/2]',
} as const

export function LocationPhoto({
  locationId,
  photoUrl,
  shape,
}: {
  locationId: string
  photoUrl: string
  shape: keyof typeof shapes
}) {
  const [brokenUrl, setBrokenUrl] = useState('')
  const look = clsx('shrink-0', shapes[shape])
  if (photoUrl === '' || photoUrl === brokenUrl)
    return <CourtArt id={locationId} className={look} />
  return (
    <img
      src={photoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(photoUrl)}
      className={clsx(look, 'bg-soft object-cover')}
    />
  )
}
