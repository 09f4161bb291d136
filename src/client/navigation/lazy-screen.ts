// A route's component, loaded when its screen opens. It stands in for TanStack Router's
// (vite.config.ts), which reloads the page on the first failure, even without a server.
import { createElement, use, type ComponentType } from 'react'
import { loadPart } from './load-part.ts'

type LazyScreen = ComponentType & { preload?: (() => Promise<void>) | undefined }

export function lazyRouteComponent(
  importer: () => Promise<Record<string, ComponentType>>,
  name = 'default',
): LazyScreen {
  let component: ComponentType | undefined
  let error: unknown
  let loading: Promise<void> | undefined
  const load = (): Promise<void> => {
    error = undefined
    loading ??= loadPart(importer, { isScreen: true })
      .then(
        (module) => {
          component = module[name]
          Screen.preload = undefined
        },
        (reason: unknown) => {
          error = reason
        },
      )
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  const Screen: LazyScreen = (props) => {
    if (error !== undefined) throw error
    if (component === undefined) use(load())
    return component === undefined ? null : createElement(component, props)
  }
  Screen.preload = load
  return Screen
}
