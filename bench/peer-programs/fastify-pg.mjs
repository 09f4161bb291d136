// The plain reference: Fastify, pg and ws.
import { WebSocketServer } from 'ws'
import { startPlainServer } from './plain-server.mjs'

await startPlainServer((server) => {
  const listeners = new Map()
  new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false }).on(
    'connection',
    (ws, request) => {
      const event = new URL(request.url, 'ws://here').searchParams.get('event')
      const sockets = listeners.get(event) ?? new Set()
      listeners.set(event, sockets.add(ws))
      ws.on('close', () => sockets.delete(ws))
      ws.send('ready')
    },
  )
  return {
    hasListeners: (event) => (listeners.get(event)?.size ?? 0) > 0,
    send: (event, text) => {
      const frame = Buffer.from(text)
      for (const ws of listeners.get(event) ?? []) ws.send(frame, { binary: false })
    },
  }
})
