// Proposes names, a level and a venue to someone who creates an account.
import { isLinkKey } from '#domain/contact/personal-link.ts'
import { listNameCandidates, proposedMax } from '#domain/player/propose-names.ts'
import { toSlug } from '#domain/player/slug.ts'
import { ok } from '#domain/shared/result.ts'
import { isPlaceholderEmail } from '../../auth/providers.ts'
import type { InTransaction } from '../../handler.ts'
import { isOffensive } from '../../naming/offensive.ts'
import { listFreeNames } from './name-queries.ts'
import { findSetupDefaults } from './noted-queries.ts'

export const proposeForSetup: InTransaction<'players-proposeNames'> = async (
  { actor, tx, now, deps },
  { key },
) => {
  const linkName = key !== undefined && isLinkKey(key) ? deps.linkKeys.find(key) : null
  const noted = await findSetupDefaults(tx, { linkName, userId: actor.userId })
  const candidates = [
    ...(noted === null ? [] : listNameCandidates(asAddress(noted.name))),
    ...(isPlaceholderEmail(actor.email) ? [] : listNameCandidates(actor.email)),
  ]
  const named = candidates
    .filter((name) => !isOffensive(name))
    .map((name) => ({ name, slug: toSlug(name) }))
  const names = named.length === 0 ? [] : await listFreeNames(tx, named, now)
  return ok({
    names: [...new Set(names)].slice(0, proposedMax),
    skillSelf: noted?.skillSelf ?? null,
    location: noted?.location ?? null,
  })
}

const asAddress = (name: string): string => `${name.trim().replaceAll(/[\s@]+/g, '.')}@name`
