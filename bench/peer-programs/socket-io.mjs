// Socket.IO on the plain server: a room for each event, WebSockets only.
import { Server } from 'socket.io'
import { startPlainServer } from './plain-server.mjs'

await startPlainServer((server) => {
  const io = new Server(server, { transports: ['websocket'], serveClient: false })
  io.on('connection', (socket) => socket.join(socket.handshake.query.event))
  return {
    hasListeners: (event) => io.sockets.adapter.rooms.has(event),
    send: (event, text) => io.to(event).emit('event', JSON.parse(text)),
  }
})
