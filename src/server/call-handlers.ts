// Collects the handlers of every feature's calls and HTTP functions.
import type { Auth } from './auth/auth.ts'
import type { Deps } from './deps.ts'
import type { Handlers, HttpHandlers } from './handler.ts'
import type { HandlerParts } from './manifests/define-feature.ts'
import { features, type AnsweredCall, type AnsweredHttp } from './manifests/features.ts'
import { createTownFinder } from './towns/town-finder.ts'

const townsFile = new URL('../../data/towns.txt.gz', import.meta.url)

/** The handler of every call; a call that no feature handles doesn't compile. */
export function createCallHandlers(deps: Deps, auth: Auth): Handlers {
  const handlers: Pick<Handlers, AnsweredCall> = {} as Handlers
  const towns = createTownFinder(townsFile, deps.log)
  const given: HandlerParts = { deps, auth, towns, once: keepMade(deps), handlers }
  for (const { calls } of features)
    Object.assign(handlers, typeof calls === 'function' ? calls(given) : calls)
  return handlers
}

function keepMade(deps: Deps): HandlerParts['once'] {
  const kept = new Map<unknown, unknown>()
  return <T>(make: (from: Deps) => T): T => {
    if (!kept.has(make)) kept.set(make, make(deps))
    return kept.get(make) as T
  }
}

function listHttp(): Pick<HttpHandlers, AnsweredHttp> {
  const handlers = {} as HttpHandlers
  for (const { http } of features) Object.assign(handlers, http)
  return handlers
}

export const httpHandlers: HttpHandlers = listHttp()
