// Authorization matrix of contacts: visible to their keeper only, and to the holder of the personal
// link.
import { randomBytes, randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { toStandInId } from '#domain/contact/contact.ts'
import { readLinkName } from '#server/link/link-keys.ts'
import { anAgreement } from '#test/scenes/agreement-scene.ts'
import { plainRow, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { aClubFor, anEventFor, aVenueFor } from '../matrix-targets.ts'

const kept: Outcomes = {
  own: 'ok',
  foreign: 'contact-not-found, organizer ok',
  private: 'contact-not-found, admin ok',
  deleted: 'contact-not-found',
}
const brought: Outcomes = {
  own: 'ok',
  foreign: 'player-not-found, organizer ok',
  private: 'player-not-found, admin ok',
  deleted: 'player-not-found',
}
const byAdmin: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, admin ok',
  private: 'not-allowed, admin ok',
  deleted: 'location-not-found',
}
const byOwner: Outcomes = {
  own: 'ok',
  foreign:
    'club-not-found, friend not-allowed, blocked not-allowed, leader not-allowed, secretary ok, treasurer not-allowed, owner ok',
  private: 'club-not-found, owner ok',
  deleted: 'club-not-found',
}
const ownedClub: Outcomes = {
  ...byOwner,
  foreign: byOwner.foreign.replace('secretary ok', 'secretary not-allowed'),
}
const linked: Outcomes = { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'link-not-found' }
/** No account has the contact's address, so there is no claim question. */
const unasked: Outcomes = {
  own: 'contact-not-found',
  foreign: 'contact-not-found',
  private: 'contact-not-found',
  deleted: 'contact-not-found',
}
/** Keepers can't claim a contact of their own list. */
const claimed: Outcomes = {
  own: 'claim-own-contact',
  foreign: 'ok, organizer claim-own-contact',
  private: 'ok, admin claim-own-contact',
  deleted: 'link-not-found',
}
const invited: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked event-not-found, organizer ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
  deleted: 'event-not-found',
}
const run: Outcomes = {
  ...invited,
  foreign: 'not-allowed, blocked event-not-found, organizer ok, admin ok',
  private: 'event-not-found, friend not-allowed, organizer ok, admin ok',
}

/** Without a claim, only those who may manage it learn that it is over. */
const unclaimed: Outcomes = {
  own: 'claim-over',
  foreign: 'contact-not-found, organizer claim-over',
  private: 'contact-not-found, admin claim-over',
  deleted: 'contact-not-found',
}

const fields = {
  name: 'Maria',
  email: null,
  phone: null,
  skillSelf: null,
  language: 'en' as const,
  note: '',
}
const mine = { kind: 'player' as const }
type Columns = { keeperId: string | null; locationId: string | null; slug: string | null }

async function aContactIn({ scene: { db, app } }: Cell, keeper: Columns) {
  const contactId = randomUUID()
  const playerId = toStandInId(contactId)
  const linkKey = randomBytes(16).toString('base64url')
  const created = new Date(app.clock.now())
  await db
    .insertInto('players')
    .values({
      playerId,
      userId: null,
      playerName: 'Maria',
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: null,
      nameLook: null,
      slugLook: null,
      hidden: true,
      onLeaderboards: false,
      contact: true,
    })
    .execute()
  const email = `${contactId}@example.org`
  await db
    .insertInto('contacts')
    .values({
      ...fields,
      ...keeper,
      contactId,
      playerId,
      linkKey: readLinkName(linkKey) ?? '',
      email,
      created,
    })
    .execute()
  return { contactId, playerId, key: linkKey }
}

const inListOf = (keeperId: string): Columns => ({ keeperId, locationId: null, slug: null })

async function aContactFor(cell: Cell) {
  const keeper = {
    own: inListOf(cell.me),
    foreign: inListOf('organizer'),
    private: { keeperId: null, locationId: cell.scene.place, slug: null },
    deleted: inListOf(cell.me),
  }[cell.target]
  const contact = await aContactIn(cell, keeper)
  if (cell.target === 'deleted')
    await cell.scene.db.deleteFrom('contacts').where('contactId', '=', contact.contactId).execute()
  return contact
}

async function aPolledContact(cell: Cell) {
  const { locationId, clubId } = await aClubFor({ ...cell, target: 'own' })
  const contact = await aContactIn(cell, { keeperId: null, locationId, slug: clubId })
  const pollId = randomUUID()
  await cell.scene.db
    .insertInto('club_polls')
    .values({
      pollId,
      locationId,
      slug: clubId,
      authorId: null,
      kind: 'yes-no',
      question: 'Play?',
      options: ['yes', 'no'],
      created: new Date(cell.scene.app.clock.now()),
    })
    .execute()
  if (cell.target === 'deleted')
    await cell.scene.db.deleteFrom('contacts').where('contactId', '=', contact.contactId).execute()
  return { ...contact, pollId }
}

