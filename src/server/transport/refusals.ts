// Maps refusals to the callable protocol's status names and HTTP codes.
import { httpCodes } from '#contract/http-codes.ts'
import { refusalStatuses, type Refusal } from '#domain/shared/refusal.ts'

export type WireError = { error: { status: string; message: string; details: Refusal } }

export function refusalToWire(refusal: Refusal): { httpCode: number; body: WireError } {
  const status = refusalStatuses[refusal.code]
  return {
    httpCode: httpCodes[status],
    body: {
      error: {
        status: status.toUpperCase().replaceAll('-', '_'),
        message: refusal.code,
        details: refusal,
      },
    },
  }
}

export function retryAfter({ code, params }: Refusal): { 'retry-after'?: string } {
  if (code === 'unavailable') return { 'retry-after': '1' }
  const seconds = refusalStatuses[code] === 'resource-exhausted' ? params?.['seconds'] : undefined
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
