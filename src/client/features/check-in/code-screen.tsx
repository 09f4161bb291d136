// The self check-in code, large, on a screen beside the courts or an organizer's phone. It is
// renewed before it expires; offline, an expired code is not shown.
import { useEffect, useState } from 'react'
import { X } from 'lucide-react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { checkInTexts } from '#words/en/check-in/check-in.ts'
import { languageQuery } from '../../i18n/language.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useBack } from '../../navigation/use-back.ts'
import { call } from '../../net/call.ts'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import { useWallPage } from '../../parts/use-wall-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { labels } from '../../ui/words/labels.ts'

export function CodeScreen({ place, title }: { place: string; title: string }) {
  const t = useTexts(checkInTexts)
  useWallPage()
  const goBack = useBack()
  const { code, leftS, refusal } = useCode(place)
  return (
    <div
      className="fixed inset-0 z-40 flex flex-col items-center gap-4 overflow-auto bg-bg p-4 text-center text-fg"
      data-tv
    >
      <header className="flex w-full items-start gap-4 text-left">
        <div className="min-w-0 flex-1">
          <h1>{t.screenTitle}</h1>
          <p className="text-muted">{title}</p>
        </div>
        <IconButton icon={X} label={labels.close} onPress={goBack} />
      </header>
      <KeepAwake />
      {refusal !== null && <Notice tone="bad">{refusalText(refusal)}</Notice>}
      {code === null && refusal === null && leftS !== null && (
        <Notice tone="bad">{t.screenOld}</Notice>
      )}
      {code !== null && (
        <>
          <div className="w-full" style={{ maxWidth: 'min(28rem, 60vh)' }} data-code={code}>
            <QrCode
              text={`${location.origin}/at/${place}?code=${code}${languageQuery().replace('?', '&')}`}
              label={t.qr}
            />
          </div>
          <p className="text-xl font-bold">{t.screenText}</p>
          {leftS !== null && (
            <p className="text-muted tabular-nums">{t.screenLeft({ n: leftS })}</p>
          )}
        </>
      )}
    </div>
  )
}

const tickMs = 1_000
const retryMs = 5_000

type Shown = { code: string; until: number }

function useCode(place: string) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    let timer = 0
    const abort = new AbortController()
    const renew = async () => {
      const answer = await call('checkIns-code', { place }, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (answer.ok) {
        const { code, leftMs } = answer.value
        setShown({ code, until: performance.now() + leftMs })
        setRefusal(null)
        timer = window.setTimeout(() => void renew(), leftMs + 1)
        return
      }
      const isFinal = ['event-not-found', 'not-allowed', 'not-signed-in'].includes(
        answer.refusal.code,
      )
      if (isFinal) setRefusal(answer.refusal)
      timer = window.setTimeout(() => void renew(), retryMs)
    }
    void renew()
    const ticking = window.setInterval(() => setNow(performance.now()), tickMs)
    return () => {
      abort.abort()
      window.clearTimeout(timer)
      window.clearInterval(ticking)
    }
  }, [place])
  const left = shown === null ? null : Math.max(0, Math.ceil((shown.until - now) / 1_000))
  // The server accepts the previous code for another minute.
  const isOver = shown !== null && now - shown.until > 60_000
  return { code: shown === null || isOver ? null : shown.code, leftS: left, refusal }
}
