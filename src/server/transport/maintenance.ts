// While the store is being replaced, pages explain it and everything else is asked to return.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfCookies } from '#domain/shared/language.ts'
import { plainPageHeaders } from '../notices/plain-page.ts'
import { maintenancePage } from '../pages/maintenance-page.ts'
import type { Maintenance } from '../runtime/watch-maintenance.ts'
import { refusalToWire } from './refusals.ts'

const restoringSeconds = 3

/** From memory; windows load them while they wait. */
const files =
  /^\/(assets\/|livez$|metrics$)|^\/[\w./-]+\.(?:css|html|ico|js|png|svg|webmanifest|woff2)$/

export function addMaintenance(
  server: FastifyInstance,
  { isClosed }: Pick<Maintenance, 'isClosed'>,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const [path = '/'] = request.url.split('?', 1)
    if (!isClosed() || files.test(path)) done()
    // All servers are closed at once, so a proxy that takes them out would hide the page.
    else if (path === '/readyz') void reply.send({ status: 'restoring' })
    else refuseMeanwhile(request, reply)
  })
}

function refuseMeanwhile({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  const seconds = restoringSeconds
  void reply.code(503).header('retry-after', String(seconds))
  if (method === 'GET' && headers.accept?.includes('text/html') === true)
    void reply
      .headers({ ...plainPageHeaders, refresh: String(seconds) })
      .type('text/html; charset=utf-8')
      .send(maintenancePage(languageOfCookies(headers.cookie)))
  else void reply.send(refusalToWire({ code: 'unavailable', params: { seconds } }).body)
}
