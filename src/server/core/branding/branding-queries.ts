// The name and look of the installation (a single row, absent until an operator sets it).
import type { Branding, LogoType } from '#domain/branding/branding.ts'
import type { Database } from '../../db/open-database.ts'

const id = 'current'

export type StoredLogo = { type: LogoType; bytes: Buffer }
export type StoredBranding = Branding & { logo: StoredLogo | null }

export async function findBranding(
  db: Database,
): Promise<(Omit<StoredBranding, 'slogans'> & { slogans: unknown }) | null> {
  const row = await db
    .selectFrom('branding')
    .select([
      'name',
      'shortName',
      'slogans',
      'hue',
      'foundedIn',
      'website',
      'communityGroup',
      'contact',
      'source',
      'senderName',
      'logo',
      'logoType',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { logo, logoType, ...branding } = row
  return {
    ...branding,
    logo: logo === null || logoType === null ? null : { type: logoType, bytes: logo },
  }
}

export async function putBranding(
  tx: Database,
  { logo, slogans, ...branding }: StoredBranding,
  now: number,
): Promise<void> {
  const row = {
    ...branding,
    slogans: JSON.stringify(slogans),
    logo: logo?.bytes ?? null,
    logoType: logo?.type ?? null,
    changed: new Date(now),
  }
  await tx
    .insertInto('branding')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteBranding(tx: Database): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('branding')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
