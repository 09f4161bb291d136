// The frame of public link pages: our name, which links to the about page or back into the app.
import type { ReactNode } from 'react'
import { Logo } from '../logo.tsx'

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
