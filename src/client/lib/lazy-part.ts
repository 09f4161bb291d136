// A part of a screen whose code is fetched when it is first shown. Without a connection it waits, and the screen around it stays.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a part's props are checked where it is used
type Part = ComponentType<any>

/** Loads once there is a connection; where there is one and the file is gone, the error is the screen's. */
async function loadWhenConnected<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => { addEventListener('online', resolve, { once: true }) })
    return loadWhenConnected(load)
  }
}

/** A component that is fetched at its first use; show it inside Suspense. */
export const lazyPart = <P extends Part>(load: () => Promise<{ default: P }>): LazyExoticComponent<P> => lazy(() => loadWhenConnected(load))
