// Every feature that answers, runs or forgets something has a manifest in the list, and no two
// features answer the same.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls, httpFunctions } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/handler.ts'
import type { HandlerParts } from '#server/manifests/define-feature.ts'
import { features } from '#server/manifests/features.ts'

const folder = 'src/server/features'
const manifests = readdirSync(folder).filter((noun) =>
  readdirSync(`${folder}/${noun}`).includes('feature.ts'),
)

const deps = { installation: {} } as Deps
const given: HandlerParts = {
  deps,
  auth: {} as Auth,
  towns: () => Promise.resolve([]),
  once: (make) => make(deps),
  handlers: {} as Handlers,
}

const repeats = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

test('every manifest is in the list once', () => {
  expect(features.length).toBe(manifests.length)
  expect(new Set(features).size).toBe(features.length)
})

test('every call, HTTP function and live query is answered by one feature', () => {
  const named = {
    calls: features.flatMap((feature) =>
      Object.keys(
        (typeof feature.calls === 'function' ? feature.calls(given) : feature.calls) ?? {},
      ),
    ),
    http: features.flatMap(({ http }) => Object.keys(http ?? {})),
    live: features.flatMap(({ live }) =>
      Object.keys((typeof live === 'function' ? live(deps) : live) ?? {}),
    ),
  }
  expect(named.calls.toSorted()).toEqual(Object.keys(calls).toSorted())
  expect(named.http.toSorted()).toEqual(Object.keys(httpFunctions).toSorted())
  expect(named.live.toSorted()).toEqual(Object.keys(liveQueries).toSorted())
})

test('every job has a name of its own', () => {
  expect(repeats(features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)))).toEqual([])
})
