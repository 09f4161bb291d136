// Push display and tap targets. The story tests' browsers allow no notifications, so the worker's
// objects are stubbed.
import { expect, test, vi } from 'vitest'
import { openNotification, renewSubscription, showNotification } from './notifications.ts'

const pushed = (json: () => unknown) => ({ json })

async function shown(data: { json(): unknown } | null): Promise<unknown> {
  const show = vi.fn((_title: string, _options: NotificationOptions) => Promise.resolve())
  await showNotification({ showNotification: show }, data, () => {})
  return show.mock.calls[0]
}

test('a push is shown as the server words it, and replaces the last one of its tag', async () => {
  const said = {
    title: 'Ben',
    body: 'Court 3 at six?',
    url: '/messagethread/ben',
    tag: 'thread ben',
  }
  expect(await shown(pushed(() => said))).toEqual([
    'Ben',
    expect.objectContaining({
      body: 'Court 3 at six?',
      data: '/messagethread/ben',
      tag: 'thread ben',
      renotify: true,
    }),
  ])
})

test('a push puts the number of what is unread on the icon, or leaves the number', async () => {
  const numbers: number[] = []
  const show = () => Promise.resolve()
  for (const unread of [3, 0, null, undefined, -1, 1.5, '7'])
    await showNotification(
      { showNotification: show },
      pushed(() => ({ title: 'Ben', unread })),
      (count) => numbers.push(count),
    )
  expect(numbers).toEqual([3, 0])
})

test('a push that cannot be read is shown all the same, as browsers want it', async () => {
  const plain = ['Sideout', expect.objectContaining({ body: '', data: '/' })]
  expect(await shown(null)).toEqual(plain)
  expect(
    await shown(
      pushed(() => {
        throw new SyntaxError('no JSON')
      }),
    ),
  ).toEqual(plain)
  expect(await shown(pushed(() => ({ title: 7, body: null })))).toEqual(plain)
})

function aWindow(answers: boolean, visibilityState: 'visible' | 'hidden' = 'hidden') {
  const window = {
    visibilityState,
    focus: vi.fn(() => Promise.resolve()),
    navigate: vi.fn(() => Promise.resolve()),
    went: '',
  }
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    if (!answers) return
    window.went = (message as { url: string }).url
    port?.postMessage('gone')
  }
  return Object.assign(window, { postMessage })
}

async function tapped(windows: ReturnType<typeof aWindow>[], data: unknown): Promise<string[]> {
  const openWindow = vi.fn((url: string) => Promise.resolve(url))
  await openNotification({ matchAll: () => Promise.resolve(windows), openWindow }, data)
  return openWindow.mock.calls.map(([url]) => url)
}

test('a tap leads the window in sight there without loading it again; with none it opens one', async () => {
  const [hidden, visible] = [aWindow(true), aWindow(true, 'visible')]
  expect(await tapped([hidden, visible], '/alerts')).toEqual([])
  expect([hidden.went, visible.went, visible.focus.mock.calls.length]).toEqual(['', '/alerts', 1])
  expect(await tapped([], '/alerts')).toEqual(['/alerts'])
})

test('a window of a public page, which does not answer, is loaded there', async () => {
  vi.useFakeTimers()
  const silent = aWindow(false)
  const done = tapped([silent], '/alerts')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await done).toEqual([])
  expect(silent.navigate).toHaveBeenCalledWith('/alerts')
  vi.useRealTimers()
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])(
  '%s is nowhere of ours and leads home',
  async (data) => {
    expect(await tapped([], data)).toEqual(['/'])
  },
)

test('an address that the push service gave up is replaced on the server, whatever the browser tells of it', async () => {
  const key = new Uint8Array([4, 2]).buffer
  const subscription = (endpoint: string) => ({
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const told = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}')))
  const renewed = async (
    change: Parameters<typeof renewSubscription>[1],
    known: ReturnType<typeof subscription> | null = null,
  ): Promise<unknown> => {
    told.mockClear()
    await renewSubscription(
      {
        pushManager: {
          getSubscription: () => Promise.resolve(known),
          subscribe: ({ applicationServerKey }) =>
            Promise.resolve(subscription(applicationServerKey === key ? 'made' : 'of another key')),
        },
      },
      change,
    )
    return told.mock.calls.map(
      ([, request]) =>
        (JSON.parse(request?.body as string) as { data: { endpoint: string } }).data.endpoint,
    )
  }
  expect(
    await renewed({ oldSubscription: subscription('old'), newSubscription: subscription('new') }),
  ).toEqual(['new'])
  expect(await renewed({ oldSubscription: subscription('old'), newSubscription: null })).toEqual([
    'made',
  ])
  expect([await renewed({}, subscription('old')), await renewed({})]).toEqual([['made'], []])
  told.mockRestore()
})
