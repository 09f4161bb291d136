import { sendInvalidation } from '../../../db/invalidations.ts'
import type { Database } from '../../../db/open-database.ts'
import { saveRegions } from '../setup-queries.ts'
import { listRegions, takeRegions } from './region-queries.ts'

export type TakenVenues = { shown: number; hidden: number; detail: string }

/** Null for a region that no venue is in. */
export async function takeVenues(
  tx: Database,
  asked: readonly string[],
): Promise<TakenVenues | null> {
  const known = new Set((await listRegions(tx)).map(({ id }) => id))
  const regions = [...new Set(asked)].toSorted()
  if (regions.some((id) => !known.has(id))) return null
  const { shown, hidden } = await takeRegions(tx, regions)
  await saveRegions(tx, regions)
  await sendInvalidation(tx, null)
  return { shown, hidden, detail: `${shown} shown, ${hidden} hidden: ${regions.join(', ')}` }
}
