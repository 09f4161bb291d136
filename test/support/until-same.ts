import { until } from './until.ts'

/** Of 10 ms each. */
const quietAsks = 50

/** Until a number stays for a while. */
export async function untilSame(what: string, read: () => number): Promise<void> {
  let [last, same] = [Number.NaN, 0]
  await until(what, () => {
    const now = read()
    same = now === last ? same + 1 : 0
    last = now
    return same >= quietAsks
  })
}
