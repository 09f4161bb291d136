// A small client in TypeScript: signs in by e-mail, watches tomorrow's events at one's venues and
// takes the first place that is free. node docs/client-example.ts http://localhost:3000
// robin@sideout.example sideout-demo All names, inputs and answers are typed by the contract; /docs
// lists them. test/wire/client-example.pg.test.ts runs it.
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type {
  CallInput,
  CallName,
  CallOutput,
  LiveInput,
  LiveName,
  LiveOutput,
} from '#contract/contract.ts'

/** Signs in and gives the identity token. */
export async function signIn(server: string, email: string, password: string): Promise<string> {
  // Node's fetch says that it fetches, as browsers do; sign-in then wants to know for which page. A
  // token is for those who ask.
  const answer = await fetch(`${server}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(server).origin,
      'want-auth-token': 'true',
    },
    body: JSON.stringify({ email, password }),
  })
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`Nobody was signed in: ${answer.status}`)
  return token
}

/** Makes a call. A write that is sent again must carry the key it had before. */
export async function call<N extends CallName>(
  server: string,
  token: string,
  name: N,
  data: CallInput<N>,
  key: string = randomUUID(),
): Promise<CallOutput<N>> {
  const answer = await fetch(`${server}/call/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      'x-sideout-wire': '1',
    },
    body: JSON.stringify({ data }),
  })
  const body = (await answer.json()) as { result: CallOutput<N> } | { error: { message: string } }
  if ('error' in body) throw new Error(`${name} was refused: ${body.error.message}`)
  return body.result
}

type Frame = {
  type: 'subscribed' | 'snapshot' | 'refused'
  id?: number
  key?: string
  data?: unknown
  code?: string
}
type Watched = {
  key: string | null
  onAnswer: (answer: never) => void
  onRefused: (error: Error) => void
}

/** Opens the live wire. */
export async function openLive(server: string, token: string) {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const watched = new Map<number, Watched>()
  socket.on('message', (text: Buffer) => {
    const frame = JSON.parse(text.toString()) as Frame
    const one = watched.get(frame.id ?? -1)
    if (frame.type === 'subscribed' && one !== undefined) one.key = frame.key ?? null
    if (frame.type === 'refused') one?.onRefused(new Error(`Refused: ${frame.code}`))
    if (frame.type === 'snapshot')
      for (const { key, onAnswer } of watched.values())
        if (key === frame.key) onAnswer(frame.data as never)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject)
  })
  return {
    /**
     * Watches a query until the first whole answer that `isAwaited` takes. A program that shows
     * something would go on watching.
     */
    until: <N extends LiveName>(
      query: N,
      input: LiveInput<N>,
      isAwaited: (answer: LiveOutput<N>) => boolean = () => true,
    ): Promise<LiveOutput<N>> =>
      new Promise((resolve, reject) => {
        const id = watched.size + 1
        const onAnswer = (answer: LiveOutput<N>) => {
          if (isAwaited(answer)) resolve(answer)
        }
        watched.set(id, { key: null, onAnswer, onRefused: reject })
        socket.send(JSON.stringify({ type: 'subscribe', id, query, input }))
      }),
    close: () => socket.close(),
  }
}

/**
 * Takes the first free place of a day (yyyy-MM-dd) at one's own venues; null when there is none.
 */
export async function takeFirstPlace(server: string, token: string, day: string) {
  const live = await openLive(server, token)
  try {
    const me = await live.until('players-me', {})
    const locationIds = me.locations.map(({ locationId }) => locationId)
    const filters = {
      type: null,
      gender: null,
      time: null,
      fitsLevel: true,
      placesLeft: true,
      friendsGoing: false,
    }
    const { events } = await live.until('events-list', {
      locationIds,
      from: day,
      to: day,
      limit: 20,
      filters,
    })
    const event = events.find(({ myPlace, isOrganizer }) => myPlace === null && !isOrganizer)
    if (event === undefined) return null
    const { place } = await call(server, token, 'events-signUp', {
      eventId: event.eventId,
      guests: 0,
    })
    // The window of everyone else sees it too: here it comes back to ours.
    const seen = await live.until('events-byId', { eventId: event.eventId }, ({ roster }) =>
      roster.some(({ playerId }) => playerId === me.player?.playerId),
    )
    return {
      title: event.title,
      at: event.locationName,
      place,
      players: seen.roster.map(({ playerName }) => playerName),
    }
  } finally {
    live.close()
  }
}

if (import.meta.main) {
  const [server = 'http://localhost:3000', email = '', password = ''] = process.argv.slice(2)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const taken = await takeFirstPlace(server, await signIn(server, email, password), tomorrow)
  process.stdout.write(`${JSON.stringify(taken, null, 2)}\n`)
}
