import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReleaseWatch } from './release-watch.ts'

let answer = ''
let url = ''
const server = createServer((_request, response) => response.end(answer))
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

const errors: unknown[] = []
const watch = () =>
  createReleaseWatch({ url, own: '0.1.0', onError: (error) => void errors.push(error) })

test('a newer release is known with its notes, an older one is not', async () => {
  const releases = watch()
  answer = JSON.stringify({
    tag_name: 'v0.2.0',
    body: 'Faster lists.',
    html_url: 'https://example.org/v0.2.0',
  })
  await releases.look()
  expect(releases.latest()).toEqual({
    version: '0.2.0',
    notes: 'Faster lists.',
    url: 'https://example.org/v0.2.0',
  })
  answer = JSON.stringify({ tag_name: 'v0.1.0' })
  await releases.look()
  expect(releases.latest()).toBeNull()
})

test.each(['', '{}', JSON.stringify({ tag_name: 'v1.0.0', html_url: 'javascript:alert(1)' })])(
  'the answer %j is an error and offers nothing',
  async (text) => {
    errors.length = 0
    answer = text
    const releases = watch()
    await releases.look()
    expect(errors).toHaveLength(1)
    expect(releases.latest()).toBeNull()
  },
)

test('without UPDATE_FEED no one is asked', async () => {
  errors.length = 0
  const releases = createReleaseWatch({
    url: null,
    own: '0.1.0',
    onError: (error) => void errors.push(error),
  })
  await releases.look()
  expect([releases.latest(), errors]).toEqual([null, []])
})
