// Players' choices about notifications, their devices, a test of every way, and the link that
// stops e-mails.
import type { CallOutput } from '#contract/contract.ts'
import { isStandIn } from '#domain/contact/contact.ts'
import {
  isSwitchable,
  notificationChannels,
  notificationGroups,
  pushDevicesMax,
  type MatrixChanges,
  type NotificationGroup,
} from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { reachTopics } from '../../db/reach-topics.ts'
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type InTransaction, type WithOwnTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { testMail } from '../../notices/notice-mail.ts'
import { testPush } from '../../notices/notice-push.ts'
import { readStopMails } from '../../notices/stop-mails.ts'
import { publishContacts } from '../contact/commands.ts'
import { findStopping, saveStop } from '../contact/stop-queries.ts'
import { dropDevice, noteDevice, removeDevice, saveDevice } from './device-queries.ts'
import { storeReachAsked } from './reach-queries.ts'
import { findReader, lockChoices, saveChoices, type Reader } from './settings-queries.ts'

const done = ok({ success: true })

/** Choices are kept for cells that can be chosen only. */
function changed(before: MatrixChanges, changes: MatrixChanges): MatrixChanges {
  const groups = notificationGroups.flatMap((group) => {
    const cells = { ...before[group], ...changes[group] }
    const chosen = notificationChannels
      .filter((channel) => cells[channel] !== undefined && isSwitchable(group, channel))
      .map((channel) => [channel, cells[channel]] as const)
    return chosen.length === 0 ? [] : [[group, Object.fromEntries(chosen)] as const]
  })
  return Object.fromEntries(groups)
}

const updateSettings: InTransaction<'notifications-updateSettings'> = async (
  { actor, tx, effects, now, language },
  input,
) => {
  const before = await lockChoices(tx, actor.playerId)
  await saveChoices(
    tx,
    actor.playerId,
    {
      matrix: changed(before.matrix, input.matrix ?? {}),
      quiet: input.quietHours === undefined ? before.quiet : input.quietHours,
      digest: input.digest ?? before.digest,
      mailInstead: input.mailInstead ?? before.mailInstead,
      // The language of the cookie stands in for a language never chosen.
      language: input.language ?? before.language ?? language,
    },
    now,
  )
  effects.publish(topics.notifications(actor.playerId), topics.deliveries())
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

/** Sends at once and waits for what comes of it: no transaction is open meanwhile. */
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
  { email, isConfirmed, isSuppressed, language }: Reader,
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
  { deviceId, name, ...target }: Reader['devices'][number],
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
  'notifications-noteReachAsked': async ({ actor, tx, effects, now }) => {
    await storeReachAsked(tx, actor.playerId, now)
    effects.publish(topics.notifications(actor.playerId))
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

/** groups: 'contact' where the link stops all e-mails to someone without an account. */
type StoppedLink = { groups: readonly NotificationGroup[] | 'contact'; language: Language }

export type StopMails = {
  /** What the link stops, for the page that asks; null when it is none of ours. */
  read(token: string): Promise<StoppedLink | null>
  /** Stops these e-mails; asked again it changes nothing. */
  stop(token: string): Promise<StoppedLink | null>
}

/** What the link of an e-mail does, without a session: the link itself is the proof. */
export function stopMailsHandlers(deps: Deps): StopMails {
  const read = async (token: string) => {
    const link = readStopMails(deps.links, token)
    const reader = link === null ? null : await findReader(deps.db, link.playerId)
    return link === null
      ? null
      : { ...link, language: reader?.language ?? ('en' as const), isThere: reader !== null }
  }
  const readContact = async (token: string) => {
    const link = readStopMails(deps.links, token)
    return link === null || !isStandIn(link.playerId)
      ? undefined
      : { ...link, contact: await findStopping(deps.db, link.playerId) }
  }
  const stopContact = async ({
    contact,
  }: NonNullable<Awaited<ReturnType<typeof readContact>>>): Promise<StoppedLink> => {
    if (contact !== undefined)
      await transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
        await saveStop(tx, contact, now)
        publishContacts(effects, contact)
      })
    return { groups: 'contact', language: contact?.language ?? 'en' }
  }
  return {
    read: async (token) => {
      const found = await readContact(token)
      return found === undefined
        ? read(token)
        : { groups: 'contact', language: found.contact?.language ?? 'en' }
    },
    stop: async (token) => {
      const found = await readContact(token)
      if (found !== undefined) return stopContact(found)
      const link = await read(token)
      // A deleted account gets none anymore, and is told so.
      if (link === null || !link.isThere) return link
      await transact(deps, deps.clock.now(), async ({ tx, effects, now }) => {
        await stopMails(tx, link.playerId, link.groups, now)
        effects.publish(topics.notifications(link.playerId))
      })
      return link
    },
  }
}

async function stopMails(
  tx: Deps['db'],
  playerId: string,
  groups: readonly NotificationGroup[],
  now: number,
): Promise<void> {
  const before = await lockChoices(tx, playerId)
  await saveChoices(
    tx,
    playerId,
    {
      ...before,
      matrix: changed(
        before.matrix,
        Object.fromEntries(groups.map((group) => [group, { mail: false }])),
      ),
    },
    now,
  )
}
