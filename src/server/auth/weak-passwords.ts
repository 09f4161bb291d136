// Refuses weak passwords (domain/onboarding/weak-password.ts). The common ones come from @zxcvbn-ts
// (MIT): the 49,233 that leaked most often. The list stays on the server and is loaded with the
// first chosen password, to keep startup fast.
import { productName } from '#domain/branding/product-name.ts'
import { findWeakness, undisguise, type Weakness } from '#domain/onboarding/weak-password.ts'
import { appName } from '#words/words.ts'
import { findVenueNamesIn } from '../db/accounts/password-records.ts'
import type { Database } from '../db/open-database.ts'

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

const product = [productName, 'pickleball', 'pickle', 'pádel', 'paddle']

export async function checkPassword(
  db: Database,
  password: string,
  own: readonly (string | null)[],
): Promise<Weakness | null> {
  const venues = await findVenueNamesIn(db, undisguise(password))
  const words = await (common ??= loadCommon())
  return findWeakness(password, {
    isCommon: (word) => words.has(word),
    personal: [...product, appName(), ...venues, ...own.filter((name) => name !== null)],
  })
}
