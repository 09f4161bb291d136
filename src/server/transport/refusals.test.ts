// Refusals in the callable protocol: status names with their HTTP codes.
import { expect, test } from 'vitest'
import { refusalStatuses, type RefusalCode } from '#domain/shared/refusal.ts'
import { refusalToWire, retryAfter } from './refusals.ts'

/** google.rpc.Code as the protocol maps it to HTTP. */
const protocol: Record<string, number> = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
}

test('every refusal travels under a status of the protocol, with its HTTP code', () => {
  for (const code of Object.keys(refusalStatuses) as RefusalCode[]) {
    const {
      httpCode,
      body: { error },
    } = refusalToWire({ code })
    expect({ code, httpCode }).toEqual({ code, httpCode: protocol[error.status] })
  }
})

test('the message is the code, and the details say what its words name', () => {
  expect(refusalToWire({ code: 'active-location-limit', params: { n: 10 } })).toEqual({
    httpCode: 429,
    body: {
      error: {
        status: 'RESOURCE_EXHAUSTED',
        message: 'active-location-limit',
        details: { code: 'active-location-limit', params: { n: 10 } },
      },
    },
  })
})

test('an event or a league that is full is a state and no pace: nobody is told to slow down', () => {
  for (const code of ['event-full', 'league-full'] as const) {
    expect(refusalToWire({ code }).httpCode).toBe(400)
    expect(refusalToWire({ code }).body.error.status).toBe('FAILED_PRECONDITION')
    expect(retryAfter({ code, params: { seconds: 9 } })).toEqual({})
  }
})
