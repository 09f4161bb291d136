// A person's photo, or initials on a color derived from the name.
import { useState } from 'react'
import { clsx } from 'clsx'

const sizes = {
  sm: 'size-8 rounded-full text-sm tracking-tight',
  md: 'size-11 rounded-full text-sm',
  lg: 'size-20 rounded-full text-2xl',
  xl: 'size-28 rounded-full text-3xl',
  portrait: 'aspect-17/20 w-28 rounded-2xl text-3xl sm:w-36',
} as const

const getHue = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

function getInitials(name: string): string {
  const [first = '', second] = name.split(/[\s_-]+/).filter((word) => word !== '')
  return ((first[0] ?? '') + (second?.[0] ?? first[1] ?? '')).toUpperCase()
}

export function Avatar({
  name,
  photoUrl = '',
  size = 'md',
}: {
  name: string
  photoUrl?: string
  size?: keyof typeof sizes
}) {
  const [brokenUrl, setBrokenUrl] = useState('')
  const hue = getHue(name)
  if (photoUrl !== '' && photoUrl !== brokenUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(photoUrl)}
        className={clsx('shrink-0 bg-soft object-cover', sizes[size])}
      />
    )
  }
  const style = {
    background: `light-dark(oklch(93% 0.05 ${hue}), oklch(32% 0.06 ${hue}))`,
    color: `light-dark(oklch(38% 0.1 ${hue}), oklch(90% 0.07 ${hue}))`,
  }
  return (
    <span
      aria-hidden
      className={clsx('grid shrink-0 place-items-center font-bold', sizes[size])}
      style={style}
    >
      {getInitials(name)}
    </span>
  )
}