async function anAsking(cell: Cell, playerId: string): Promise<string> {
  const { eventId } = await anEventFor(cell)
  const asked = new Date(cell.scene.app.clock.now())
  await cell.scene.db
    .insertInto('event_invitees')
    .values({ eventId, playerId, asked, picked: true })
    .execute()
  return eventId
}

/** Outreach mail requires a proved address. */
async function proveActor({ me, scene: { db } }: Cell): Promise<void> {
  const account = db.selectFrom('players').select('userId').where('playerId', '=', me)
  await db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', 'in', account.$castTo<{ userId: string }>())
    .execute()
}

async function noteClaim(
  { target, scene: { db, app } }: Cell,
  { contactId }: { contactId: string },
  playerId: string,
): Promise<void> {
  if (target === 'deleted') return
  const now = app.clock.now()
  // The keeper only decides about contacts without an address.
  await db.updateTable('contacts').set({ email: null }).where('contactId', '=', contactId).execute()
  await db
    .insertInto('contact_claims')
    .values({
      contactId,
      playerId,
      asked: new Date(now),
      codeHash: null,
      expires: new Date(now + 86_400_000),
    })
    .execute()
}

async function ofVenue(cell: Cell) {
  const locationId = await aVenueFor(cell)
  if (cell.target !== 'deleted') await aContactIn(cell, { keeperId: null, locationId, slug: null })
  return { id: locationId, keeper: { kind: 'venue' as const, locationId } }
}
async function ofClub(cell: Cell) {
  const club = await aClubFor(cell)
  if (cell.target !== 'deleted')
    await aContactIn(cell, { keeperId: null, locationId: club.locationId, slug: club.clubId })
  return { id: club.clubId, keeper: { kind: 'club' as const, ...club } }
}

const keepers = [
  ['a venue', byAdmin, ofVenue],
  ['a club', byOwner, ofClub],
] as const

async function aLink(cell: Cell) {
  const { key, playerId } = await aContactFor(cell)
  const own: Cell = { ...cell, target: 'own' }
  return { key, eventId: await anAsking(own, playerId) }
}

