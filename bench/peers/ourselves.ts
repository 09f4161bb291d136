// This product as a peer: the shipped server, with sign-ins, rules, alerts and the event log.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toDay } from '#domain/shared/day.ts'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { freePort } from '#test/support/free-port.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { addressHeader } from '#test/support/raw-client.ts'
import { recordedFrame, recordedScreens } from '#test/support/recorded-screens.ts'
import { copyTemplate, type RunPostgres } from '#test/support/run-postgres.ts'
import { launchServer } from '#test/support/server-program.ts'
import { openHttpLine } from '../shared/http-line.ts'
import { openLoadWindow, type LoadWindow } from '../shared/load-window.ts'
import { firstListener, storeSize, type Line, type Peer } from './peer.ts'

const secret = 'a secret for benchmarks, long enough to sign with'
const dayMs = 86_400_000
const startDate = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)

async function fill(db: Database): Promise<string[]> {
  const place = { location: await aLocation(db), organizer: 'racer1' }
  const { events, roster } = storeSize
  const ids: string[] = []
  for (let n = 0; n < events; n += 1)
    ids.push(
      await anEvent(db, place, {
        title: 'Evening games',
        startDate,
        maxPlayers: 500,
        playing: roster,
        nextOrder: roster + 1,
      }),
    )
  for (const eventId of ids)
    await db
      .insertInto('player_events')
      .values(
        Array.from({ length: roster }, (_, index) => ({
          eventId,
          playerId: `racer${index + 1}`,
          guests: 0,
          attendance: null,
          startDate,
          place: 'playing' as const,
          entryOrder: index + 1,
          partnerId: null,
        })),
      )
      .execute()
  return ids
}

/** All that a phone asks for on an event's page, `events-byId` first. */
const listPage = (eventId: string) => [
  ...recordedScreens.event({ locationId: '', eventId, today: toDay(startDate) }),
  ...recordedFrame,
]

/** Windows per player, because one window would exceed its rate limit. */
const windowsEach = 8

const addressOf = (player: number): string => `10.1.${player >> 8}.${player & 255}`

async function openLine(
  port: number,
  player: number,
  token: string,
  events: readonly string[],
): Promise<Line> {
  const headers = { authorization: `Bearer ${token}`, [addressHeader]: addressOf(player) }
  const line = await openHttpLine(port)
  const windows: Promise<LoadWindow>[] = []
  let looks = 0
  const call = async (name: string, event: number, more: object = {}): Promise<string> => {
    const { status, body } = await line.ask({
      method: 'POST',
      path: `/call/${name}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { data: { eventId: events[event - 1], ...more } },
    })
    if (status >= 300) throw new Error(`${name}: ${status} ${body}`)
    return body
  }
  const signUp = (event: number): Promise<string> => call('events-signUp', event, { guests: 0 })
  return {
    read: async (event) => {
      const window = (windows[looks++ % windowsEach] ??= openLoadWindow(port, headers))
      return (await window).look('events-byId', { eventId: events[event - 1] })
    },
    enter: signUp,
    signUp,
    withdraw: (event) => call('events-withdraw', event),
    close: () => {
      line.close()
      for (const window of windows) void window.then((opened) => opened.close())
    },
  }
}

export async function startOurselves(postgres: RunPostgres): Promise<Peer> {
  const store = await copyTemplate(postgres)
  const racers = await makeRacers(store.db, storeSize.players, secret)
  const events = await fill(store.db)
  const dataDir = await mkdtemp(join(tmpdir(), 'sideout-peers-'))
  const port = await freePort()
  const launch = async () => {
    const server = launchServer(port, {
      DATABASE_URL: store.url,
      SECRET: secret,
      DATA_DIR: dataDir,
      DEMO: 'off',
      TRUSTED_PROXY_HEADER: addressHeader,
      SOCKETS_PER_ADDRESS: '100000',
    })
    await server.ready()
    return server
  }
  let server = await launch()
  const end = async (): Promise<void> => {
    server.signal('SIGTERM')
    await server.ended
  }
  const tokens = racers.map(({ token }) => token)
  return {
    name: 'Sideout',
    database: new URL(store.url).pathname.slice(1),
    get pid() {
      return server.pid
    },
    openLine: (player) => openLine(port, player, tokens[player - 1] ?? '', events),
    listenTo: (event) => {
      const asked = listPage(events[event - 1] ?? '')
      return {
        url: `ws://127.0.0.1:${port}/live`,
        tokens: tokens.slice(firstListener - 1),
        steps: asked.map(([query, input], index) => ({
          after: null,
          send: JSON.stringify({ type: 'subscribe', id: index + 1, query, input }),
        })),
        ready: '{"type":"snapshot"',
        awaited: asked.length,
        keyed: '{"type":"subscribed","id":1,"key":"',
        counted: '{"type":"snapshot","key":"',
        pong: null,
      }
    },
    restart: async () => {
      await end()
      server = await launch()
    },
    stop: async () => {
      await end()
      await store.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
