// A store that can't start, reported to the operator: the message describes the problem and the
// fix, without a stack.

export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

export class StoreTakenError extends EmbeddedError {}

export async function withOperatorError<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EmbeddedError || !(error instanceof Error)) throw error
    throw new EmbeddedError(`${what}: ${error.message}`, { cause: error })
  }
}
