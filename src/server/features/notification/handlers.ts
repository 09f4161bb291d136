// Players' notification settings and devices, and a test of every channel.
import type { CallOutput } from '#contract/contract.ts'
import { pushDevicesMax } from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { reachTopics } from '../../db/reach-topics.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type InTransaction, type WithOwnTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { testMail } from '../../notices/notice-mail.ts'
import { testPush } from '../../notices/notice-push.ts'
import { dropDevice, noteDevice, removeDevice, saveDevice } from './device-queries.ts'
import { storeReachAsked } from './reach-queries.ts'
import { findReader, lockChoices, saveChoices, type Recipient } from './settings-queries.ts'
import { changeMatrix } from './stop-commands.ts'

const done = ok({ success: true })

const updateSettings: InTransaction<'notifications-updateSettings'> = async (
  { actor, tx, effects, now, language },
  input,
) => {
  const before = await lockChoices(tx, actor.playerId)
  await saveChoices(
    tx,
    actor.playerId,
    {
      matrix: changeMatrix(before.matrix, input.matrix ?? {}),
      quiet: input.quietHours === undefined ? before.quiet : input.quietHours,
      digest: input.digest ?? before.digest,
      mailInstead: input.mailInstead ?? before.mailInstead,
      language: input.language ?? before.language ?? language,
    },
    now,
  )
  effects.publish(topics.deliveries())
  return done
}

const subscribe: InTransaction<'push-subscribe'> = async (
  { actor, tx, effects, now, deps, newId },
  { endpoint, keys, name },
) => {
  if (!deps.push.accepts(endpoint)) return refuse('bad-input', { field: 'endpoint' })
  const deviceId = await saveDevice(
    tx,
    {
      deviceId: newId(),
      playerId: actor.playerId,
      sessionId: actor.sessionId,
      endpoint,
      ...keys,
      name,
      now,
    },
    pushDevicesMax,
  )
  if (deviceId === null) return refuse('bad-input', { field: 'keys' })
  effects.publish(...(await reachTopics(tx, actor.playerId)))
  return ok({ deviceId })
}

/** Sends at once and waits for the outcome, so it runs outside a transaction. */
const sendTest: WithOwnTransaction<'notifications-test'>['own'] = async ({ actor, deps, now }) => {
  const reader = await findReader(deps.db, actor.playerId)
  if (reader === null) return ok({ mail: 'none', push: [] })
  const [mail, push] = await Promise.all([
    mailTest(deps, reader),
    Promise.all(reader.devices.map((device) => pushTest(deps, device, reader.language, now))),
  ])
  deps.bus.publish([topics.notifications(actor.playerId)])
  return ok({ mail, push })
}

async function mailTest(
  { mailer, publicUrl, log }: Deps,
  { email, isConfirmed, isSuppressed, language }: Recipient,
): Promise<CallOutput<'notifications-test'>['mail']> {
  if (email === null) return 'none'
  if (!isConfirmed) return 'unconfirmed'
  if (isSuppressed) return 'suppressed'
  return mailer.send(testMail(email, language, publicUrl)).then(
    () => 'sent' as const,
    (error: unknown) => {
      log.warn({ err: error }, 'the mail of a test could not be handed over')
      return 'failed' as const
    },
  )
}

async function pushTest(
  { push, db }: Deps,
  { deviceId, name, ...target }: Recipient['devices'][number],
  language: Language,
  now: number,
): Promise<CallOutput<'notifications-test'>['push'][number]> {
  const outcome = await push.send(target, testPush(language))
  if (outcome === 'gone') await removeDevice(db, deviceId, now)
  else await noteDevice(db, deviceId, { isOk: outcome === 'sent', now })
  return { deviceId, name, outcome }
}

export const notificationHandlers = defineHandlers({
  'notifications-updateSettings': updateSettings,
  'notifications-noteReachAsked': async ({ actor, tx, now }) => {
    await storeReachAsked(tx, actor.playerId, now)
    return done
  },
  'push-subscribe': subscribe,
  'push-unsubscribe': async ({ actor, tx, effects }, device) => {
    await dropDevice(tx, actor.playerId, device)
    effects.publish(...(await reachTopics(tx, actor.playerId)))
    return done
  },
  'notifications-test': { own: sendTest },
})
