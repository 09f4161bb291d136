// Clubs of the naming scene: an officer with a notice, and a club with a public page.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { aClub } from '#test/support/builders.ts'

export async function addOfficer(
  db: Database,
  { playerId, ...club }: { locationId: string; slug: string; playerId: string },
): Promise<void> {
  await db
    .updateTable('club_members')
    .set({ office: 'organizer', officeSince: new Date() })
    .where('locationId', '=', club.locationId)
    .where('slug', '=', club.slug)
    .where('playerId', '=', playerId)
    .execute()
  await db
    .insertInto('club_notices')
    .values({
      ...club,
      noticeId: randomUUID(),
      authorId: playerId,
      title: 'Painting',
      body: '',
      created: new Date(),
    })
    .execute()
  await db
    .insertInto('club_messages')
    .values({
      ...club,
      messageId: randomUUID(),
      playerId,
      message: 'hello',
      created: sql`clock_timestamp()`,
    })
    .execute()
}

export async function anOpenClub(
  db: Database,
  club: { location: string; owner: string; name: string },
): Promise<string> {
  const slug = await aClub(db, club)
  const { publicKey } = await db
    .updateTable('clubs')
    .set({ visibility: 'link' })
    .where('locationId', '=', club.location)
    .where('slug', '=', slug)
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  return publicKey
}

export async function aPollOf(
  db: Database,
  club: { locationId: string; slug: string },
  voters: readonly string[],
): Promise<string> {
  const pollId = randomUUID()
  const created = new Date()
  await db
    .insertInto('club_polls')
    .values({ ...club, pollId, kind: 'yes-no', question: 'Play?', options: ['yes', 'no'], created })
    .execute()
  await db
    .insertInto('club_poll_votes')
    .values(voters.map((playerId) => ({ pollId, playerId, choices: [0], created })))
    .execute()
  return pollId
}
