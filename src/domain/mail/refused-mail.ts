// What it says about an address, a mail or the moment when a mail server refuses. Codes are those of
// RFC 5321 (550), the status behind them that of RFC 3463 (5.1.1).

/** Why nothing goes to an address any more: mail came back, or its owner called it spam. */
export const suppressionReasons = ['bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Learned when the mail was handed over, by a report sent back later, or from a provider. */
export const suppressionSources = ['hand-over', 'returned', 'provider'] as const
export type SuppressionSource = (typeof suppressionSources)[number]

/** The longest status that is kept. */
export const mailStatusMax = 12

/** Where in the talk with the mail server: before the receiver was named, or from then on. */
export type HandOverStep = 'before' | 'receiver'

/** address: it takes no mail. mail: this one is not taken. later: trying again may help. */
export type RefusalVerdict = 'address' | 'mail' | 'later'

/** The extended status at the head of an answer such as '550 5.1.1 No such user'; '' without one. */
export function readMailStatus(answer: string): string {
  const [, status = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer) ?? []
  return status
}

/** Statuses about an address: unknown, moved, switched off, or at a host that takes no mail. */
const aboutAddress = /^5\.(?:1\.(?:[0-6]|10)|2\.1|4\.[14])$/
/** Statuses that say nothing beyond the code. */
const aboutNothing = /^(?:5\.[05]\.0)?$/
/** Codes that mean the mailbox where nothing more is said. */
const mailboxCodes: ReadonlySet<number> = new Set([550, 551, 553])

/**
 * The verdict on an answer. What comes before the receiver is named is about our own server: wrong
 * credentials or a sender it does not know, which its operator mends. Full mailboxes (5.2.2) and
 * refusals by policy (5.7.x) say nothing against the address.
 */
export function judgeRefusal({
  code,
  status,
  step,
}: {
  code: number
  status: string
  step: HandOverStep
}): RefusalVerdict {
  if (step === 'before' || code < 500) return 'later'
  if (aboutAddress.test(status)) return 'address'
  return aboutNothing.test(status) && mailboxCodes.has(code) ? 'address' : 'mail'
}
