// Sets the name and look of the installation and publishes them, inside the caller's transaction.
import * as v from 'valibot'
import { brandingSchema, shippedBranding, type Branding } from '#domain/branding/branding.ts'
import { findHueFault, type HueFault } from '#domain/branding/palette.ts'
import {
  deleteBranding,
  findBranding,
  putBranding,
  type StoredLogo,
} from '../../core/branding/branding-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'

export type BrandingChange = Partial<Omit<Branding, 'slogans'>> & {
  slogans?: Partial<Branding['slogans']>
  logo?: StoredLogo | null
}
export type BrandingFault = { field: string } | { hue: HueFault }

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>

export async function changeBranding(
  { tx, now }: Unit,
  { logo, ...change }: BrandingChange,
): Promise<BrandingFault | null> {
  const { logo: currentLogo, ...fields } = (await findBranding(tx)) ?? {
    ...shippedBranding,
    logo: null,
  }
  const parsed = v.safeParse(brandingSchema, {
    ...fields,
    ...change,
    slogans: { ...shippedBranding.slogans, ...(fields.slogans as object), ...change.slogans },
  })
  if (!parsed.success) return { field: String(parsed.issues[0].path?.[0]?.key) }
  const { hue } = parsed.output
  const fault = hue === null ? null : findHueFault(hue)
  if (fault !== null) return { hue: fault }
  await putBranding(tx, { ...parsed.output, logo: logo === undefined ? currentLogo : logo }, now)
  return null
}

export async function resetBranding({ tx }: Unit): Promise<boolean> {
  return deleteBranding(tx)
}
