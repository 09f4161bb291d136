// The live query of my Player Pass: pass, tokens and fee.
import { nextClaimAt } from '#domain/player-pass/player-pass.ts'
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findBalance } from '../ledger/queries.ts'
import { findPlatformFee } from '../pp-globals/queries.ts'
import { findPass, type PassRow } from './queries.ts'

export const playerPassLive = defineLiveQueries({
  'playerPass-mine': {
    shared: false,
    topics: (_input, viewer) => [topics.ledger(viewer.playerId), topics.ppGlobals()],
    load: async ({ db }, _input, viewer) => {
      const pass = await findPass(db, viewer.playerId)
      const balance = await findBalance(db, viewer.playerId, 'token')
      return ok({
        pass: pass === null ? null : shownPass(pass),
        balance,
        platformFee: await findPlatformFee(db),
      })
    },
  },
})

const shownPass = ({
  tier,
  weeklyAllowance,
  serial,
  granted,
  lastClaimAt,
  lastClaimTx,
}: PassRow) => ({
  tier,
  weeklyAllowance,
  serial,
  granted: granted.toISOString(),
  lastClaimAt: lastClaimAt?.toISOString() ?? null,
  lastClaimTx,
  nextClaimAt:
    lastClaimAt === null ? null : new Date(nextClaimAt(lastClaimAt.getTime())).toISOString(),
})
