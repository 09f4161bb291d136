// An agreement required by an event, inserted directly into the database.
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/open-database.ts'

export async function anAgreement(
  db: Database,
  eventId: string,
): Promise<{ agreementId: string; versionId: string }> {
  const [agreementId, versionId] = [randomUUID(), randomUUID()]
  const created = new Date()
  await db
    .insertInto('agreements')
    .values({
      agreementId,
      kind: 'event',
      locationId: null,
      slug: null,
      eventId,
      repeats: 'once',
      seasonFrom: null,
      seasonUntil: null,
      forGuests: false,
      forMinors: false,
      created,
    })
    .execute()
  await db
    .insertInto('agreement_versions')
    .values({
      versionId,
      agreementId,
      version: 1,
      title: 'Waiver',
      textEn: 'Play at your own risk.',
      textEs: '',
      hash: '0'.repeat(64),
      writtenBy: null,
      created,
    })
    .execute()
  return { agreementId, versionId }
}
