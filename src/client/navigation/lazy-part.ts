// A part of a screen with code that is fetched when it is first shown. Until it is there nothing
// stands in its place, and the screen stays.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPart } from './load-part.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a part's props are checked where it is used
type Part = ComponentType<any>

/** A component that is fetched at its first use; show it inside Suspense. */
export const lazyPart = <P extends Part>(
  load: () => Promise<{ default: P }>,
): LazyExoticComponent<P> => lazy(() => loadPart(load))
