// Gives the security log a request's id and address while it is being answered.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestFacts, SecurityLog } from '../security-log/create-security-log.ts'
import { countedAddress, type Asking } from './client-address.ts'

/** Call before routes are added. */
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
  // An awaited body arrives outside the request's async context, so it is restored here.
  server.addHook('preValidation', (request, _reply, done) => {
    const facts = factsByRequest.get(request)
    if (facts === undefined) done()
    else security.within(facts, done)
  })
}
