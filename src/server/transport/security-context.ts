// Tells the security log, for as long as a request is answered, where it comes from and its id.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestFacts, SecurityLog } from '../security-log/create-security-log.ts'
import { countedAddress, type Asking } from './client-address.ts'

/** Adds it to the server. Call it before the routes are added. */
export function addSecurityContext(
  server: FastifyInstance,
  security: Pick<SecurityLog, 'within'>,
  addressOf: (request: Asking) => string,
): void {
  const factsByRequest = new WeakMap<FastifyRequest, RequestFacts>()
  server.addHook('onRequest', (request, _reply, done) => {
    const address = countedAddress(addressOf(request))
    const facts: RequestFacts = { requestId: request.id, address, userId: null }
    factsByRequest.set(request, facts)
    security.within(facts, done)
  })
  // A body that was waited for arrives outside of the request's own context.
  server.addHook('preValidation', (request, _reply, done) => {
    const facts = factsByRequest.get(request)
    if (facts === undefined) done()
    else security.within(facts, done)
  })
}
