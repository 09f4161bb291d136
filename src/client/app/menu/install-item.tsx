// The menu item that installs the app, on devices that can.
import { useState } from 'react'
import { Download } from 'lucide-react'
import { installTexts } from '#words/en/app/install.ts'
import { install, installWay } from '../../device/install.ts'
import { useTexts } from '../../i18n/texts.ts'
import { optionClasses } from '../../ui/option-classes.ts'
import { InstallByHand } from './install-by-hand.tsx'

export function InstallItem() {
  const t = useTexts(installTexts)
  const [isTold, setTold] = useState(false)
  const way = installWay()
  if (way === null) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => (way === 'prompt' ? void install() : setTold(!isTold))}
        className={`${optionClasses} w-full text-base font-medium focus-visible:ring-focus`}
        {...(way === 'by-hand' ? { 'aria-expanded': isTold } : {})}
      >
        <Download aria-hidden size={20} className="shrink-0 text-brand" />
        <span className="flex-1 text-left">{t.menu}</span>
      </button>
      {isTold && (
        <div className="px-3 pb-2">
          <InstallByHand />
        </div>
      )}
    </li>
  )
}
