// The call a screen makes once a minute for the self check-in code and the weather; it also reports
// that the screen is on.
import { useEffect, useState } from 'react'
import type { CallOutput } from '#contract/contract.ts'
import { screenBeatMs } from '#domain/screen/screen.ts'
import { call } from '../../net/call.ts'

type Beat = CallOutput<'screens-beat'>
export type ShownBeat = { code: string | null; weather: Beat['weather'] }

const retryMs = 10_000
/** The server accepts the previous code for another minute. */
const codeGraceMs = 60_000
const nothing: ShownBeat = { code: null, weather: null }

export function useBeat(secret: string): ShownBeat {
  const [shown, setShown] = useState(nothing)
  useEffect(() => {
    const abort = new AbortController()
    let [timer, ending] = [0, 0]
    const ask = async () => {
      const answer = await call('screens-beat', { secret }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (answer.ok) {
        const { checkIn, weather } = answer.value
        setShown({ code: checkIn?.code ?? null, weather })
        window.clearTimeout(ending)
        ending = window.setTimeout(() => setShown(nothing), (checkIn?.leftMs ?? 0) + codeGraceMs)
      }
      const nextMs = answer.ok
        ? Math.min(screenBeatMs, (answer.value.checkIn?.leftMs ?? screenBeatMs) + 1)
        : retryMs
      timer = window.setTimeout(() => void ask(), nextMs)
    }
    void ask()
    return () => {
      abort.abort()
      window.clearTimeout(timer)
      window.clearTimeout(ending)
    }
  }, [secret])
  return shown
}
