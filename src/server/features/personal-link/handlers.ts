// The page behind a personal link, without a session: the key alone identifies the contact.
// Unknown, replaced, deleted and claimed keys all get the same answer.
import type { CallOutput } from '#contract/contract.ts'
import { isLinkKey } from '#domain/contact/personal-link.ts'
import type { Language } from '#domain/shared/language.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { calendarFile } from '../../calendar/event-calendar.ts'
import { lockEvent } from '../../core/event/queries.ts'
import { hashMailbox } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import { contactReachTopics } from '../../db/reach-topics.ts'
import type { Deps } from '../../deps.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { readReader, type MailReader } from '../../notices/stop-mails.ts'
import { acceptVersions, listUnsigned } from '../agreement/commands.ts'
import { findFeedEntry } from '../calendar-feed/queries.ts'
import { checkIn, readProof } from '../check-in/commands.ts'
import { castVote } from '../club-poll/commands.ts'
import { noteContactAct } from '../contact/act-queries.ts'
import { endContacts, getContactsTopic } from '../contact/commands.ts'
import { saveStop } from '../contact/stop-queries.ts'
import { saveAnswer } from '../outreach/queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { answerContact } from '../roster/answer-commands.ts'
import type { RosterBatches } from '../roster/batch-commands.ts'
import { answerClaim, claim, undoClaim } from './claim-handlers.ts'
import { loadLinkEvening } from './evening-queries.ts'
import { moveFromClub } from './move-handlers.ts'
import { showContact } from './page-commands.ts'
import { findLinked, findOwnDay, noteUsed, saveHidesName, type LinkedContact } from './queries.ts'
import { sendLinks } from './send-handlers.ts'
import { declineClaim, listToClaim } from './twin-handlers.ts'

type Opened = CallOutput<'links-open'>

export type LinkPageStart = { language: Language; opened: Opened | null }

const done = ok({ success: true })

export function personalLinkHandlers(deps: Deps, batches: RosterBatches) {
  const find = (key: string) => openLink(deps, deps.db, key)
  return defineHandlers({
    'links-open': {
      own: async ({ now }, { key, isRead }) => {
        const contact = await find(key)
        if (contact === null) return refuse('link-not-found')
        if (isRead && (await noteUsed(deps.db, contact.contactId, now)))
          deps.bus.publish([getContactsTopic(contact)])
        return ok(await showContact(deps.db, contact, now))
      },
    },
    'links-answer': {
      own: async ({ now }, { key, eventId, answer, reader }) => {
        const contact = await find(key)
        if (contact === null) return refuse('link-not-found')
        const { playerId } = contact
        const day = await findOwnDay(deps.db, playerId, eventId)
        if (day === null) return refuse('event-not-found')
        const mailbox = findReader(deps, contact, reader)
        const actor = { kind: 'contact' as const, playerId, isReader: mailbox !== null }
        const result = await answerContact(deps, batches, eventId, {
          call: 'links-answer',
          actor,
          owner: null,
          ask:
            answer.kind === 'offer'
              ? { kind: 'answer-offer', isTaken: answer.isTaken }
              : {
                  kind: 'answer-for',
                  playerId,
                  isIn: answer.kind === 'in',
                  guests: answer.kind === 'in' ? answer.guests : 0,
                },
        })
        if (result.ok && mailbox !== null) await saveAnswer(deps.db, { ...mailbox, now })
        return result
      },
    },
    'links-arrive': arrive,
    'links-agreements': listAgreements,
    'links-accept': accept,
    'links-calendar': calendar,
    'links-evening': evening,
    'links-setHidesName': setHidesName,
    'links-vote': vote,
    'links-stop': stop,
    'links-forget': forget,
    'contacts-claim': claim,
    'contacts-answerClaim': answerClaim,
    'contacts-undoClaim': undoClaim,
    'contacts-toClaim': listToClaim,
    'contacts-declineClaim': declineClaim,
    'contacts-sendInvitations': sendLinks,
    'contacts-moveFromClub': moveFromClub,
  })
}

/**
 * The reader of the contact's mailbox, when the call comes from one of its mails; null otherwise.
 * Only that extends its sender's limits and counts as an own act, because the link can be copied,
 * even by its keeper.
 */
function findReader(
  { links }: Pick<Deps, 'links'>,
  { email }: Pick<LinkedContact, 'email'>,
  token: string | undefined,
): MailReader | null {
  const reader = token === undefined ? null : readReader(links, token)
  return reader !== null && email !== null && reader.mailbox === hashMailbox(email) ? reader : null
}

/**
 * The language of a key's page and, when a person reads it, its first answer, so that the page
 * needs no second request. Has no side effects. Null when the key is invalid or the database is
 * down.
 */
export const findLinkPage =
  (deps: Deps) =>
  async (key: string, { isRead }: { isRead: boolean }): Promise<LinkPageStart | null> => {
    const contact = await openLink(deps, deps.db, key).catch(() => null)
    if (contact === null) return null
    const opened = isRead
      ? await showContact(deps.db, contact, deps.clock.now()).catch(() => null)
      : null
    return { language: contact.language, opened }
  }

