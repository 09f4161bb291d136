// Sells a club's entries: paid outside the app, recorded in the ledger.
import { purseBalanceMax, purseRefusal, toPurseUnit } from '#domain/purse/purse.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findClubStanding } from '../club/queries.ts'
import { lockClubFor } from '../club/standing-commands.ts'
import { findBalance, post } from '../ledger/queries.ts'
import { openPurse } from './queries.ts'

/** The club's lock enforces the limit across concurrent sales. */
const sell: InTransaction<'purses-sell'> = async (context, { playerId, entries, ...key }) => {
  const { tx, effects, newId, now } = context
  const opened = await lockClubFor(context, key, 'club.money')
  if (!opened.ok) return opened
  const { role: memberRole } = await findClubStanding(tx, key, playerId)
  if (memberRole !== 'owner' && memberRole !== 'member') return refuse('not-a-member')
  const purseId = await openPurse(tx, { ...key, purseId: newId(), now })
  const unit = toPurseUnit(purseId)
  const balance = await findBalance(tx, playerId, unit)
  const refusal = purseRefusal(balance, entries)
  if (refusal === 'purse-too-full') return refuse(refusal, { n: purseBalanceMax })
  if (refusal !== null) return refuse(refusal)
  const id = newId()
  await post(tx, {
    id,
    kind: entries > 0 ? 'purse-sold' : 'purse-corrected',
    unit,
    key: `purse-sale:${id}`,
    madeBy: 'player',
    now,
    lines: [
      { player: playerId, amount: entries },
      { owner: 'issue', amount: -entries },
    ],
  })
  effects.publish(topics.clubPurse(key.locationId, key.clubId), topics.purse(playerId))
  return ok({ balance: balance + entries })
}

export const purseHandlers = defineHandlers({ 'purses-sell': sell })
