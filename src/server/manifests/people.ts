// Personal data in all tables: the fate of each column when an account ends, the contents of a data
// export, and what is kept and why. Deletion, claims and the pages follow from it.
import { features } from './features.ts'
import { programTables } from './program-tables.ts'
import type { People, PersonFact, TableFacts } from './table-facts.ts'

export const tables: readonly (readonly [name: string, facts: TableFacts])[] = [
  programTables,
  ...features.map((feature) => feature.tables ?? {}),
].flatMap((named) => Object.entries(named))

const collect = <T>(
  read: (facts: TableFacts) => Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    tables.flatMap(([table, facts]) =>
      Object.entries(read(facts) ?? {}).map(([column, said]) => [`${table}.${column}`, said]),
    ),
  )

export const people: People = {
  users: collect(({ users }) => users),
  players: collect(({ players }) => players),
  texts: collect(({ texts }) => texts),
  secrets: new Set(
    tables.flatMap(([table, { secrets = [] }]) => secrets.map((column) => `${table}.${column}`)),
  ),
}

export type TableFact = PersonFact & { table: string }

/** All personal data that is kept, in the order of the manifests. */
export const personFacts: readonly TableFact[] = tables.flatMap(([table, { facts = [] }]) =>
  facts.map((fact) => ({ table, ...fact })),
)
