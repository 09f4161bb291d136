// Counts guesses at a secret with growing waits (domain/shared/rate-limits.ts), in memory or in
// Valkey for all nodes. A guess is counted before it is checked, so that concurrent guesses don't
// bypass the wait. While Valkey is away each node counts alone.
import type { Redis } from 'iovalkey'
import { backoffs, getBackoffWait, type BackoffName } from '#domain/shared/rate-limits.ts'

/**
 * seconds: null when allowed, else how long to wait. guesses: the count so far, including this one.
 */
export type Guess = { seconds: number | null; guesses: number }

export type GuessCounter = {
  take(name: BackoffName, key: string): Promise<Guess>
  /** Withdraws an allowed guess that was neither right nor wrong. */
  giveBack(name: BackoffName, key: string): Promise<void>
  clear(name: BackoffName, key: string): Promise<void>
}

type GuessCount = { guesses: number; blockedUntil: number; forgottenAt: number }
const entriesMax = 100_000

export function createMemoryGuessCounter(): GuessCounter {
  const entries = new Map<string, GuessCount>()
  const keep = (id: string, entry: GuessCount): void => {
    entries.delete(id)
    entries.set(id, entry)
    const oldest = entries.size > entriesMax ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
  }
  return {
    take: (name, key) => {
      const id = `${name}:${key}`
      const now = Date.now()
      const known = entries.get(id)
      const entry =
        known === undefined || known.forgottenAt <= now ? { guesses: 0, blockedUntil: 0 } : known
      if (entry.blockedUntil > now)
        return Promise.resolve({
          seconds: toSeconds(entry.blockedUntil - now),
          guesses: entry.guesses,
        })
      const guesses = entry.guesses + 1
      const blockedUntil = now + getBackoffWait(backoffs[name], guesses) * 1000
      keep(id, { guesses, blockedUntil, forgottenAt: now + backoffs[name].forgottenAfterS * 1000 })
      return Promise.resolve({ seconds: null, guesses })
    },
    giveBack: (name, key) => {
      const entry = entries.get(`${name}:${key}`)
      if (entry !== undefined) {
        entry.guesses = Math.max(0, entry.guesses - 1)
        if (entry.guesses < backoffs[name].free) entry.blockedUntil = 0
      }
      return Promise.resolve()
    },
    clear: (name, key) => {
      entries.delete(`${name}:${key}`)
      return Promise.resolve()
    },
  }
}

type Scripts = {
  takeGuess(key: string, ...args: number[]): Promise<[guesses: number, waitMs: number]>
  giveGuessBack(key: string, free: number): Promise<number>
}

export function createValkeyGuessCounter(client: Redis): GuessCounter {
  const insurance = createMemoryGuessCounter()
  client.defineCommand('takeGuess', { numberOfKeys: 1, lua: takeScript })
  client.defineCommand('giveGuessBack', { numberOfKeys: 1, lua: giveBackScript })
  const scripts = client as Redis & Scripts
  const getKey = (name: BackoffName, key: string): string => `sideout:guess:${name}:${key}`
  const orElse = async <T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    if (client.status !== 'ready') return otherwise()
    return ask().catch(otherwise)
  }
  return {
    take: (name, key) =>
      orElse(
        async () => {
          const { free, firstWaitS, longestWaitS, forgottenAfterS } = backoffs[name]
          const args = [
            Date.now(),
            free,
            firstWaitS * 1000,
            longestWaitS * 1000,
            forgottenAfterS * 1000,
          ]
          const [guesses, waitMs] = await scripts.takeGuess(getKey(name, key), ...args)
          return { seconds: waitMs > 0 ? toSeconds(waitMs) : null, guesses }
        },
        () => insurance.take(name, key),
      ),
    giveBack: (name, key) =>
      orElse(
        async () => {
          await scripts.giveGuessBack(getKey(name, key), backoffs[name].free)
        },
        () => insurance.giveBack(name, key),
      ),
    clear: (name, key) =>
      orElse(
        async () => {
          await client.del(getKey(name, key))
          await insurance.clear(name, key)
        },
        () => insurance.clear(name, key),
      ),
  }
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/**
 * The rule of getBackoffWait. Arguments: now, free guesses, first wait, longest wait, forgotten
 * after; times in ms.
 */
const takeScript = `
local now, free, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local guesses = tonumber(redis.call('hget', KEYS[1], 'guesses') or '0')
local blocked = tonumber(redis.call('hget', KEYS[1], 'blocked') or '0')
if blocked > now then return {guesses, blocked - now} end
guesses = guesses + 1
local wait = 0
if guesses >= free then wait = math.min(longest, first * 2 ^ math.min(30, guesses - free)) end
redis.call('hset', KEYS[1], 'guesses', guesses, 'blocked', string.format('%d', now + wait))
redis.call('pexpire', KEYS[1], ARGV[5])
return {guesses, 0}`

const giveBackScript = `
local guesses = tonumber(redis.call('hget', KEYS[1], 'guesses') or '0') - 1
if guesses < 0 then return 0 end
redis.call('hset', KEYS[1], 'guesses', guesses)
if guesses < tonumber(ARGV[1]) then redis.call('hset', KEYS[1], 'blocked', '0') end
return 1`
