// What the matrices know about each noun: every file of nouns/ is one, found by its folder.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RawBuilder } from 'kysely'
import type { CallName } from '#contract/contract.ts'
import type { FootprintIds } from '#test/support/footprint.ts'
import type { MatrixRow } from './matrix-cell.ts'
import type { NamingRow } from './naming-row.ts'
import type { Scene } from './window-story.ts'

/** The exports of a file of nouns/. */
export type NounMatrix = {
  /** Who may ask each of its calls and live queries. */
  rows?: readonly MatrixRow[]
  /** Who sees a hidden and a blocked player in its answers. */
  naming?: readonly NamingRow[]
  /** Writes with windows open that `rows` can't make succeed. */
  scenes?: readonly Scene[]
  /**
   * Its calls that neither end nor rename a kind: they create, change or answer, or end things that
   * no other data references. documentUpdates do the same as the calls beside them.
   */
  endNothing?: readonly CallName[]
  /** Inserts that leave a player in each of its tables. */
  footprint?: (ids: FootprintIds) => readonly RawBuilder<unknown>[]
}

const files = readdirSync(join(import.meta.dirname, 'nouns')).map((file) => file.slice(0, -3))

export const nouns: Readonly<Record<string, NounMatrix>> = Object.fromEntries(
  await Promise.all(
    files
      .toSorted()
      .map(async (noun) => [noun, (await import(`./nouns/${noun}.ts`)) as NounMatrix] as const),
  ),
)

export const everyRow: readonly MatrixRow[] = Object.values(nouns).flatMap(({ rows = [] }) => rows)
