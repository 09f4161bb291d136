// Venues are found by what people call their region and country too. The column was there before,
// and db/derived fills it: the step has nothing to do, and keeps its place.
import type { Kysely } from 'kysely'

export const up = (_db: Kysely<never>): Promise<void> => Promise.resolve()
