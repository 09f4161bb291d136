// The app's frame until its code has loaded, written into app.html at build time.
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from './logo.tsx'

export function renderFrame(): string {
  return renderToStaticMarkup(
    <>
      <header className="sticky top-0 z-10 flex h-14 items-center border-b border-line bg-card px-4">
        <Logo />
      </header>
      <div
        aria-hidden="true"
        className="mx-auto flex max-w-2xl animate-late flex-col gap-4 px-4 pt-4"
      >
        <div className="h-8 w-1/2 rounded-lg bg-soft" />
        <div className="h-72 rounded-2xl border border-line bg-card" />
        <div className="h-20 rounded-2xl border border-line bg-card" />
      </div>
    </>,
  )
}
