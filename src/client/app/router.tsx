// The router: routes/ holds one file per URL. A new screen starts at the top, or scrolls smoothly
// to its hash.
import { createRouter } from '@tanstack/react-router'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { routeTree } from './route-tree.ts'

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: 'smooth' },
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 300,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