export const rows: readonly MatrixRow[] = [
  ...keepers.flatMap(([about, outcomes, find]) => [
    row('contacts-list', about, outcomes, async (cell) => {
      const { id, keeper } = await find(cell)
      return { id, input: { keeper, text: '', limit: 10 } }
    }),
    row('contacts-count', about, outcomes, async (cell) => {
      const { id, keeper } = await find(cell)
      return { id, input: { keeper } }
    }),
    row('contacts-add', about, outcomes, async (cell) => {
      const { id, keeper } = await find(cell)
      return { id, input: { keeper, ...fields } }
    }),
    row('contacts-sendInvitations', about, outcomes, async (cell) => {
      const { id, keeper } = await find(cell)
      await proveActor(cell)
      return { id, input: { keeper, contactIds: 'all' as const } }
    }),
  ]),
  row('contacts-moveFromClub', 'a club', ownedClub, async (cell) => {
    const { id, keeper } = await ofClub(cell)
    const { locationId, clubId } = keeper
    return { id, input: { locationId, clubId, to: { kind: 'player' as const } } }
  }),
  plainRow('contacts-keepers', 'ok', () => ({ input: {} })),
  plainRow('contacts-toClaim', 'ok', () => ({ input: {} })),
  row('contacts-edit', 'a contact', kept, async (cell) => {
    const { contactId } = await aContactFor(cell)
    const changed = {
      name: 'Mari',
      phone: '+1 555',
      skillSelf: 4,
      language: 'es' as const,
      note: 'Left-handed',
    }
    return { id: contactId, input: { contactId, ...fields, ...changed } }
  }),
  row('contacts-remove', 'a contact', kept, async (cell) => {
    const { contactId } = await aContactFor(cell)
    return { id: contactId, input: { contactId } }
  }),
  row('contacts-noteSent', 'a contact', kept, async (cell) => {
    const { contactId } = await aContactFor(cell)
    await cell.scene.db
      .updateTable('contacts')
      .set({ email: null, phone: '+1 555' })
      .where('contactId', '=', contactId)
      .execute()
    return { id: contactId, input: { contactId } }
  }),
  row('contacts-renewLink', 'a contact', kept, async (cell) => {
    const { contactId } = await aContactFor(cell)
    return { id: contactId, input: { contactId } }
  }),
  row('contacts-claim', 'a link', claimed, async (cell) => {
    const { key } = await aContactFor(cell)
    await proveActor(cell)
    return { id: key, input: { key } }
  }),
  row('contacts-answerClaim', 'a contact', kept, async (cell) => {
    const contact = await aContactFor(cell)
    const playerId = cell.me === 'elsewhere' ? 'friend' : 'elsewhere'
    await noteClaim(cell, contact, playerId)
    return {
      id: contact.contactId,
      input: { contactId: contact.contactId, playerId, isTheirs: false },
    }
  }),
  row('contacts-undoClaim', 'a contact', unclaimed, async (cell) => {
    const { contactId } = await aContactFor(cell)
    return { id: contactId, input: { contactId } }
  }),
  row('contacts-declineClaim', 'a contact', unasked, async (cell) => {
    const { contactId } = await aContactFor(cell)
    return { id: contactId, input: { contactId } }
  }),
  row('links-open', 'a link', linked, async (cell) => {
    const { key } = await aContactFor(cell)
    return { id: key, input: { key, isRead: true } }
  }),
  row('links-stop', 'a link', linked, async (cell) => {
    const { key } = await aContactFor(cell)
    return { id: key, input: { key } }
  }),
  row('links-vote', 'a link', linked, async (cell) => {
    const { key, pollId } = await aPolledContact(cell)
    return { id: key, input: { key, pollId, choices: [0] } }
  }),
  row('links-setHidesName', 'a link', linked, async (cell) => {
    const { key } = await aContactFor(cell)
    return { id: key, input: { key, hidesName: true } }
  }),
  row('links-evening', 'a link', linked, async (cell) => {
    const { key, eventId } = await aLink(cell)
    return { id: key, input: { key, eventId } }
  }),
  row('links-forget', 'a link', linked, async (cell) => {
    const { key } = await aContactFor(cell)
    return { id: key, input: { key } }
  }),
  row('links-answer', 'a link', linked, async (cell) => {
    const { key, eventId } = await aLink(cell)
    return { id: key, input: { key, eventId, answer: { kind: 'in', guests: 0 } } }
  }),
  row('links-arrive', 'a link', linked, async (cell) => {
    const { key, playerId } = await aContactFor(cell)
    const { eventId } = await anEventFor({ ...cell, target: 'own' })
    await cell.scene.db
      .insertInto('player_events')
      .values({
        eventId,
        playerId,
        guests: 0,
        attendance: null,
        startDate: '2026-06-02',
        place: 'playing',
        entryOrder: 3,
        partnerId: null,
      })
      .execute()
    return { id: key, input: { key, eventId, proof: { kind: 'none' } } }
  }),
  row('links-agreements', 'a link', linked, async (cell) => {
    const { key, eventId } = await aLink(cell)
    return { id: key, input: { key, eventId, guests: 0 } }
  }),
  row('links-accept', 'a link', linked, async (cell) => {
    const { key, eventId } = await aLink(cell)
    const { versionId } = await anAgreement(cell.scene.db, eventId)
    const signed = { versionIds: [versionId], typedName: 'Maria', guardian: '', guests: [] }
    return { id: key, input: { key, eventId, ...signed } }
  }),
  row('links-calendar', 'a link', linked, async (cell) => {
    const { key, eventId } = await aLink(cell)
    return { id: key, input: { key, eventId } }
  }),
  row('events-inviteContacts', 'an event', invited, async (cell) => {
    const { contactId } = await aContactIn(cell, inListOf(cell.me))
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, keeper: mine, contactIds: [contactId] } }
  }),
  row('events-answerFor', 'an event', run, async (cell) => {
    const { playerId } = await aContactIn(cell, inListOf(cell.me))
    const eventId = await anAsking(cell, playerId)
    return { id: eventId, input: { eventId, playerId, answer: 'in', guests: 0 } }
  }),
  row('events-answerFor', 'a contact', brought, async (cell) => {
    const { playerId } = await aContactFor(cell)
    const eventId = await anAsking({ ...cell, target: 'own' }, playerId)
    return { id: playerId, input: { eventId, playerId, answer: 'in', guests: 0 } }
  }),
  row('events-addWalkIn', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId, name: 'Rosa' } }
  }),
]

export const endNothing: readonly CallName[] = [
  'events-inviteContacts',
  'events-answerFor',
  'events-addWalkIn',
  'contacts-add',
  'contacts-edit',
  'contacts-remove',
  'contacts-renewLink',
  'contacts-sendInvitations',
  'contacts-noteSent',
  'contacts-moveFromClub',
  'contacts-claim',
  'contacts-answerClaim',
  'contacts-undoClaim',
  'contacts-toClaim',
  'contacts-declineClaim',
  'links-open',
  'links-answer',
  'links-arrive',
  'links-accept',
  'links-stop',
  'links-setHidesName',
  'links-vote',
  'links-forget',
]
