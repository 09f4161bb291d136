// A database that runs nothing: it has PostgreSQL describe each statement and answers with rows of
// the described types.
import { Kysely, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { FieldNamesDialect, toFieldName } from '#server/db/tables/column-names.ts'
import type { DescribedColumn } from './describe-statement.ts'

type Describe = (query: CompiledQuery) => Promise<readonly DescribedColumn[]>

type Options = {
  describe: Describe
  sampleColumn: (column: DescribedColumn) => unknown
  hasRows: boolean
  /** Ends functions that go on until a statement finds no row. */
  maxStatements: number
}

export function openDescribingDatabase(options: Options): Database {
  let count = 0
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      count += 1
      if (count > options.maxStatements) throw new Error('too many statements')
      const columns = await options.describe(query)
      const row = Object.fromEntries(
        columns.map((column) => [toFieldName(column.name), options.sampleColumn(column)]),
      )
      return { rows: (options.hasRows ? [row] : []) as never[], numAffectedRows: 1n }
    },
    streamQuery: () => {
      throw new Error('nothing is streamed')
    },
  }
  const nothing = async (): Promise<void> => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely({ dialect: new DescribingDialect(driver) })
}

class DescribingDialect extends FieldNamesDialect {
  readonly #driver: Driver
  constructor(driver: Driver) {
    super({ pool: () => Promise.reject(new Error('no pool')) })
    this.#driver = driver
  }
  override createDriver(): Driver {
    return this.#driver
  }
}
