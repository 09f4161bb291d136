// The HTTP codes of refusals: those of the callable protocol, and 413 for a body that is too large.
import { refusalStatuses, type RefusalCode, type RefusalStatus } from '#domain/shared/refusal.ts'

/** The callable protocol's code of each status. */
export const httpCodes: Readonly<Record<RefusalStatus, number>> = {
  'invalid-argument': 400, 'failed-precondition': 400, 'unauthenticated': 401, 'permission-denied': 403, 'not-found': 404, 'already-exists': 409, 'aborted': 409,
  'resource-exhausted': 429, 'internal': 500, 'unavailable': 503,
}

/** The code a refusal is answered with. */
export const httpCodeOf = (code: RefusalCode): number => (code === 'too-large' || code === 'photo-too-large' ? 413 : httpCodes[refusalStatuses[code]])
