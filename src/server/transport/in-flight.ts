// Counts running request handlers, so that closing can wait for them even when their callers have
// disconnected.
import type { FastifyInstance } from 'fastify'

export type CountInFlight = <A extends unknown[], R>(
  run: (...args: A) => Promise<R>,
) => (...args: A) => Promise<R>

export function inFlight(): { counted: CountInFlight; settled: () => Promise<void> } {
  const running = new Set<Promise<unknown>>()
  return {
    counted:
      (run) =>
      (...args) => {
        const one = run(...args)
        running.add(one)
        const end = (): boolean => running.delete(one)
        one.then(end, end)
        return one
      },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

/** Counts the work of every route. Call before routes are added. */
export function addInFlight(server: FastifyInstance, counted: CountInFlight): void {
  server.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      return counted(async () => handler.call(this, request, reply))()
    }
  })
}
