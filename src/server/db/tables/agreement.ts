// Agreements, the versions of their texts, and acceptances.
import type { Generated } from 'kysely'
import type { AcceptanceWay, AgreementOwner, AgreementRepeat } from '#domain/agreement/agreement.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/** Owned by a venue, a club there, or an event. ended: no longer required. */
type Agreements = {
  agreementId: string
  kind: AgreementOwner
  locationId: string | null
  slug: string | null
  eventId: string | null
  repeats: AgreementRepeat
  seasonFrom: string | null
  seasonUntil: string | null
  forGuests: boolean
  forMinors: boolean
  created: Instant
  ended: OptionalInstant
}
/** hash: SHA-256 of title and texts. A missing text is ''. */
type AgreementVersions = {
  versionId: string
  agreementId: string
  version: number
  title: string
  textEn: string
  textEs: string
  hash: string
  writtenBy: string | null
  created: Instant
}
/**
 * eventId: where it was asked for. recordedBy: the player, or the organizer who recorded a paper
 * signature.
 */
type AgreementAcceptances = {
  acceptanceId: string
  versionId: string
  playerId: string
  eventId: string | null
  season: string
  typedName: string
  guardian: Generated<string>
  guests: Generated<string[]>
  way: AcceptanceWay
  recordedBy: string
  accepted: Instant
}

export type AgreementTables = {
  agreements: Agreements
  agreement_versions: AgreementVersions
  agreement_acceptances: AgreementAcceptances
}
