// Keeps the name and look of the installation in memory, current on every node.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { brandingSchema, shippedBranding } from '#domain/branding/branding.ts'
import { setAppName } from '#words/words.ts'
import { findBranding, type StoredBranding } from '../core/branding/branding-queries.ts'
import { listOwnTexts } from '../core/branding/own-text-queries.ts'
import type { Database } from '../db/open-database.ts'
import { everything, type Bus } from '../live/bus.ts'
import { topics } from '../live/topics.ts'
import { noTexts, toServedTexts, type ServedTexts } from './own-text.ts'

export type ServedBranding = StoredBranding & { version: string | null }

export type BrandingWatch = {
  current(): ServedBranding
  texts(): ServedTexts
  close(): void
}

export const shipped: ServedBranding = { ...shippedBranding, logo: null, version: null }

export const shippedLook: BrandingWatch = {
  current: () => shipped,
  texts: () => noTexts,
  close: () => undefined,
}

export async function watchBranding({
  db,
  bus,
  log,
}: {
  db: Database
  bus: Bus
  log: Pick<Logger, 'warn'>
}): Promise<BrandingWatch> {
  let current = shipped
  let texts = noTexts
  const read = async (): Promise<void> => {
    texts = toServedTexts(await listOwnTexts(db))
    current = toServed(await findBranding(db))
    setAppName(current.name)
  }
  const stopListening = bus.listen((invalidation) => {
    if (invalidation === everything || invalidation.includes(topics.branding()))
      read().catch((error: unknown) => log.warn({ err: error }, 'the branding could not be read'))
  })
  await read()
  return {
    current: () => current,
    texts: () => texts,
    close: () => {
      stopListening()
      setAppName(shipped.name)
    },
  }
}

export function toServed(found: Awaited<ReturnType<typeof findBranding>>): ServedBranding {
  if (found === null) return shipped
  const { logo, ...fields } = found
  const parsed = v.safeParse(brandingSchema, fields)
  if (!parsed.success) return shipped
  const version = createHash('sha256')
    .update(JSON.stringify(parsed.output))
    .update(logo?.bytes ?? '')
    .digest('base64url')
    .slice(0, 10)
  return { ...parsed.output, logo, version }
}

export const toLogoPath = (version: string): string => `/installation/logo?v=${version}`
