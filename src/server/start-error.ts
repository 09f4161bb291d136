// The server can't start with its settings. The message tells the operator which one to change;
// shown without a stack.

export class StartError extends Error {
  override name = 'StartError'
}

export const getMessage = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : String(error instanceof AggregateError ? error.errors[0] : error)
