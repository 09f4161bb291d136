// Offers to reload, at most every five minutes; loads with the first offer. A version set by the
// operator matches no client's own, so one reload satisfies it.
import { useEffect, useState } from 'react'
import { shellTexts } from '#words/en/app/app.ts'
import { isFormFilled } from '../device/is-form-filled.ts'
import { createUpdatePrompt } from '../device/update-throttle.ts'
import { isReloadedFor, reloadFresh } from '../device/updates.ts'
import { useTexts } from '../i18n/texts.ts'
import { Button } from '../ui/button.tsx'

const prompt = createUpdatePrompt()
const lookMs = 1000

export function UpdateOffer({
  version = '',
  isNewer,
}: {
  version: string | undefined
  isNewer: boolean
}) {
  const t = useTexts(shellTexts)
  const [isShown, setShown] = useState(false)
  const offered = isNewer || !isReloadedFor(version) ? version : null
  useEffect(() => (offered === null ? undefined : prompt.offer(() => setShown(true))), [offered])
  const isTyping = useTyping(isShown)
  if (!isShown || isTyping) return null
  return (
    <div className="fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-md items-center gap-3 rounded-2xl border border-line bg-card p-3 pl-4 shadow-float sm:bottom-4">
      <output className="flex-1 font-semibold">{t.updateReady}</output>
      <Button variant="ghost" size="sm" onPress={() => setShown(false)}>
        {t.updateLater}
      </Button>
      <Button size="sm" onPress={() => void reloadFresh(version)}>
        {t.updateNow}
      </Button>
    </div>
  )
}

function useTyping(isAsked: boolean): boolean {
  const [isTyping, setTyping] = useState(isFormFilled)
  useEffect(() => {
    if (!isAsked) return undefined
    const look = () => setTyping(isFormFilled())
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isAsked])
  return isTyping
}
