// Checks the types of every room, two rooms at a time: each check uses one core, and the proof runs on two.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc')
/** The longest first. */
const rooms = ['test', 'src/client', 'src/server', 'src/contract', 'src/domain']

const check = (room: string): Promise<boolean> => new Promise((resolve, reject) => {
  spawn(process.execPath, [compiler, '-p', room], { stdio: 'inherit' }).on('error', reject).on('close', (code) => resolve(code === 0))
})

async function checkRest(): Promise<void> {
  for (let room = rooms.shift(); room !== undefined; room = rooms.shift()) if (!await check(room)) process.exitCode = 1
}

await Promise.all([checkRest(), checkRest()])
