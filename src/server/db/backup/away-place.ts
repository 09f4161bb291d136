import type { AwayFault } from '#domain/backup/backup-away.ts'

export type AwayCopy = {
  name: string
  content: AsyncIterable<Uint8Array>
  sha256: string | null
  signal: AbortSignal | undefined
}

export class AwayError extends Error {
  override name = 'AwayError'
  readonly fault: AwayFault

  constructor(fault: AwayFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

export type AwayPlace = {
  takesPlain: boolean
  /** Throws an AwayError, or the signal's reason, and then leaves no file. */
  copy(copy: AwayCopy): Promise<void>
  /** A key that may not remove leaves it there, for the bucket's own rules. */
  remove(name: string): Promise<void>
}
