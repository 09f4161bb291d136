// Floor of viewing an event on the live wire: a bare `ws` server that answers with one prepared
// statement's JSON. Without sign-in, rights, versions or subscriptions.
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { WebSocketServer } from 'ws'

const text = `
  select json_build_object('eventId', e.event_id, 'title', e.title, 'note', e.note,
    'startsAt', e.starts_at, 'locationName', l.name, 'city', l.city, 'organizerId', e.player_id,
    'maxPlayers', e.max_players, 'playing', e.playing,
    'roster', (select json_agg(json_build_object('playerId', p.player_id,
        'playerName', p.player_name, 'photoURL', p.photo_url, 'skillSelf', p.skill_self,
        'guests', i.guests, 'place', i.place, 'order', i.entry_order) order by i.entry_order)
      from player_events i join players p on p.player_id = i.player_id
      where i.event_id = e.event_id and not i.removed))::text as answer
  from events e join locations l on l.location_id = e.location where e.event_id = $1`

type Asked = { type: string; id: number; input: { eventId: string } }

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  application_name: 'floor',
  max: 10,
})
const server = createServer((_request, response) => response.end('ok'))
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (message: Buffer) => {
    const { type, id, input } = JSON.parse(message.toString()) as Asked
    if (type !== 'subscribe') return
    const asked = pool.query<{ answer: string }>({ name: 'look', text, values: [input.eventId] })
    void asked.then(({ rows: [row] }) => {
      socket.send(`{"type":"subscribed","id":${id},"key":"k${id}"}`)
      socket.send(`{"type":"snapshot","key":"k${id}","version":1,"data":${row?.answer}}`)
    })
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
