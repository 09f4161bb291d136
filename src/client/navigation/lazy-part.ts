// A part of a screen whose code loads on first use. Until then the screen stays and the part is
// empty.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPart } from './load-part.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a part's props are checked where it is used
type Part = ComponentType<any>

/** Render it inside Suspense. `name` is the part's export in the loaded file. */
export const lazyPart = <Name extends string, File extends Readonly<Record<Name, Part>>>(
  load: () => Promise<File>,
  name: Name,
): LazyExoticComponent<File[Name]> => lazy(async () => ({ default: (await loadPart(load))[name] }))
