// Attacks one event with calls that lock it: every second, bursts of calls sent at once
// (attack-calls.load.ts starts it).
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { runAttackProgram } from './attack-program.ts'
import { openConnection, type RawConnection } from './raw-client.ts'

export type EventCallsAttack = {
  port: number
  /** The accounts that attack. */
  tokens: readonly string[]
  /** How many of them send at the same time; the next second the next ones do. */
  together: number
  /** Calls that one account sends at once. */
  atOnce: number
  call: string
  input: object
}

runAttackProgram<EventCallsAttack>(
  async ({ port, tokens, together, atOnce, call, input }, attacking) => {
    const lines: RawConnection[][] = []
    for (const token of tokens) {
      lines.push(
        await Promise.all(Array.from({ length: atOnce }, () => openConnection(port, token))),
      )
    }
    const answers = new Map<number, number>()
    const sendOne = async (line: RawConnection): Promise<void> => {
      const { status } = await line.call(call, input, randomUUID())
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    const bursts: Promise<unknown>[] = []
    let turn = 0
    for (; !attacking.isOver(); turn += 1) {
      for (let n = 0; n < together; n += 1) {
        const ofOne = lines[(turn * together + n) % lines.length] ?? []
        bursts.push(Promise.all(ofOne.map(sendOne)))
      }
      attacking.begin()
      await delay(1_000)
      await Promise.race([Promise.all(bursts), delay(5_000)])
    }
    await Promise.all(bursts)
    for (const line of lines.flat()) line.close()
    const told = [...answers]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
    return `${turn} bursts of ${together} × ${atOnce} ${call}: ${told}`
  },
)
