import fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/shared/result.ts'
import type { PictureFacts } from './draw-picture.ts'
import { addSharePictures } from './picture-routes.ts'
import { toPicturePath, versionPicture } from './version-picture.ts'

const facts: PictureFacts = {
  hue: 150,
  tone: 'open',
  kind: null,
  title: 'Doubles',
  plainTitle: 'Open play',
  tile: { top: 'Tue', number: '2', bottom: 'Jun' },
  when: 'Tuesday, June 2, 6:00 – 8:00 PM',
  where: 'Pier',
  state: '5 places left',
  places: null,
  more: [],
}
const address = { kind: 'vieweditevent', id: '1', language: 'en' } as const
const path = toPicturePath({ ...address, version: versionPicture(facts) })

type Parts = Parameters<typeof addSharePictures>[1]

async function ask(parts: Partial<Parts>, url = path) {
  const asked: string[] = []
  const server = fastify()
  addSharePictures(server, {
    findFacts: () => {
      asked.push('facts')
      return Promise.resolve(facts)
    },
    pictures: {
      find: () => {
        asked.push('picture')
        return Promise.resolve(Buffer.from('png'))
      },
    },
    limits: {
      addressOf: () => '192.0.2.1',
      ofAddress: () => Promise.resolve(ok(null)),
      keepCounted: () => void asked.push('kept counted'),
    },
    log: pino({ level: 'silent' }),
    ...parts,
  })
  return { answer: await server.inject(url), asked }
}

test('an address that asks too often is told when to come back, before anything is looked up', async () => {
  const { answer, asked } = await ask({
    limits: {
      addressOf: () => '192.0.2.1',
      keepCounted: () => undefined,
      ofAddress: () => Promise.resolve(refuse('too-many-requests', { seconds: 7 })),
    },
  })
  expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([429, '7', []])
})

test('while too many pictures are waited for, or the database is away, it is to be asked again', async () => {
  for (const [parts, kept] of [
    [{ pictures: { find: () => Promise.resolve(null) } }, ['facts', 'kept counted']],
    [{ findFacts: () => Promise.reject(new Error('away')) }, []],
  ] as const) {
    const { answer, asked } = await ask(parts)
    expect(asked).toEqual(kept)
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '2', ''])
    expect(answer.headers['cache-control']).toBeUndefined()
  }
})

test('nothing is rendered for another version, nor looked up for what is no picture', async () => {
  const old = await ask({}, toPicturePath({ ...address, version: '0123456789abcdef' }))
  expect([old.answer.statusCode, old.answer.headers['location'], old.asked]).toEqual([
    302,
    path,
    ['facts'],
  ])
  const none = await ask({}, '/share-picture/vieweditevent/1/en.png')
  expect([none.answer.statusCode, none.asked]).toEqual([404, []])
})
