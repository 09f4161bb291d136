// A store that cannot start, told to the operator: the message says what is wrong and what to do,
// without a stack.

export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** The store belongs to a running server: it can be reached, but not owned. */
export class StoreTakenError extends EmbeddedError {}

/** Runs `work`; a failing file operation becomes an EmbeddedError that begins with `what`. */
export async function explaining<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EmbeddedError || !(error instanceof Error)) throw error
    throw new EmbeddedError(`${what}: ${error.message}`, { cause: error })
  }
}
