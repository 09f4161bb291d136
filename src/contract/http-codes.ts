// HTTP codes of refusals: those of the callable protocol, 405 for a method other than POST, 413 for
// a body that is too large, 421 for another host.
import { refusalStatuses, type RefusalCode, type RefusalStatus } from '#domain/shared/refusal.ts'

export const httpCodes: Readonly<Record<RefusalStatus, number>> = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'already-exists': 409,
  aborted: 409,
  'resource-exhausted': 429,
  internal: 500,
  unavailable: 503,
}

const ownCodes: Readonly<Partial<Record<RefusalCode, number>>> = {
  'wrong-method': 405,
  'too-large': 413,
  'photo-too-large': 413,
  'wrong-host': 421,
}

export const getHttpCode = (code: RefusalCode): number =>
  ownCodes[code] ?? httpCodes[refusalStatuses[code]]
