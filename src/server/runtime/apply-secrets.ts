// At a start: bare session tokens are hashed and, while SECRET is being changed, second factors
// encrypted anew.
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { createTokenHash, hashedPattern } from '../auth/token-hash.ts'
import { listSecondFactors, replaceSecondFactor } from '../db/accounts/second-factors.ts'
import { hashBareTokens } from '../db/accounts/session-tokens.ts'
import type { Database } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import type { Secrets } from '../secret.ts'

const pageRows = 200

export async function applySecrets({ db, log }: Deps, secrets: Secrets): Promise<void> {
  const hashed = await hashBareTokens(db, { hash: createTokenHash(secrets.current), hashedPattern })
  if (hashed > 0) log.info({ sessions: hashed }, 'session tokens hashed')
  const renewed = await renewSecondFactors(db, secrets)
  if (renewed > 0) log.info({ factors: renewed }, 'second factors encrypted anew')
}

/** How many of the previous secret were encrypted anew; others stay. */
export async function renewSecondFactors(
  db: Database,
  { current, previous }: Secrets,
): Promise<number> {
  if (previous === null) return 0
  const renew = async (data: string): Promise<string | null> => {
    const text = await symmetricDecrypt({ key: previous, data }).catch(() => null)
    return text === null ? null : symmetricEncrypt({ key: current, data: text })
  }
  let renewed = 0
  for (let after = ''; ;) {
    const rows = await listSecondFactors(db, { after, limit: pageRows })
    for (const row of rows) {
      const secret = await renew(row.secret)
      const backupCodes = await renew(row.backupCodes)
      if (secret === null || backupCodes === null) continue
      if (await replaceSecondFactor(db, row, { secret, backupCodes })) renewed += 1
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < pageRows) return renewed
  }
}
