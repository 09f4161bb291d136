// A screen that isn't paired with a venue yet: shows its code, large, and renews it before it
// expires.
import { useEffect, useState } from 'react'
import { clsx } from 'clsx'
import { useBrand } from '#client/brand.ts'
import { wallTexts } from '#words/en/screen/screen.ts'
import { useNow } from '../../device/today.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { WallFrame } from './wall-frame.tsx'
import { useWallShape } from './wall-shape.ts'

export function PairingScreen({ secret }: { secret: string }) {
  const t = useTexts(wallTexts)
  const shown = useCode(secret)
  const now = useNow(10_000)
  const isTall = useWallShape() === 'tall'
  return (
    <WallFrame title={useBrand().name} zone={null} theme="dark">
      <div
        className={clsx(
          'flex flex-1 items-center justify-center gap-6',
          isTall && 'flex-col text-center',
          shown === undefined && 'invisible',
        )}
      >
        <div className="flex max-w-xl flex-col gap-4">
          <h2 className="text-2xl">{t.pairTitle}</h2>
          <p className="text-lg text-muted">{t.pairText}</p>
          {shown == null ? (
            <p className="text-xl font-bold">{t.noCode}</p>
          ) : (
            <>
              <p
                className="font-display leading-none font-extrabold whitespace-nowrap"
                style={{ fontSize: '4.5rem', letterSpacing: '0.1em' }}
                data-screen-code={shown.text}
              >
                {formatCode(shown.text)}
              </p>
              <p className="text-muted">
                {t.pairLeft({ n: Math.max(1, Math.floor((shown.until - now) / 60_000)) })}
              </p>
            </>
          )}
        </div>
        {shown != null && (
          <div style={{ width: '17rem' }}>
            <QrCode
              text={`${location.origin}/screens${languageQuery()}#${shown.text}`}
              label={t.pairQr}
            />
          </div>
        )}
      </div>
    </WallFrame>
  )
}

const formatCode = (code: string): string => [code.slice(0, 3), code.slice(3)].join(' ')

type Shown = { text: string; until: number }

const retryMs = 10_000
/** Renewed this long before it expires, so that no one types an expired code. */
const earlyMs = 30_000

/** Undefined until first answered, null after a refusal. */
function useCode(secret: string): Shown | null | undefined {
  const [shown, setShown] = useState<Shown | null>()
  useEffect(() => {
    const abort = new AbortController()
    let timer = 0
    const renew = async () => {
      const answer = await call('screens-askCode', { secret }, { signal: abort.signal })
      if (abort.signal.aborted) return
      const code = answer.ok ? answer.value.code : null
      setShown(code === null ? null : { text: code.text, until: Date.now() + code.leftMs })
      timer = window.setTimeout(
        () => void renew(),
        code === null ? retryMs : Math.max(retryMs, code.leftMs - earlyMs),
      )
    }
    void renew()
    return () => {
      abort.abort()
      window.clearTimeout(timer)
    }
  }, [secret])
  return shown
}
