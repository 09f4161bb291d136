// What one ask of every write reaches, and of every read and live query takes, as the manifests of
// the features say.
import { calls, type CallName, type HttpName, type LiveName } from '#contract/contract.ts'
import type { Cost, ReadCost } from '#server/manifests/costs.ts'
import { features } from '#server/manifests/features.ts'

export type ReadName = CallName | HttpName | LiveName

const declared = features.flatMap(({ costs }) => Object.entries(costs ?? {}))
const isWrite = (name: string): boolean =>
  Object.hasOwn(calls, name) && calls[name as CallName].kind === 'write'

/** Every call that writes. */
export const costs = Object.fromEntries(declared.filter(([name]) => isWrite(name))) as Readonly<
  Partial<Record<CallName, Cost>>
>

/** What every call that reads, HTTP function and live query takes. */
export const readCosts = Object.fromEntries(
  declared.filter(([name]) => !isWrite(name)),
) as Readonly<Partial<Record<ReadName, ReadCost>>>
