// Sends due deliveries. Each parcel is claimed, sent and recorded: a worker killed before sending
// leaves it to the next; one killed between sending and recording causes a second sending with the
// same Message-ID or topic.
import { outreachWaitMs } from '#domain/contact/outreach.ts'
import { decideDelivery, retryMs, isCalendar } from '#domain/notification/delivery.ts'
import { type DeliveryChannel, deliveryChannels } from '#domain/notification/notification.ts'
import { calendarInvitation } from '../../calendar/event-calendar.ts'
import type { Deps } from '../../deps.ts'
import type { LinkKeys } from '../../link/link-keys.ts'
import { everything } from '../../live/bus.ts'
import { createRepeater } from '../../live/repeater.ts'
import { topics } from '../../live/topics.ts'
import { MailRefusal, type Mail } from '../../mail/mail.ts'
import { noticeMail } from '../../notices/notice-mail.ts'
import { noticePush } from '../../notices/notice-push.ts'
import type { Outgoing } from '../../notices/outgoing.ts'
import type { PushOutcome } from '../../push/push.ts'
import { findInvited } from '../calendar-feed/queries.ts'
import { noteDevice, removeDevice, standInByMail } from '../notification/device-queries.ts'
import { admitMail } from '../outreach/commands.ts'
import {
  nextDue,
  deleteEndedDeliveries,
  claimDue,
  loadClaimed,
  holdDeliveries,
  endDeliveries,
  retryDeliveries,
} from './queries.ts'
import { loadTerms } from './terms-commands.ts'

type Unit = readonly [Outgoing, ...Outgoing[]]
type Worker = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'newId'
  | 'mailer'
  | 'push'
  | 'links'
  | 'linkKeys'
  | 'publicUrl'
  | 'log'
  | 'bus'
  | 'security'
>

const leaseMs = 5 * 60_000
/**
 * No sending starts in this last part of a lease, because another worker could then send the same
 * delivery again.
 */
const leaseRestMs = 90_000
/** Concurrency, so that a slow receiver delays few others. */
const pushesAtOnce = 10
const filesAtOnce = 4
/** Parcels per claim and concurrent sender; small, so that few wait behind the slowest. */
const parcelsEach = 10
/** Polls at least this often, for deliveries without a published invalidation. */
const lookAgainMs = 30_000
const keptMs = 14 * 86_400_000

/**
 * Sends due deliveries for as long as the server runs: at once on new ones, and when one becomes
 * due. Returns a function that stops it: it waits for sends in progress and releases the rest.
 */
export function startDeliveries(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  const look = async (): Promise<void> => {
    await deliverDue(deps, stopping.signal)
    const due = await nextDue(deps.db)
    clearTimeout(timer)
    if (!stopping.signal.aborted)
      timer = setTimeout(
        () => repeater.trigger(),
        Math.min(lookAgainMs, Math.max(100, (due ?? Infinity) - deps.clock.now())),
      ).unref()
  }
  const repeater = createRepeater(
    () => {
      const run = look()
      running = run.catch(() => undefined)
      return run
    },
    {
      restMs: 100,
      onError: (error) =>
        deps.log.warn({ err: error }, 'notifications could not be sent; trying again'),
    },
  )
  const stopListening = deps.bus.listen((invalidation) => {
    if (invalidation === everything || invalidation.includes(topics.deliveries()))
      repeater.trigger()
  })
  repeater.trigger()
  return async () => {
    stopping.abort()
    stopListening()
    clearTimeout(timer)
    repeater.close()
    await running
  }
}

/**
 * Sends everything due now; returns how many messages went out. Safe on several servers at once:
 * each message belongs to one claim.
 */
export async function deliverDue(deps: Worker, signal?: AbortSignal): Promise<number> {
  const sent = await Promise.all(
    deliveryChannels.map((channel) => deliverChannel(deps, channel, signal)),
  )
  return sent.reduce((sum, count) => sum + count, 0)
}

