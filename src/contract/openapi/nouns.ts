// The noun of each API name, by its prefix; contracts declare them.
import type { ContractParts } from '../call.ts'
import type { CallName, HttpName, LiveName } from '../contract.ts'
import { contracts } from '../contracts.ts'
import type { Noun } from './api-nouns.ts'

const nounsByPrefix: Readonly<Record<string, Noun>> = Object.assign(
  {},
  ...contracts.map(({ nouns }: ContractParts) => nouns),
)

/** Throws on a name whose prefix no contract declares. */
export function getNoun(name: CallName | HttpName | LiveName): Noun {
  const [prefix = name] = name.split('-')
  const noun = nounsByPrefix[prefix]
  if (noun === undefined) throw new Error(`No contract declares the noun of ${name}`)
  return noun
}
