// Starts the other peers and implements each one's protocol.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#test/support/free-port.ts'
import { administer, withDatabase, type RunPostgres } from '#test/support/run-postgres.ts'
import { openHttpLine, type HttpLine, type HttpRequest } from '../shared/http-line.ts'
import { peerFile } from './install.ts'
import { storeSize, type Line, type Listening, type Peer, type PeerName } from './peer.ts'

type Ids = { players: readonly string[]; events: readonly string[] }
type Running = { child: ChildProcess; port: number; ids: Ids | null }
type Manner = {
  program: string
  runtime?: string
  toLine(line: HttpLine, player: number, ids: Ids): Omit<Line, 'close'>
  listenTo(port: number, event: number, ids: Ids): Listening
}

async function must(line: HttpLine, request: HttpRequest): Promise<string> {
  const { status, body } = await line.ask(request)
  if (status >= 300) throw new Error(`${request.path}: ${status} ${body}`)
  return body
}

const toPlainLine: Manner['toLine'] = (line, player, ids) => {
  const path = (event: number): string => `/events/${ids.events[event - 1] ?? ''}`
  const body = { playerId: ids.players[player - 1] ?? '' }
  const signUp = (event: number): Promise<string> =>
    must(line, { method: 'POST', path: `${path(event)}/sign-up`, body })
  return {
    read: (event) => must(line, { method: 'GET', path: path(event) }),
    enter: signUp,
    signUp,
    withdraw: (event) => must(line, { method: 'POST', path: `${path(event)}/withdraw`, body }),
  }
}

const listenPlainly: Manner['listenTo'] = (port, event, ids) => ({
  url: `ws://127.0.0.1:${port}/live?event=${ids.events[event - 1] ?? ''}`,
  tokens: null,
  steps: [],
  ready: 'ready',
  awaited: 1,
  keyed: null,
  counted: '{"eventId"',
  pong: null,
})

const parseHeaders = { 'x-parse-application-id': 'bench' }

const toParseLine: Manner['toLine'] = (line, player, ids) => {
  const eventId = (event: number): string => ids.events[event - 1] ?? ''
  const pointer = (className: string, objectId: string): object => ({
    __type: 'Pointer',
    className,
    objectId,
  })
  const objects = [
    {
      playerId: `racer${player}`,
      playerName: `racer${player}`,
      photoURL: `/photos/${player}.webp`,
      skillSelf: 3.5,
      guests: 0,
      place: 'playing',
      order: player,
    },
  ]
  const ask = (method: HttpRequest['method'], path: string, body?: object): Promise<string> =>
    must(line, {
      method,
      path: `/parse/classes/${path}`,
      headers: parseHeaders,
      ...(body === undefined ? {} : { body }),
    })
  const change = (event: number, amount: number, __op: string): Promise<string> =>
    ask('PUT', `Event/${eventId(event)}`, {
      playing: { __op: 'Increment', amount },
      roster: { __op, objects },
    })
  return {
    read: (event) => {
      const where = encodeURIComponent(JSON.stringify({ event: pointer('Event', eventId(event)) }))
      return ask('GET', `Entry?where=${where}&include=event,player&excludeKeys=event.roster`)
    },
    enter: (event) =>
      ask('POST', 'Entry', {
        event: pointer('Event', eventId(event)),
        player: pointer('Racer', ids.players[player - 1] ?? ''),
        guests: 0,
        place: 'playing',
        order: player,
      }),
    signUp: (event) => change(event, 1, 'AddUnique'),
    withdraw: (event) => change(event, -1, 'Remove'),
  }
}

const manners: Record<Exclude<PeerName, 'Sideout'>, Manner> = {
  'Fastify + pg': { program: 'fastify-pg.mjs', toLine: toPlainLine, listenTo: listenPlainly },
  Bun: {
    program: 'bun.mjs',
    runtime: peerFile(`node_modules/@oven/bun-${process.platform}-${process.arch}/bin/bun`),
    toLine: toPlainLine,
    listenTo: listenPlainly,
  },
  'Socket.IO': {
    program: 'socket-io.mjs',
    toLine: toPlainLine,
    listenTo: (port, event, ids) => ({
      url: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket&event=${ids.events[event - 1] ?? ''}`,
      tokens: null,
      steps: [{ after: '0{', send: '40' }],
      ready: '40{',
      awaited: 1,
      keyed: null,
      counted: '42[',
      pong: { ping: '2', pong: '3' },
    }),
  },
  'Parse Server': {
    program: 'parse.mjs',
    toLine: toParseLine,
    listenTo: (port, event, ids) => ({
      url: `ws://127.0.0.1:${port}/`,
      tokens: null,
      steps: [
        { after: null, send: JSON.stringify({ op: 'connect', applicationId: 'bench' }) },
        {
          after: '{"op":"connected"',
          send: JSON.stringify({
            op: 'subscribe',
            requestId: 1,
            query: { className: 'Event', where: { objectId: ids.events[event - 1] } },
          }),
        },
      ],
      ready: '{"op":"subscribed"',
      awaited: 1,
      keyed: null,
      counted: '{"op":"update"',
      pong: null,
    }),
  },
}

const names = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

async function run(manner: Manner, databaseUrl: string, isEmpty: boolean): Promise<Running> {
  const port = await freePort()
  const child = fork(
    peerFile(manner.program),
    [JSON.stringify({ databaseUrl, port, size: storeSize, isEmpty })],
    {
      cwd: peerFile('.'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      ...(manner.runtime === undefined ? {} : { execPath: manner.runtime, execArgv: [] }),
    },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${manner.program} ended with ${String(code)}`)
  })
  const [{ ids }] = (await Promise.race([once(child, 'message'), ended])) as [{ ids: Ids | null }]
  ended.catch(() => undefined)
  return { child, port, ids }
}

export async function startOtherPeer(
  name: Exclude<PeerName, 'Sideout'>,
  { adminUrl }: RunPostgres,
): Promise<Peer> {
  const manner = manners[name]
  const database = `peer_${name.toLowerCase().replaceAll(/[^a-z]+/g, '_')}`
  await administer(adminUrl, `create database ${database} template template0 encoding 'UTF8'`)
  const databaseUrl = withDatabase(adminUrl, database)
  let running = await run(manner, databaseUrl, true)
  const ids = running.ids ?? {
    players: names(storeSize.players, 'racer'),
    events: names(storeSize.events, 'event-'),
  }
  const stop = async (): Promise<void> => {
    const exited = once(running.child, 'exit')
    running.child.disconnect()
    await exited
  }
  return {
    name,
    database,
    get pid() {
      return running.child.pid ?? 0
    },
    openLine: async (player) => {
      const line = await openHttpLine(running.port)
      return { ...manner.toLine(line, player, ids), close: () => line.close() }
    },
    listenTo: (event) => manner.listenTo(running.port, event, ids),
    restart: async () => {
      await stop()
      running = await run(manner, databaseUrl, false)
    },
    stop,
  }
}
