// Replaces stored link keys by hashes. The id before the key of a league, queue or tournament
// stays.
import { sql, type Kysely } from 'kysely'

const toHash = (text: string): string =>
  `left(translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/', '-_'), 22)`

const wholeKeys = ['contacts.link_key', 'contact_import_rows.link_key', 'match_lists.watch_key']
const keysWithId = ['leagues.watch_key', 'queues.watch_key', 'tournaments.watch_key']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const place of wholeKeys) {
    const [table = '', column = ''] = place.split('.')
    await sql
      .raw(`update ${table} set ${column} = ${toHash(column)} where ${column} is not null`)
      .execute(db)
  }
  for (const place of keysWithId) {
    const [table = '', column = ''] = place.split('.')
    await sql
      .raw(
        `update ${table} set ${column} = left(${column}, 32) || ${toHash(`substr(${column}, 33)`)}
          where ${column} is not null`,
      )
      .execute(db)
  }
}
