// Classifies refusals of mail servers: about the address, the mail, or temporary. Codes are those
// of RFC 5321 (550), statuses those of RFC 3463 (5.1.1).

export const suppressionReasons = ['bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

export const suppressionSources = ['hand-over', 'returned', 'provider'] as const
export type SuppressionSource = (typeof suppressionSources)[number]

export const mailStatusMax = 12

export type HandOverStep = 'before' | 'receiver'

/** address: it takes no mail. mail: this one was refused. later: a retry may help. */
export type RefusalVerdict = 'address' | 'mail' | 'later'

export function readMailStatus(answer: string): string {
  const [, status = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer) ?? []
  return status
}

/** Unknown, moved or disabled addresses, and hosts that don't accept mail. */
const aboutAddress = /^5\.(?:1\.(?:[0-6]|10)|2\.1|4\.[14])$/
const aboutNothing = /^(?:5\.[05]\.0)?$/
const mailboxCodes: ReadonlySet<number> = new Set([550, 551, 553])

/**
 * Refusals before the receiver is named concern our own server (credentials, sender) and are for
 * the operator to fix. Full mailboxes (5.2.2) and policy refusals (5.7.x) don't count against the
 * address.
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

export const refusalWhys = ['unknown', 'closed', 'full', 'host', 'policy', 'other'] as const

export function explainStatus(status: string): (typeof refusalWhys)[number] {
  const [, kind = ''] = /^5\.(\d{1,3}\.\d{1,3})$/.exec(status) ?? []
  if (/^1\.(?:[1346]|10)$/.test(kind)) return 'unknown'
  if (/^(?:1\.2|4\.[14])$/.test(kind)) return 'host'
  if (kind === '2.1') return 'closed'
  if (kind === '2.2') return 'full'
  return kind.startsWith('7.') ? 'policy' : 'other'
}