export const forgetOldDeliveries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  deleteEndedDeliveries(db, clock.now() - keptMs)

async function deliverChannel(
  deps: Worker,
  channel: DeliveryChannel,
  signal: AbortSignal | undefined,
): Promise<number> {
  const atOnce = channel === 'push' ? pushesAtOnce : (deps.mailer.atOnce ?? filesAtOnce)
  let sent = 0
  for (;;) {
    if (signal?.aborted === true) return sent
    const claim = deps.newId()
    const claimed = await claimDue(deps.db, channel, {
      claim,
      now: deps.clock.now(),
      leaseMs,
      parcels: atOnce * parcelsEach,
    })
    if (claimed === 0) return sent
    sent += await deliverClaim(deps, { claim, signal, atOnce })
  }
}

const showLink =
  (linkKeys: LinkKeys) =>
  (outgoing: Outgoing): Outgoing =>
    outgoing.contact === null
      ? outgoing
      : {
          ...outgoing,
          contact: { ...outgoing.contact, linkKey: linkKeys.show(outgoing.contact.linkKey) },
        }

async function deliverClaim(
  deps: Worker,
  { claim, signal, atOnce }: { claim: string; signal: AbortSignal | undefined; atOnce: number },
): Promise<number> {
  const now = deps.clock.now()
  const claimed = (await loadClaimed(deps.db, claim, now)).map(showLink(deps.linkKeys))
  const ready = await sortOut(deps, claim, claimed, now)
  const units = [...Map.groupBy(ready, ({ unit }) => unit).values()] as unknown as Unit[]
  const left: Outgoing[] = []
  let sent = 0
  const next = units.values()
  const sendOn = async (): Promise<void> => {
    for (const unit of next) {
      const isLate = deps.clock.now() - now > leaseMs - leaseRestMs
      if (isLate || signal?.aborted === true) left.push(...unit)
      else if (await deliverUnit(deps, claim, unit)) sent += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  await holdDeliveries(
    deps.db,
    claim,
    left.map(({ deliveryId, batch, timezone }) => ({
      deliveryId,
      batch,
      until: null,
      timezone,
      dueAt: now,
    })),
    now,
  )
  return sent
}

async function sortOut(
  { db }: Worker,
  claim: string,
  claimed: readonly Outgoing[],
  now: number,
): Promise<Outgoing[]> {
  const ready: Outgoing[] = []
  const dropped = new Map<string, string[]>()
  const holds: Parameters<typeof holdDeliveries>[2][number][] = []
  for (const one of claimed) {
    const decision = decideDelivery(one, now, one.wall)
    switch (decision.act) {
      case 'send':
        ready.push(one)
        break
      case 'drop':
        dropped.set(decision.why, [...(dropped.get(decision.why) ?? []), one.deliveryId])
        break
      case 'hold':
        holds.push({
          deliveryId: one.deliveryId,
          batch: decision.batch,
          until: decision.until,
          timezone: one.timezone,
          dueAt: 0,
        })
        break
      case 'rest':
        holds.push({
          deliveryId: one.deliveryId,
          batch: one.batch,
          until: null,
          timezone: one.timezone,
          dueAt: now + decision.ms,
        })
        break
    }
  }
  for (const [outcome, ids] of dropped)
    await endDeliveries(db, claim, ids, { state: 'dropped', outcome, now })
  await holdDeliveries(db, claim, holds, now)
  return ready
}

/** True when it was sent. Sending failures are recorded; only database errors throw. */
async function deliverUnit(deps: Worker, claim: string, unit: Unit): Promise<boolean> {
  const [{ playerId, attempts, device }] = unit
  const ids = unit.map(({ deliveryId }) => deliveryId)
  if (!(await isAdmitted(deps, claim, unit))) return false
  const outcome = await send(deps, unit)
  const now = deps.clock.now()
  const wait = retryMs(attempts)
  if (outcome === 'sent') await endDeliveries(deps.db, claim, ids, { state: 'sent', outcome, now })
  else if (outcome === 'later' && wait !== null)
    await retryDeliveries(deps.db, claim, ids, { dueAt: now + wait, outcome })
  else await giveUp(deps, claim, unit, outcome)
  if (device !== null && outcome !== 'gone')
    await noteDevice(deps.db, device.deviceId, { isOk: outcome === 'sent', now })
  deps.bus.publish([topics.notifications(playerId)])
  return outcome === 'sent'
}

/**
 * Checks the outreach limits when a mail to a contact leaves; false when it has to wait or was
 * dropped.
 */
async function isAdmitted(deps: Worker, claim: string, unit: Unit): Promise<boolean> {
  const [{ channel, contact, email, unit: unitId, timezone }] = unit
  if (channel !== 'mail' || contact === null || email === null) return true
  const decision = await admitMail(deps, { unit: unitId, senderId: contact.senderId, email })
  const now = deps.clock.now()
  if (decision.act === 'drop') {
    const ids = unit.map(({ deliveryId }) => deliveryId)
    await endDeliveries(deps.db, claim, ids, { state: 'dropped', outcome: decision.why, now })
  } else if (decision.act === 'wait') {
    const dueAt = now + outreachWaitMs
    const holds = unit.map(({ deliveryId, batch }) => ({
      deliveryId,
      batch,
      until: null,
      timezone,
      dueAt,
    }))
    await holdDeliveries(deps.db, claim, holds, now)
  }
  return decision.act === 'send'
}

async function giveUp(
  { db, log, clock }: Worker,
  claim: string,
  unit: Unit,
  outcome: PushOutcome,
): Promise<void> {
  const [{ channel, kind, attempts, device }] = unit
  const now = clock.now()
  if (outcome === 'gone' && device !== null) {
    await removeDevice(db, device.deviceId, now)
    return
  }
  log.warn({ channel, kind, attempts, outcome }, 'a notification was given up')
  const deliveryIds = unit.map(({ deliveryId }) => deliveryId)
  await db.transaction().execute(async (tx) => {
    // Must run before the delivery ends, because ending clears its contents.
    if (channel === 'push') await standInByMail(tx, deliveryIds, now)
    await endDeliveries(tx, claim, deliveryIds, { state: 'failed', outcome, now })
  })
}

async function send(deps: Worker, unit: Unit): Promise<PushOutcome> {
  const { channel, device, email } = unit[0]
  try {
    if (channel === 'mail') return email === null ? 'refused' : await sendMail(deps, unit, email)
    if (device === null) return 'refused'
    return await deps.push.send(device, noticePush(unit))
  } catch (error) {
    deps.log.error({ err: error, kind: unit[0].kind, channel }, 'a notification could not be made')
    return 'later'
  }
}

async function sendMail(deps: Worker, unit: Unit, to: string): Promise<PushOutcome> {
  const { db, clock, mailer, links, publicUrl, log } = deps
  const terms = await loadTerms(db, unit, clock.now())
  const mail = {
    ...noticeMail(unit, to, { links, publicUrl, terms }),
    ...(await findCalendar(deps, unit, to)),
  }
  try {
    await mailer.send(mail)
    return 'sent'
  } catch (error) {
    log.warn({ err: error, kind: unit[0].kind }, 'a mail could not be handed over')
    return error instanceof MailRefusal && error.verdict !== 'later' ? 'refused' : 'later'
  }
}

async function findCalendar(
  { db, clock, publicUrl }: Worker,
  [{ kind, eventId, playerId, language }]: Unit,
  to: string,
): Promise<Pick<Mail, 'calendar'>> {
  const entry =
    isCalendar(kind) && eventId !== null ? await findInvited(db, eventId, playerId) : null
  return entry === null
    ? {}
    : {
        calendar: calendarInvitation(
          { entry, to, from: `calendar@${new URL(publicUrl).hostname}`, now: clock.now() },
          { language, publicUrl },
        ),
      }
}
