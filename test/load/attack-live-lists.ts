// The windows of attack-live.load.ts that have the list of one venue open, each a player's own, in
// a process of its own.
import { headersFrom } from './attack-stage.ts'
import { openLoadWindow } from './load-window.ts'

export type OpenLists = { port: number; tokens: readonly string[]; input: object }

process.once('message', (message: OpenLists) => void openAll(message))
process.on('disconnect', () => process.exit(0))

async function openAll({ port, tokens, input }: OpenLists): Promise<void> {
  for (const [index, token] of tokens.entries()) {
    const address = `10.8.${index >> 8}.${index & 255}`
    const window = await openLoadWindow(port, headersFrom(address, token))
    await window.stay('events-list', input)
  }
  process.send?.('open')
}
