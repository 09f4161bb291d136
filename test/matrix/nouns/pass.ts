// Authorization matrix of the Player Pass and the ledger: all data is private; tokens go to visible
// players.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { post } from '../../../src/server/features/ledger/queries.ts'
import { plainRow, row, type Cell, type MatrixRow } from '../matrix-cell.ts'
import { aPlayerFor } from '../matrix-targets.ts'

const tokensMax = 100

const giveTokens = ({ scene, me }: Cell): Promise<boolean> =>
  post(scene.db, {
    id: randomUUID(),
    kind: 'claim',
    unit: 'token',
    key: randomUUID(),
    madeBy: 'operator',
    now: 0,
    lines: [
      { player: me, amount: tokensMax },
      { owner: 'issue', amount: -tokensMax },
    ],
  })

export const rows: readonly MatrixRow[] = [
  plainRow('playerPass-mine', 'ok', () => ({ input: {} })),
  plainRow('playerPass-redeem', 'pass-code-unknown', () => ({ input: { code: '0000-0000-0000' } })),
  plainRow('playerPass-claim', 'pass-missing', () => ({ input: {} })),
  row(
    'playerPass-send',
    'a player',
    {
      own: 'send-yourself',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      await giveTokens(cell)
      const id = await aPlayerFor(cell)
      return { id, input: { to: id, amount: 1 } }
    },
  ),
  plainRow('playerPass-undo', 'undo-over', () => ({ input: { transactionId: randomUUID() } })),
  plainRow('ledger-list', 'ok', () => ({ input: { unit: 'token', after: null } })),
  plainRow('ledger-export', 'ok', () => ({ input: { unit: 'diamond', after: null } })),
  plainRow('players-celebrated', 'ok', () => ({ input: { diamondId: 'registered' } })),
  // The answer is the same for any name.
  row(
    'players-referredBy',
    'a player',
    { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'ok' },
    async (cell) => ({ input: { playerId: await aPlayerFor(cell) } }),
  ),
]

export const endNothing: readonly CallName[] = [
  'players-referredBy',
  'players-celebrated',
  'playerPass-redeem',
  'playerPass-claim',
  'playerPass-send',
  'playerPass-undo',
]
