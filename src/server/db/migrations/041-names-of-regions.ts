// Venues can be found by the common names of their region and country. The column already existed
// and db/derived fills it, so this step is empty and only keeps its number.
import type { Kysely } from 'kysely'

export const up = (_db: Kysely<never>): Promise<void> => Promise.resolve()
