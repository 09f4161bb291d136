// The attacker of attack-live.load.ts: many sockets of one person or one address that ask for as
// much as they can, each time something else, so that nothing is shared. A socket that is closed or
// refused is opened again at once.
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { runAttackProgram, type Attacking } from './attack-program.ts'

export type SocketAttack = {
  port: number
  headers: Record<string, string>
  sockets: number
  /** Subscriptions and, for `leaves`, unsubscriptions a second of one socket. */
  perSecond: number
  /** Leaves each subscription at once, so that its load is for no one. */
  leaves: boolean
  /** What is asked: `$n` in the text is another number each time. */
  query: string
  input: string
}

type Count = { opened: number; refused: number; asked: number; answered: Record<string, number> }

runAttackProgram<SocketAttack>(async (attack, attacking) => {
  const count: Count = { opened: 0, refused: 0, asked: 0, answered: {} }
  const sockets = Array.from({ length: attack.sockets }, () =>
    attackWithOne(attack, attacking, count),
  )
  await Promise.all(sockets)
  const answers = Object.entries(count.answered).map(([what, times]) => `${times} ${what}`)
  const upgrades = `${count.opened} sockets opened, ${count.refused} refused`
  return `${upgrades}; ${count.asked} subscriptions; answers: ${answers.join(', ')}`
})

async function attackWithOne(
  attack: SocketAttack,
  attacking: Attacking,
  count: Count,
): Promise<void> {
  while (!attacking.isOver()) {
    const ws = await openOne(attack)
    if (ws === null) {
      count.refused += 1
      await delay(250)
      continue
    }
    count.opened += 1
    ws.on('message', (message: Buffer) => countAnswer(count, message))
    await askMuch(ws, attack, attacking, count)
    ws.terminate()
  }
}

async function openOne({ port, headers }: SocketAttack): Promise<WebSocket | null> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers, perMessageDeflate: false })
  return new Promise((resolve) => {
    ws.once('open', () => resolve(ws))
    ws.once('error', () => resolve(null))
    ws.on('error', () => undefined)
  })
}

async function askMuch(
  ws: WebSocket,
  attack: SocketAttack,
  attacking: Attacking,
  count: Count,
): Promise<void> {
  const batch = Math.max(1, Math.round(attack.perSecond / 10))
  for (let id = 1; ws.readyState === WebSocket.OPEN && !attacking.isOver();) {
    for (const last = id + batch; id < last; id += 1) {
      const n = String(count.asked).padStart(11, '0')
      const input = JSON.parse(attack.input.replaceAll('$n', n)) as unknown
      count.asked += 1
      ws.send(JSON.stringify({ type: 'subscribe', id, query: attack.query, input }))
      if (attack.leaves) ws.send(JSON.stringify({ type: 'unsubscribe', id }))
    }
    attacking.begin()
    await delay(100)
  }
}

/** Only the head is read: parsing what the server sent would slow the attack. */
function countAnswer(count: Count, message: Buffer): void {
  const head = message.subarray(0, 120).toString()
  const type = /"type":"([\w-]+)"/.exec(head)?.[1] ?? 'other'
  const code = type === 'refused' ? ` ${/"code":"([\w-]+)"/.exec(head)?.[1] ?? ''}` : ''
  count.answered[type + code] = (count.answered[type + code] ?? 0) + 1
}
