// Refuses passwords that anyone would try (domain/onboarding/weak-password.ts). The list of common
// ones comes from @zxcvbn-ts (MIT): 49,233 of those that leaked most often. It stays on the server,
// and is loaded with the first password that is chosen: starts do without it.
import { findWeakness, undisguise, type Weakness } from '#domain/onboarding/weak-password.ts'
import { findVenueNamesIn } from '../db/accounts/password-records.ts'
import type { Database } from '../db/open-database.ts'

/** What the list does not hold, but people here would choose first. */
const alsoCommon = [
  'contraseña',
  'contrasena',
  'contraseñas',
  'bienvenido',
  'bienvenida',
  'tequieromucho',
]
let common: Promise<ReadonlySet<string>> | null = null

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...alsoCommon])
}

const product = ['Sideout', 'pickleball', 'pickle', 'pádel', 'paddle']

/** Why a password is refused for a person with these names and addresses; null when it is not. */
export async function checkPassword(
  db: Database,
  password: string,
  own: readonly (string | null)[],
): Promise<Weakness | null> {
  const venues = await findVenueNamesIn(db, undisguise(password))
  const words = await (common ??= loadCommon())
  return findWeakness(password, {
    isCommon: (word) => words.has(word),
    personal: [...product, ...venues, ...own.filter((name) => name !== null)],
  })
}
