import { describe, expect, test } from 'vitest'
import {
  countCredit,
  countFreshRoom,
  countRoom,
  decideOutreach,
  establishedCredit,
  freshCredit,
  installationBounds,
  mailboxBounds,
  toMailbox,
  type OutreachFacts,
  type OutreachRecord,
} from './outreach.ts'

const day = 86_400_000
const now = 20_000 * day
const record = (changes: Partial<OutreachRecord> = {}): OutreachRecord => ({
  open: 0,
  answered: 0,
  stopped: 0,
  bounced: 0,
  reported: 0,
  ...changes,
})
const fresh = { created: now - 60_000, record: record() }
const old = { created: now - 8 * day, record: record() }
const facts = (changes: Partial<OutreachFacts> = {}): OutreachFacts => ({
  sender: { ...fresh, isProved: true, isSuspended: false, unansweredMails: 0 },
  person: { isKnown: true, isAnswered: false, isReported: false },
  bySender: { day: 0, month: 0 },
  byAll: { day: 0, month: 0 },
  installation: { mails: 0, freshPeople: 0, answered: 0 },
  ...changes,
})
const senderWith = (changes: Partial<NonNullable<OutreachFacts['sender']>>) => ({
  sender: { ...fresh, isProved: true, isSuspended: false, unansweredMails: 0, ...changes },
})
const decided = (changes: Partial<OutreachFacts> = {}) => {
  const decision = decideOutreach(facts(changes), now)
  return decision.act === 'send' ? 'send' : Object.values(decision).join(' ')
}

test('a fresh account has room for an evening of sixty, and not for hundreds', () => {
  expect(countRoom(fresh, now)).toBe(80)
  expect(countRoom({ ...fresh, record: record({ open: 60 }) }, now)).toBe(20)
  expect(countRoom({ ...fresh, record: record({ open: 90 }) }, now)).toBe(0)
})

test('the credit grows with answers up to a most, and with a week of age', () => {
  expect(countCredit({ ...fresh, record: record({ answered: 40 }) }, now)).toBe(120)
  expect(countCredit({ ...fresh, record: record({ answered: 400 }) }, now)).toBe(freshCredit.most)
  expect(countCredit(old, now)).toBe(250)
  expect(countCredit({ ...old, record: record({ answered: 40 }) }, now)).toBe(330)
  expect(countCredit({ ...old, record: record({ answered: 9000 }) }, now)).toBe(
    establishedCredit.most,
  )
  const boundary = { record: record(), created: now - 7 * day }
  expect([countCredit(boundary, now), countCredit(boundary, now - 1)]).toEqual([250, 80])
})

test('stops, returns and reports take from it, and three reports end it', () => {
  const left = (changes: Partial<OutreachRecord>) =>
    countCredit({ ...fresh, record: record(changes) }, now)
  expect([left({ stopped: 2 }), left({ bounced: 10 }), left({ reported: 1 })]).toEqual([70, 60, 55])
  expect([left({ reported: 3, answered: 50 }), left({ stopped: 40 })]).toEqual([0, 0])
})

test('nothing leaves for an account that is suspended, unproved, or reported by this mailbox', () => {
  expect(decided()).toBe('send')
  expect(decided(senderWith({ isSuspended: true }))).toBe('drop sender shut')
  expect(decided(senderWith({ isProved: false }))).toBe('drop sender unproved')
  expect(decided({ person: { isKnown: true, isAnswered: true, isReported: true } })).toBe(
    'drop sender reported',
  )
  expect(decided(senderWith({ record: record({ reported: 3 }) }))).toBe('drop sender reported')
})

describe('over a bound a mail waits', () => {
  const unknown = { person: { isKnown: false, isAnswered: false, isReported: false } }
  const answered = { person: { isKnown: true, isAnswered: true, isReported: false } }

  test('of the account: someone new needs room, those who answered need none', () => {
    const full = senderWith({ record: record({ open: 80 }) })
    expect(decided({ ...full, ...unknown })).toBe('wait account')
    expect(decided(full)).toBe('send')
    const over = senderWith({ record: record({ open: 80, stopped: 1 }) })
    expect([decided(over), decided({ ...over, ...answered })]).toEqual(['wait account', 'send'])
    const often = senderWith({ unansweredMails: 200 })
    expect([decided(often), decided({ ...often, ...answered })]).toEqual(['wait account', 'send'])
  })

  test('of the mailbox, by one account and by all', () => {
    const { bySender, byAll } = mailboxBounds.unanswered
    expect(decided({ bySender: { day: bySender.day, month: 4 } })).toBe('wait mailbox')
    expect(decided({ bySender: { day: 0, month: bySender.month } })).toBe('wait mailbox')
    expect(decided({ byAll: { day: byAll.day, month: 6 } })).toBe('wait mailbox')
    expect(decided({ bySender: { day: bySender.day, month: 4 }, ...answered })).toBe('send')
    expect(decided({ sender: null, byAll: { day: byAll.day, month: 6 } })).toBe('wait mailbox')
  })

  test('of the installation, which answers raise', () => {
    const { mailsADay, freshPeopleADay } = installationBounds
    const busy = { mails: mailsADay, freshPeople: 0, answered: 0 }
    expect(decided({ installation: busy })).toBe('wait installation')
    expect(decided({ installation: { ...busy, answered: 1 } })).toBe('send')
    const crowded = { mails: 0, freshPeople: freshPeopleADay, answered: 0 }
    expect(decided({ installation: crowded, ...unknown })).toBe('wait installation')
    expect(decided({ installation: crowded })).toBe('send')
    expect(decided({ installation: crowded, ...unknown, ...senderWith(old) })).toBe('send')
    expect(decided({ installation: crowded, ...unknown, sender: null })).toBe('send')
    expect(decided({ installation: { ...crowded, answered: 1 }, ...unknown })).toBe('send')
  })
})

test('new accounts share a room of new people a day, which answers raise', () => {
  expect(countFreshRoom({ freshPeople: 0, answered: 0 })).toBe(500)
  expect(countFreshRoom({ freshPeople: 500, answered: 7 })).toBe(7)
  expect(countFreshRoom({ freshPeople: 900, answered: 7 })).toBe(0)
})

test.each([
  ['Ann@Example.org', 'ann@example.org'],
  ['ann+one+two@example.org', 'ann@example.org'],
  ['a.n.n+x@GoogleMail.com', 'ann@gmail.com'],
  ['a.nn@gmail.com', 'ann@gmail.com'],
  ['a.nn@example.org', 'a.nn@example.org'],
  ['"a@b"@example.org', '"a@b"@example.org'],
  [' ann@example.org ', 'ann@example.org'],
  ['nothing', 'nothing'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})
