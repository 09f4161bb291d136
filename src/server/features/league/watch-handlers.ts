// Switches a league's public link on, with a new key each time, or off. Windows with an old key
// follow the league, so they learn that it ended.
import { randomBytes } from 'node:crypto'
import { toLinkKey } from '#domain/shared/link-key.ts'
import { ok } from '#domain/shared/result.ts'
import type { InTransaction } from '../../handler.ts'
import { lockLeagueToRun } from './run-commands.ts'
import { saveLeagueKey } from './watch-queries.ts'

export const setLink: InTransaction<'leagues-setWatch'> = async (context, { isOn, ...key }) => {
  const opened = await lockLeagueToRun(context, key)
  if (!opened.ok) return opened
  const watchKey = isOn
    ? toLinkKey(key.leagueSeriesId, randomBytes(16).toString('base64url'))
    : null
  await saveLeagueKey(context.tx, key, watchKey)
  return ok({ watchKey: watchKey === null ? null : context.deps.linkKeys.show(watchKey) })
}
