import { expect, test } from 'vitest'
import { until } from '#test/support/until.ts'
import { createLogDestination, type WriteBytes } from './log-destination.ts'

type Disk = { text: () => string; break: (code: string | null) => void; writeBytes: WriteBytes }

const createDisk = (chunk = 1_000_000): Disk => {
  let text = ''
  let broken: string | null = null
  return {
    text: () => text,
    break: (code) => {
      broken = code
    },
    writeBytes: (_fd, bytes, done) => {
      setImmediate(() => {
        if (broken !== null) {
          done(Object.assign(new Error('no'), { code: broken }), 0)
          return
        }
        const part = Buffer.from(bytes.subarray(0, chunk))
        text += part.toString()
        done(null, part.length)
      })
    },
  }
}

test('lines arrive whole and in their order, however little is taken at a time', async () => {
  const disk = createDisk(3)
  const destination = createLogDestination(2, { writeBytes: disk.writeBytes })
  for (const line of ['one\n', 'two\n', 'three\n']) destination.write(line)
  await destination.flush(5_000)
  expect(disk.text()).toBe('one\ntwo\nthree\n')
})

test.each(['ENOSPC', 'EPIPE', 'EIO'])(
  'a line that meets %s is lost, and the next that is written says so',
  async (code) => {
    const disk = createDisk()
    const destination = createLogDestination(2, { writeBytes: disk.writeBytes, pauseMs: 1 })
    disk.break(code)
    for (const line of ['one\n', 'two\n']) destination.write(line)
    await destination.flush(5_000)
    disk.break(null)
    destination.write('three\n')
    await until('the third line', () => disk.text().includes('three'))
    const [notice = '', ...lines] = disk.text().trim().split('\n')
    expect(JSON.parse(notice)).toMatchObject({
      level: 40,
      lost: 1,
      why: code,
      msg: 'lines of the log were lost',
    })
    expect(lines).toEqual(['two', 'three'])
  },
)

test('a line that was cut ends where it was cut', async () => {
  const disk = createDisk(4)
  let writes = 0
  const destination = createLogDestination(2, {
    pauseMs: 1,
    writeBytes: (fd, bytes, done) => {
      writes += 1
      disk.break(writes === 2 ? 'ENOSPC' : null)
      disk.writeBytes(fd, bytes, done)
    },
  })
  destination.write('{"first":1}\n')
  await until('the notice', () => disk.text().endsWith('were lost"}\n'))
  expect(disk.text()).toMatch(/^\{"fi\n\{"level":40,.*"lost":1,"why":"ENOSPC"/)
})

test('a pipe that is full for now loses nothing', async () => {
  const disk = createDisk()
  const destination = createLogDestination(2, { writeBytes: disk.writeBytes })
  disk.break('EAGAIN')
  destination.write('one\n')
  setTimeout(() => disk.break(null), 20)
  await destination.flush(5_000)
  expect(disk.text()).toBe('one\n')
})

test('a reader that never reads costs a bounded amount of memory, and flushing ends in time', async () => {
  const written: number[] = []
  const destination = createLogDestination(2, {
    writeBytes: (_fd, bytes) => {
      written.push(bytes.length)
    },
    waitingBytesMax: 100,
  })
  for (let n = 0; n < 1_000; n += 1) destination.write('0123456789\n')
  await destination.flush(1)
  expect(written).toEqual([11])
})
