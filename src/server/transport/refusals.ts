// Refusals on the wire: the callable protocol's status names and HTTP codes.
import { refusalStatuses, type Refusal, type RefusalStatus } from '#domain/shared/refusal.ts'

const httpCodes: Record<RefusalStatus, number> = {
  'invalid-argument': 400, 'failed-precondition': 400, 'unauthenticated': 401, 'permission-denied': 403, 'not-found': 404, 'already-exists': 409, 'aborted': 409,
  'resource-exhausted': 429, 'internal': 500, 'unavailable': 503,
}

export type WireError = { error: { status: string; message: string; details: Refusal } }

/** The HTTP code and body of a refusal. */
export function refusalToWire(refusal: Refusal): { httpCode: number; body: WireError } {
  const status = refusalStatuses[refusal.code]
  return { httpCode: httpCodes[status], body: { error: { status: status.toUpperCase().replaceAll('-', '_'), message: refusal.code, details: refusal } } }
}
