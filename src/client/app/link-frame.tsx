// The frame of what a public link shows: our name, which leads to what this is or back into the app.
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

/** banner: above the page, such as that the connection is away. */
export function LinkFrame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-card print:hidden">
        <div className="mx-auto flex h-14 max-w-5xl items-center px-4 sm:px-6">
          <a href="/" className="rounded-lg outline-none focus-visible:ring-focus">
            <Logo />
          </a>
        </div>
      </header>
      {banner}
      <main id="main">{children}</main>
    </>
  )
}
