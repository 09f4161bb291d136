// Bun with its own HTTP server, WebSockets and PostgreSQL driver, and the SQL of the plain server.
import { SQL } from 'bun'
import { fillStore, statements } from './plain-store.mjs'

const { databaseUrl, port, size, isEmpty } = JSON.parse(process.argv[2])
const sql = new SQL({ ...toConnection(databaseUrl), max: 10 })
if (isEmpty) await fillStore((text) => sql.unsafe(text).simple(), size)

/** The socket of a local PostgreSQL stands percent-encoded in the place of the host. */
function toConnection(url) {
  const { username, password, pathname, port, hostname } = new URL(url)
  const host = decodeURIComponent(hostname)
  return {
    adapter: 'postgres',
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    ...(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { hostname: host, port }),
  }
}

const ask = async (name, values) => (await sql.unsafe(statements[name], values))[0]?.answer
const json = { headers: { 'content-type': 'application/json' } }
const change = (act) => async (request) => {
  const { id } = request.params
  const { playerId } = await request.json()
  const answer = await ask(act, act === 'read' ? [id] : [id, playerId])
  if (answer === undefined) return new Response('{"code":"event-full"}', { ...json, status: 409 })
  if (server.subscriberCount(id) > 0) server.publish(id, await ask('read', [id]))
  return new Response(answer, json)
}
const server = Bun.serve({
  port,
  hostname: '127.0.0.1',
  routes: {
    '/events/:id': async ({ params }) => new Response(await ask('read', [params.id]), json),
    '/events/:id/sign-up': { POST: change('sign-up') },
    '/events/:id/withdraw': { POST: change('withdraw') },
  },
  fetch(request, server) {
    const event = new URL(request.url).searchParams.get('event')
    server.upgrade(request, { data: { event } })
  },
  websocket: {
    open(ws) {
      ws.subscribe(ws.data.event)
      ws.send('ready')
    },
    message() {},
  },
})
process.send({ ready: true, ids: null })
process.on('disconnect', () => process.exit(0))
