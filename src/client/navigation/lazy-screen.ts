// A route's component, fetched when its screen opens. The build puts it in the place of TanStack
// Router's own (tools/build/lean-code.ts), which loads the page again at the first failure, also
// where no server is there to give it.
import { createElement, use, type ComponentType } from 'react'
import { loadPart } from './load-part.ts'

type LazyScreen = ComponentType & { preload?: (() => Promise<void>) | undefined }

/**
 * As TanStack Router's: `importer` gives the module, `name` is the export that holds the component.
 */
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
