// Offers once to install the app, on an events list from the second day on; afterwards only the
// menu has it.
import { useEffect, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { installTexts } from '#words/en/app/install.ts'
import { hintAfter, install, installWay } from '../../device/install.ts'
import { getStored, setStored } from '../../device/storage.ts'
import { toDeviceDay } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { InstallByHand } from './install-by-hand.tsx'

const quietScreens = /^\/(calendar|list|myevents)\b/

export function InstallHint() {
  const t = useTexts(installTexts)
  const [hint] = useState(() => hintAfter(getStored('installHint'), toDeviceDay(Date.now())))
  const [isOpen, setOpen] = useState(hint.isDue)
  const isQuiet = useRouterState({ select: ({ location }) => quietScreens.test(location.pathname) })
  useEffect(() => {
    if (hint.remember !== null) setStored('installHint', hint.remember)
  }, [hint])
  const way = installWay()
  if (!isOpen || !isQuiet || way === null) return null
  const close = () => {
    setStored('installHint', 'shown')
    setOpen(false)
  }
  return (
    <section
      aria-label={t.title}
      className="fixed inset-x-4 bottom-24 z-20 mx-auto flex max-w-md flex-col gap-3 rounded-2xl border border-line bg-card p-4 shadow-float sm:bottom-4"
    >
      <div>
        <p className="font-semibold">{t.title}</p>
        <p className="text-sm text-muted">{t.text}</p>
      </div>
      {way === 'by-hand' && <InstallByHand />}
      <div className="flex justify-end gap-3">
        <Button variant="ghost" size="sm" onPress={close}>
          {t.later}
        </Button>
        {way === 'prompt' && (
          <Button
            size="sm"
            onPress={() => {
              close()
              void install()
            }}
          >
            {t.install}
          </Button>
        )}
      </div>
    </section>
  )
}
