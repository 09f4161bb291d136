// A venue screen whose secret is derived from its id, so that tests can open its wall.
import { randomUUID } from 'node:crypto'
import { screenPages, screenSecondsUsual } from '#domain/screen/screen.ts'
import type { Database } from '#server/db/open-database.ts'
import { hashScreenSecret } from '#server/features/screen/secret-commands.ts'

export const secretOfScreen = (screenId: string): string =>
  screenId.replaceAll('-', '').padEnd(43, 'x')

export async function aScreen(
  db: Database,
  locationId: string,
  now: number,
): Promise<{ screenId: string; secret: string }> {
  const screenId = randomUUID()
  const secret = secretOfScreen(screenId)
  const at = new Date(now)
  await db
    .insertInto('screens')
    .values({
      screenId,
      locationId,
      secretHash: hashScreenSecret(secret),
      name: 'Hall left',
      pages: [...screenPages],
      seconds: screenSecondsUsual,
      language: 'en',
      theme: 'dark',
      seen: at,
      created: at,
    })
    .execute()
  return { screenId, secret }
}
