// The server cannot start as it is set up. The message tells the operator which setting to change;
// no stack is shown.

export class StartError extends Error {
  override name = 'StartError'
}

/** What an error says, for the operator. */
export const getMessage = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : String(error instanceof AggregateError ? error.errors[0] : error)
