// For screens used beside a court: keeps the display on, and a button switches to high contrast for
// sunlight. The choice is stored on this phone, shared with its scoreboard.
import { useEffect, useState } from 'react'
import { Sun } from 'lucide-react'
import { scoreboardTexts } from '#words/en/match/board.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeepAwake } from '../keep-awake.tsx'
import { loadWish, saveWish } from './courtside-wish.ts'
import './sunny.css'

export function Courtside() {
  const t = useTexts(scoreboardTexts)
  const [isSunny, setSunny] = useState(() => loadWish('sun'))
  useEffect(() => {
    if (!isSunny) return
    const { dataset } = document.documentElement
    dataset['sunny'] = ''
    return () => {
      delete dataset['sunny']
    }
  }, [isSunny])
  return (
    <div className="flex items-center justify-end gap-2">
      <KeepAwake />
      <IconButton
        icon={Sun}
        label={t.sun}
        variant={isSunny ? 'soft' : 'ghost'}
        aria-pressed={isSunny}
        onPress={() => {
          setSunny(!isSunny)
          saveWish('sun', !isSunny)
        }}
      />
    </div>
  )
}
