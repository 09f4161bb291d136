// Reads what someone still has to sign for an event and records signatures, for players and for
// contacts on personal links.
import { findSeason, type AcceptanceWay } from '#domain/agreement/agreement.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { findMissing, type EnteringPlayer } from './missing-queries.ts'
import { addAcceptances, listAsked, type AskedRow } from './queries.ts'

export type ShownAgreement = Pick<
  AskedRow,
  'versionId' | 'title' | 'textEn' | 'textEs' | 'forGuests' | 'forMinors'
>

export async function listUnsigned(
  db: Database,
  entering: EnteringPlayer,
): Promise<ShownAgreement[]> {
  const [missing = []] = await findMissing(db, [entering])
  return missing.map(({ versionId, title, textEn, textEs, forGuests, forMinors }) => ({
    versionId,
    title,
    textEn,
    textEs,
    forGuests,
    forMinors,
  }))
}

type Signing = {
  versionIds: readonly string[]
  typedName: string
  guardian: string
  guests: readonly string[]
  way: AcceptanceWay
}
type Context = { tx: Database; now: number; newId: () => string }

/**
 * Records acceptances. Refused when a version has changed: no one signs a text they weren't shown.
 */
export async function acceptVersions(
  { tx, now, newId }: Context,
  { playerId, eventId, day }: Omit<EnteringPlayer, 'guests'>,
  { versionIds, typedName, guardian, guests, way }: Signing,
): Promise<Result<{ success: boolean }, 'agreement-changed'>> {
  const current = await listAsked(tx, [eventId])
  const isCurrent = (id: string) => current.some(({ versionId }) => versionId === id)
  if (!versionIds.every(isCurrent)) return refuse('agreement-changed')
  const [missing = []] = await findMissing(tx, [{ eventId, playerId, day, guests: guests.length }])
  await addAcceptances(
    tx,
    missing
      .filter(({ versionId }) => versionIds.includes(versionId))
      .map((one) => ({
        acceptanceId: newId(),
        versionId: one.versionId,
        playerId,
        eventId,
        season: findSeason(one, day),
        typedName,
        guardian: one.forMinors ? guardian : '',
        guests: one.forGuests ? [...guests] : [],
        way,
        recordedBy: playerId,
        accepted: new Date(now),
      })),
  )
  return ok({ success: true })
}
