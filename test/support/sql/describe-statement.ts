// Asks PostgreSQL for the columns of a statement without running it (protocol: parse, describe).
import type { Client, Connection, Submittable } from 'pg'

export type DescribedColumn = {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** The columns, none for a statement without rows; throws PostgreSQL's error. */
export function describeStatement(client: Client, text: string): Promise<DescribedColumn[]> {
  const { promise, resolve, reject } = Promise.withResolvers<DescribedColumn[]>()
  let columns: DescribedColumn[] = []
  const asked = {
    submit(connection: Connection): void {
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription({ fields }: { fields: DescribedColumn[] }): void {
      columns = fields
    },
    handleError: reject,
    handleReadyForQuery(): void {
      resolve(columns)
    },
  }
  client.query(asked as unknown as Submittable)
  return promise
}
