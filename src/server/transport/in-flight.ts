// Counts what is being done for requests, so that closing can wait for it: whoever asked may have gone, and the server no longer knows of them.

/** `counted` runs like the function given to it; `settled` resolves when nothing so counted runs any more. */
export function inFlight(): { counted: <A extends unknown[], R>(run: (...args: A) => Promise<R>) => (...args: A) => Promise<R>; settled: () => Promise<void> } {
  const running = new Set<Promise<unknown>>()
  return {
    counted: (run) => (...args) => {
      const one = run(...args)
      running.add(one)
      const end = (): boolean => running.delete(one)
      one.then(end, end)
      return one
    },
    settled: async () => { while (running.size > 0) await Promise.allSettled(running) },
  }
}
