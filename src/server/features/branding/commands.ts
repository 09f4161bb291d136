// Sets the name and look of the installation and publishes them, inside the caller's transaction.
import * as v from 'valibot'
import {
  brandingSchema,
  shippedBranding,
  toContact,
  type Branding,
} from '#domain/branding/branding.ts'
import { findHueFault, type HueFault } from '#domain/branding/palette.ts'
import {
  deleteBranding,
  findBranding,
  putBranding,
  type StoredBranding,
  type StoredLogo,
} from '../../core/branding/branding-queries.ts'
import { listFixed } from '../../core/branding/fixed-setting-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'

export type BrandingChange = Partial<Omit<Branding, 'slogans'>> & {
  slogans?: Partial<Branding['slogans']>
  logo?: StoredLogo | null
}
export type BrandingFault = { field: string } | { hue: HueFault } | { fixed: string }

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>
type Stored = Omit<StoredBranding, 'slogans'> & { slogans: unknown }

const shipped: Stored = { ...shippedBranding, logo: null }

export async function changeBranding(
  { tx, now }: Unit,
  change: BrandingChange,
  { isFile = false }: { isFile?: boolean } = {},
): Promise<BrandingFault | null> {
  const stored = (await findBranding(tx)) ?? shipped
  const next = applyChange(stored, change)
  if ('field' in next || 'hue' in next) return next
  const changed = listChanged(stored, next.branding)
  const fixed = isFile ? [] : await listFixed(tx)
  const refused = changed.find((field) => fixed.includes(field))
  if (refused !== undefined) return { fixed: refused }
  await putBranding(tx, next.branding, now)
  return null
}

function applyChange(
  { logo: currentLogo, ...fields }: Stored,
  { logo, contact, ...change }: BrandingChange,
): { branding: StoredBranding } | { field: string } | { hue: HueFault } {
  const parsed = v.safeParse(brandingSchema, {
    ...fields,
    ...change,
    ...(contact !== undefined && { contact: toContact(contact) }),
    slogans: { ...shippedBranding.slogans, ...(fields.slogans as object), ...change.slogans },
  })
  if (!parsed.success) return { field: String(parsed.issues[0].path?.[0]?.key) }
  const { hue } = parsed.output
  const fault = hue === null ? null : findHueFault(hue)
  if (fault !== null) return { hue: fault }
  return { branding: { ...parsed.output, logo: logo === undefined ? currentLogo : logo } }
}

export async function findBrandingChanges(
  tx: Unit['tx'],
  change: BrandingChange,
): Promise<string[]> {
  const stored = (await findBranding(tx)) ?? shipped
  const next = applyChange(stored, change)
  return 'branding' in next ? listChanged(stored, next.branding) : []
}

function listChanged(stored: Stored, next: StoredBranding): string[] {
  const before = toComparable(stored)
  const after = toComparable(next)
  return Object.keys(after).filter((field) => before[field] !== after[field])
}

const toComparable = ({ logo, slogans, ...fields }: Stored): Readonly<Record<string, unknown>> => ({
  ...fields,
  logo: logo === null ? null : logo.bytes.toString('base64'),
  ...Object.fromEntries(
    Object.entries({ ...shippedBranding.slogans, ...(slogans as object) }).map(
      ([language, slogan]) => [`slogans.${language}`, slogan],
    ),
  ),
})

export async function resetBranding({ tx }: Unit): Promise<boolean | { fixed: string }> {
  const fixed = (await listFixed(tx)).find((field) => !/^(?:texts\.|registration$)/.test(field))
  return fixed === undefined ? deleteBranding(tx) : { fixed }
}
