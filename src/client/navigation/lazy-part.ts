// A part of a screen whose code loads on first use. Until then the screen stays and the part is
// empty.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPart } from './load-part.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a part's props are checked where it is used
type Part = ComponentType<any>

/** Render it inside Suspense. */
export const lazyPart = <P extends Part>(
  load: () => Promise<{ default: P }>,
): LazyExoticComponent<P> => lazy(() => loadPart(load))
