// The logos of social networks in one color, so that they read on both themes.
import type { ReactNode } from 'react'
import type { SocialNetwork } from '#domain/player/profile.ts'

export function NetworkMark({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0"
    >
      {marks[network]}
    </svg>
  )
}

const marks: Readonly<Record<SocialNetwork, ReactNode>> = {
  youtube: (
    <path
      fillRule="evenodd"
      d="M5 5h14a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4.8 3.6v6.8l5.9-3.4-5.9-3.4Z"
    />
  ),
  facebook: (
    <path d="M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.9v8.4A12 12 0 0 0 24 12Z" />
  ),
  instagram: (
    <>
      <path
        fillRule="evenodd"
        d="M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm0 2.2A3.8 3.8 0 0 0 3.2 7v10A3.8 3.8 0 0 0 7 20.8h10a3.8 3.8 0 0 0 3.8-3.8V7A3.8 3.8 0 0 0 17 3.2H7Z"
      />
      <path
        fillRule="evenodd"
        d="M12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2Zm0 2.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Z"
      />
      <circle cx="17.8" cy="6.2" r="1.3" />
    </>
  ),
  twitter: (
    <path d="M18.2 2h3.4l-7.4 8.5L23 22h-6.8l-5.3-7-6.1 7H1.4l7.9-9.1L1 2h7l4.8 6.4L18.2 2Zm-1.2 18h1.9L7 3.9H5L17 20Z" />
  ),
  medium: (
    <>
      <circle cx="6.9" cy="12" r="6.4" />
      <ellipse cx="17.3" cy="12" rx="3.2" ry="6" />
      <ellipse cx="22.7" cy="12" rx="1.1" ry="5.4" />
    </>
  ),
}
