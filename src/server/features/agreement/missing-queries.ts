// Agreements that players entering an event haven't accepted yet, for the decision about their
// sign-up.
import { listMissing, type Occasion } from '#domain/agreement/agreement.ts'
import type { Database } from '../../db/open-database.ts'
import { listAsked, listSigned, type AskedRow } from './queries.ts'

export type EnteringPlayer = Occasion & { playerId: string }

export async function findMissing(
  db: Database,
  entering: readonly EnteringPlayer[],
): Promise<AskedRow[][]> {
  if (entering.length === 0) return []
  const asked = await listAsked(db, [...new Set(entering.map(({ eventId }) => eventId))])
  const signed = await listSigned(
    db,
    [...new Set(asked.map(({ versionId }) => versionId))],
    [...new Set(entering.map(({ playerId }) => playerId))],
  )
  return entering.map(({ playerId, ...occasion }) =>
    listMissing(
      asked.filter(({ eventId }) => eventId === occasion.eventId),
      signed.filter((one) => one.playerId === playerId),
      occasion,
    ),
  )
}
