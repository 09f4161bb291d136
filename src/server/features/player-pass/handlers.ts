// The Player Pass: redeeming a code, the weekly claim, sending tokens. One-time acts are decided
// under a row lock, with a unique key in the ledger.
import {
  claimEveryMs,
  decideSend,
  decideUndo,
  isClaimDue,
  isStepUp,
} from '#domain/player-pass/player-pass.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { takeBackTokens } from '../alert/commands.ts'
import { publishLedger } from '../ledger/commands.ts'
import { findBalance, findPosted, findTransfer, post } from '../ledger/queries.ts'
import { findPlatformFee, listTiers } from '../pp-globals/queries.ts'
import { savePass } from './commands.ts'
import {
  findPass,
  lockCode,
  lockPass,
  lockPassHolder,
  lockPlayers,
  saveClaim,
  saveNote,
  countCodeUse,
} from './queries.ts'

const redeem: InTransaction<'playerPass-redeem'> = async (
  { actor, tx, effects, now },
  { code: text },
) => {
  await lockPassHolder(tx, actor.playerId)
  const code = await lockCode(tx, text, actor.playerId, now)
  if (code === null) return refuse('pass-code-unknown')
  if (code.isExpired) return refuse('pass-code-expired')
  const pass = await findPass(tx, actor.playerId)
  const order = (await listTiers(tx)).map(({ tier }) => tier)
  if (!isStepUp(pass?.tier ?? null, code.tier, order))
    return refuse('pass-already-held', { tier: pass?.tier ?? '' })
  if (code.isUsedUp || code.isMine) return refuse('pass-code-used')
  await countCodeUse(tx, code.hash, actor.playerId, now)
  return ok({
    tier: code.tier,
    serial: await savePass(
      { tx, effects, now },
      { playerId: actor.playerId, tier: code.tier, by: 'code' },
    ),
  })
}

/** Each claim's key is the previous claim, so no two can follow the same one. */
const claim: InTransaction<'playerPass-claim'> = async ({ actor, tx, effects, now, newId }) => {
  const pass = await lockPass(tx, actor.playerId)
  if (pass === null) return refuse('pass-missing')
  const { lastClaimAt, lastClaimTx } = pass
  if (lastClaimAt !== null && lastClaimTx !== null && !isClaimDue(lastClaimAt.getTime(), now)) {
    return ok({
      ...toClaim(lastClaimTx, lastClaimAt.getTime()),
      claimed: false,
      amount: await findPosted(tx, lastClaimTx, actor.playerId),
    })
  }
  const id = newId()
  const amount = pass.weeklyAllowance
  await post(tx, {
    id,
    kind: 'claim',
    unit: 'token',
    key: `claim:${pass.serial}:${lastClaimTx ?? 'first'}`,
    madeBy: 'player',
    detail: pass.tier,
    now,
    lines: [
      { player: actor.playerId, amount },
      { owner: 'issue', amount: -amount },
    ],
  })
  await saveClaim(tx, actor.playerId, id, now)
  publishLedger(effects, actor.playerId, actor.userId)
  return ok({ ...toClaim(id, now), claimed: true, amount })
}

const toClaim = (claimTx: string, at: number) => ({
  claimTx,
  claimedAt: new Date(at).toISOString(),
  nextClaimAt: new Date(at + claimEveryMs).toISOString(),
})

/**
 * Blocked and hidden receivers don't exist for the sender. Transfers of a sender are serialized.
 */
const send: InTransaction<'playerPass-send'> = async (
  context,
  { to, amount, note = '', fee: seenFee },
) => {
  const { actor, tx, effects, now, newId } = context
  if (to === actor.playerId) return refuse('send-yourself')
  const player = await findVisiblePlayer(tx, actor.playerId, to)
  if (player === null) return refuse('player-not-found')
  const sender = await lockPassHolder(tx, actor.playerId)
  const balance = await findBalance(tx, actor.playerId, 'token')
  const decided = decideSend({ amount, balance, platformFee: await findPlatformFee(tx), seenFee })
  if (!decided.ok) return decided
  const { fee, received } = decided.value
  const id = newId()
  await post(tx, {
    id,
    kind: 'transfer',
    unit: 'token',
    key: `transfer:${id}`,
    madeBy: 'player',
    now,
    lines: [
      { player: actor.playerId, amount: -amount },
      { player: to, amount: received },
      ...(fee > 0 ? [{ owner: 'fee', amount: fee } as const] : []),
    ],
  })
  if (note !== '') await saveNote(tx, id, actor.playerId, note)
  await sendAlerts(context, [
    {
      playerId: to,
      kind: 'tokens-received',
      eventId: null,
      params: { player: sender, amount: String(received), transactionId: id },
    },
  ])
  publishLedger(effects, actor.playerId, actor.userId)
  publishLedger(effects, to, player.userId)
  return ok({ transactionId: id, received, fee, balance: balance - amount })
}

/**
 * Refused when the receiver has left or spent it. Spending waits for the lock, because accounts
 * never go below zero.
 */
const undo: InTransaction<'playerPass-undo'> = async (
  { actor, tx, effects, now, newId },
  { transactionId },
) => {
  const found = await findTransfer(tx, transactionId, actor.playerId)
  if (found !== null) await lockPlayers(tx, [actor.playerId, found.to])
  const sent = await findTransfer(tx, transactionId, actor.playerId)
  if (sent === null) return refuse('undo-over')
  if (!sent.isUndone) {
    const decided = decideUndo(
      {
        sentAt: sent.created.getTime(),
        received: sent.received,
        held: await findBalance(tx, sent.to, 'token'),
      },
      now,
    )
    if (!decided.ok) return decided
  }
  const { to, received, amount } = sent
  const isNew = await post(tx, {
    id: newId(),
    kind: 'undo',
    unit: 'token',
    key: `undo:${transactionId}`,
    madeBy: 'player',
    now,
    lines: [
      { player: actor.playerId, amount },
      { player: to, amount: -received },
      ...(amount > received ? [{ owner: 'fee', amount: received - amount } as const] : []),
    ],
  })
  if (isNew) {
    await takeBackTokens(tx, to, transactionId)
    publishLedger(effects, actor.playerId, actor.userId)
    publishLedger(effects, to, sent.userId)
  }
  return ok({ balance: await findBalance(tx, actor.playerId, 'token') })
}

export const playerPassHandlers = defineHandlers({
  'playerPass-redeem': redeem,
  'playerPass-claim': claim,
  'playerPass-send': send,
  'playerPass-undo': undo,
})
