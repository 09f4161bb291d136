// Rows of bans: addresses and domains that may not open an account.
import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import { listBansCovering } from '#domain/ban/ban.ts'
import type { Database } from '../../db/open-database.ts'

export async function isBanned(db: Database, email: string): Promise<boolean> {
  const covering = listBansCovering(email, domainToASCII)
  const row = await db
    .selectFrom('bans')
    .select('pattern')
    .where(sql<boolean>`pattern = any(${covering}::text[])`)
    .executeTakeFirst()
  return row !== undefined
}
