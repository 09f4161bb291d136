// The floor under a sign-up: its writes and nothing else, by hand, in one transaction for each that
// goes out in one go. It decides nothing, and speaks no HTTP.
import { Client } from 'pg'

export type BareSignUp = { eventId: string; playerId: string; userId: string }

/** The connections that the server's own sign-ups may have. */
const connectionsCount = 8

/** Signs up as many as the event has places for; the others find none. Gives how long it took, ms. */
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
      // A statement is written without waiting for the one before.
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
