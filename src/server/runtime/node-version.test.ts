// A machine's Node may be years old.
import { expect, test } from 'vitest'
import { refuseNode } from './node-version.ts'

test('an old Node is refused with the way to the right one', () => {
  expect(refuseNode('18.20.8')).toBe(
    'The server needs Node 26 or newer, and this is Node 18.20.8. Use the one that came with the install: npm start, or node_modules/.bin/node dist/server/main.js.',
  )
  expect(refuseNode('25.9.0')).not.toBeNull()
})

test('the Node of the install and a newer one will do', () => {
  expect([refuseNode(process.versions.node), refuseNode('30.1.0')]).toEqual([null, null])
})
