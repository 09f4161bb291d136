// The lost-connection banner: the age of the data on screen, and the waiting calls with a way to
// open them.
import { Suspense, useState } from 'react'
import { shellTexts } from '#words/en/app/app.ts'
import { waitingTexts } from '#words/en/app/outbox.ts'
import { toDeviceDay, useNow } from '../device/today.ts'
import { currentLocale } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { liveAnswers } from '../net/live-answers.ts'
import { liveClient } from '../net/live-client.ts'
import { isQuiet } from '../net/outbox/outbox-kinds.ts'
import { useOutbox } from '../net/outbox/use-outbox.ts'
import { useIsRestored } from '../net/use-is-restored.ts'

const WaitingSheet = lazyPart(() => import('./waiting-sheet.tsx'), 'WaitingSheet')

const lookMs = 2000

export function LastKnown({ userId }: { userId: string | null }) {
  const t = useTexts(waitingTexts)
  const shell = useTexts(shellTexts)
  const now = useNow(lookMs)
  const at = findOldestDataTime()
  const isRestored = useIsRestored()
  const known = at === null ? shell.offline : t.asOf({ when: formatDataTime(at, now) })
  return (
    <span className="flex flex-wrap items-center justify-center gap-x-3">
      {isRestored ? t.restoring : known}
      {userId !== null && <Waiting userId={userId} />}
    </span>
  )
}

function Waiting({ userId }: { userId: string }) {
  const t = useTexts(waitingTexts)
  const { items } = useOutbox(userId)
  const [isOpen, setOpen] = useState(false)
  const waiting = items.filter((item) => item.state === 'waiting' && !isQuiet(item))
  return (
    <>
      {waiting.length > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="cursor-pointer rounded py-1 underline underline-offset-4 outline-none focus-visible:ring-focus"
        >
          {t.waiting({ n: waiting.length })}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <WaitingSheet userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function findOldestDataTime(): number | null {
  const times = liveClient()
    .watched()
    .flatMap((topic) => liveAnswers.at(topic) ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

function formatDataTime(at: number, now: number): string {
  const day =
    toDeviceDay(at) === toDeviceDay(now)
      ? {}
      : ({ weekday: 'short', month: 'short', day: 'numeric' } as const)
  return new Intl.DateTimeFormat(currentLocale(), {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
}
