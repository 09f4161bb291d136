// Calls and live queries about the Player Pass: mine, a code for one, the weekly claim, sending
// tokens.
import * as v from 'valibot'
import { codeTextMax } from '#domain/player-pass/pass-code.ts'
import { noteMax, sendMax } from '#domain/player-pass/player-pass.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'

/**
 * Instants are ISO 8601. A claim is due when nextClaimAt is past, or null before the first claim.
 * lastClaimTx: the ledger transaction.
 */
export const myPass = live({
  name: 'playerPass-mine',
  who: 'player',
  summary: 'My Player Pass, my tokens, and what sending costs.',
  input: v.strictObject({}),
  output: v.object({
    pass: v.nullable(
      v.object({
        tier: v.string(),
        weeklyAllowance: v.number(),
        serial: v.number(),
        granted: v.string(),
        lastClaimAt: v.nullable(v.string()),
        lastClaimTx: v.nullable(v.string()),
        nextClaimAt: v.nullable(v.string()),
      }),
    ),
    balance: v.number(),
    platformFee: v.number(),
  }),
  refusals: [],
})

/**
 * A code of a higher tier upgrades my pass and keeps its number. A code without effect is not
 * consumed.
 */
const redeemPassCode = call({
  name: 'playerPass-redeem',
  who: 'player',
  kind: 'write',
  limit: 'pass-code',
  summary: 'Use a pass code: get a Player Pass, or a higher tier.',
  input: v.strictObject({ code: textSchema(codeTextMax) }),
  output: v.object({ tier: v.string(), serial: v.number() }),
  refusals: ['pass-code-unknown', 'pass-code-expired', 'pass-code-used', 'pass-already-held'],
})

/** Once in seven days. Before that it returns the last claim; `claimed`: a claim was made now. */
const claimTokens = call({
  name: 'playerPass-claim',
  who: 'player',
  kind: 'write',
  summary: 'Claim the tokens of the week.',
  input: v.strictObject({}),
  output: v.object({
    claimed: v.boolean(),
    claimTx: v.string(),
    claimedAt: v.string(),
    nextClaimAt: v.string(),
    amount: v.number(),
  }),
  refusals: ['pass-missing'],
})

/**
 * The receiver gets the amount less the platform fee, rounded up to a whole token. `fee`, if sent,
 * must equal the current fee.
 */
const sendTokens = call({
  name: 'playerPass-send',
  who: 'player',
  kind: 'write',
  summary: 'Send tokens to a player, less the platform fee.',
  input: v.strictObject({
    to: playerIdSchema,
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(sendMax)),
    note: v.optional(textSchema(noteMax)),
    fee: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(sendMax))),
  }),
  output: v.object({
    transactionId: v.string(),
    received: v.number(),
    fee: v.number(),
    balance: v.number(),
  }),
  refusals: ['player-not-found', 'send-yourself', 'tokens-too-few', 'tokens-short', 'fee-changed'],
})

/** A separate entry returns the amount and the fee; earlier entries stay. Idempotent. */
const undoSend = call({
  name: 'playerPass-undo',
  who: 'player',
  kind: 'write',
  summary: 'Take back tokens that I sent a moment ago.',
  input: v.strictObject({ transactionId: uuidSchema }),
  output: v.object({ balance: v.number() }),
  refusals: ['undo-over', 'undo-spent'],
})

export const passCalls = [claimTokens, redeemPassCode, sendTokens, undoSend] as const

export const playerPassContract = defineContract({
  nouns: { playerPass: 'passes' },
  calls: passCalls,
  live: [myPass],
})