async function openLink(
  { limiter, linkKeys }: Pick<Deps, 'limiter' | 'linkKeys'>,
  db: Database,
  key: string,
  lock?: { isLocked: boolean },
): Promise<LinkedContact | null> {
  const name = isLinkKey(key) ? linkKeys.find(key) : null
  if (name === null) return null
  if ((await limiter.take('link-key', { of: 'one', key: name })) !== null) return null
  return findLinked(db, name, lock)
}

const listAgreements: InTransaction<'links-agreements'> = async (
  { tx, deps },
  { key, eventId, guests },
) => {
  const contact = await openLink(deps, tx, key)
  if (contact === null) return refuse('link-not-found')
  const { playerId } = contact
  const day = await findOwnDay(tx, playerId, eventId)
  if (day === null) return refuse('event-not-found')
  return ok({ agreements: await listUnsigned(tx, { eventId, playerId, day, guests }) })
}

const arrive: InTransaction<'links-arrive'> = async (
  context,
  { key, eventId, proof: shown, reader },
) => {
  const { tx, deps, now } = context
  const contact = await openLink(deps, tx, key)
  if (contact === null) return refuse('link-not-found')
  const { playerId } = contact
  const isOwn = (await findOwnDay(tx, playerId, eventId)) !== null
  const event = isOwn ? await lockEvent(tx, eventId) : null
  if (event === null) return refuse('event-not-found')
  const proof = await readProof(context, event, shown)
  if (!proof.ok) return proof
  const arriving = { playerId, way: 'link' as const, proof: proof.value }
  const checkedIn = await checkIn(context, event, arriving)
  const isReader = findReader(deps, contact, reader) !== null
  if (isReader && checkedIn.ok && checkedIn.value.state === 'here')
    await tx.executeQuery(noteContactAct(tx, { eventId, playerId }, now))
  return checkedIn
}

/** Locked, so that a contact deleted meanwhile can't sign. */
const accept: InTransaction<'links-accept'> = async (context, { key, eventId, ...signed }) => {
  const { tx, deps } = context
  const contact = await openLink(deps, tx, key, { isLocked: true })
  if (contact === null) return refuse('link-not-found')
  const { playerId } = contact
  const day = await findOwnDay(tx, playerId, eventId)
  if (day === null) return refuse('event-not-found')
  return acceptVersions(context, { playerId, eventId, day }, { ...signed, way: 'link' })
}

const calendar: InTransaction<'links-calendar'> = async ({ tx, deps }, { key, eventId }) => {
  const contact = await openLink(deps, tx, key)
  if (contact === null) return refuse('link-not-found')
  const { playerId, language } = contact
  const day = await findOwnDay(tx, playerId, eventId)
  const entry = day === null ? null : await findFeedEntry(tx, eventId, playerId)
  if (entry === null) return refuse('event-not-found')
  const file = { ...entry, organizerName: '' }
  return ok({ content: calendarFile([file], { language, publicUrl: deps.publicUrl }) })
}

const stop: InTransaction<'links-stop'> = async ({ tx, effects, now, deps }, { key }) => {
  const contact = await openLink(deps, tx, key, { isLocked: true })
  if (contact === null) return refuse('link-not-found')
  await saveStop(tx, contact, now)
  effects.publish(...(await contactReachTopics(tx, [contact.contactId])))
  return done
}

/** The stop survives, so that adding the contact again sends no mail. */
const forget: InTransaction<'links-forget'> = async (context, { key }) => {
  const { tx, now, deps } = context
  const contact = await openLink(deps, tx, key, { isLocked: true })
  if (contact === null) return refuse('link-not-found')
  await saveStop(tx, contact, now)
  await endContacts(context, [contact])
  return done
}

const evening: InTransaction<'links-evening'> = async ({ tx, deps, now }, { key, eventId }) => {
  const contact = await openLink(deps, tx, key)
  if (contact === null) return refuse('link-not-found')
  const day = await findOwnDay(tx, contact.playerId, eventId)
  if (day === null) return refuse('event-not-found')
  return ok(await loadLinkEvening(tx, { ...contact, eventId }, now))
}

const vote: InTransaction<'links-vote'> = async (context, { key, ...answer }) => {
  const { tx, deps } = context
  const contact = await openLink(deps, tx, key, { isLocked: true })
  if (contact === null) return refuse('link-not-found')
  const { playerId, locationId, slug } = contact
  if (locationId === null || slug === null) return refuse('poll-not-found')
  return castVote(context, { locationId, clubId: slug }, { playerId, ...answer })
}

const setHidesName: InTransaction<'links-setHidesName'> = async (context, { key, hidesName }) => {
  const { tx, effects, now, deps } = context
  const contact = await openLink(deps, tx, key, { isLocked: true })
  if (contact === null) return refuse('link-not-found')
  publishToWatchers(effects, contact.playerId, await saveHidesName(tx, contact, { hidesName, now }))
  return done
}
