// Floor of a sign-up: only its writes, handwritten, in one pipelined transaction each, without
// decisions or HTTP.
import { Client } from 'pg'

export type BareSignUp = { eventId: string; playerId: string; userId: string }

/** Same number of connections as the server's sign-ups. */
const connectionsCount = 8

export const raceBare = (url: string, signUps: readonly BareSignUp[]): Promise<number> =>
  writeAll(url, signUps, (client, { eventId, playerId }) =>
    client.query({
      name: 'race',
      text: `with changed as (
          update events set playing = playing + 1, next_order = next_order + 1
          where event_id = $1 and playing < max_players returning next_order - 1 as at, start_date)
        insert into player_events (event_id, player_id, lead, guests, place, entry_order, removed,
          late, start_date, created, changed)
        select $1, $2, true, 0, 'playing', at, false, false, start_date, now(), now() from changed`,
      values: [eventId, playerId],
    }),
  )

async function writeAll(
  url: string,
  signUps: readonly BareSignUp[],
  writeOne: (client: Client, signUp: BareSignUp) => Promise<unknown>,
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: connectionsCount }, async () => {
      // Pipelined: statements don't wait for earlier ones.
      const client = new Client({ connectionString: url, pipeline: true })
      await client.connect()
      return client
    }),
  )
  try {
    const line = [...signUps]
    const startedAt = performance.now()
    await Promise.all(
      clients.map(async (client) => {
        for (let next = line.shift(); next !== undefined; next = line.shift())
          await writeOne(client, next)
      }),
    )
    return performance.now() - startedAt
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
