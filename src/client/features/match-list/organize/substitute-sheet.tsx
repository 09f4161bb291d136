// Replaces a leaving player in the matches to come: first the leaver, then the substitute.
import { useState } from 'react'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { ViewedPlayer, NameOf } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'
import { ChoosePlayer } from './choose-player.tsx'

type SubstituteSheetProps = {
  players: readonly ViewedPlayer[]
  ahead: ReadonlySet<number>
  nameOf: NameOf
  actions: ListActions
  onClose: () => void
}

export function SubstituteSheet({
  players,
  ahead,
  nameOf,
  actions,
  onClose,
}: SubstituteSheetProps) {
  const t = useTexts(organizeTexts)
  const [leaver, setLeaver] = useState<ViewedPlayer | null>(null)
  const choose = (player: ViewedPlayer) => {
    if (leaver === null) return setLeaver(player)
    onClose()
    void actions.substitute(leaver.number, player.number)
  }
  const others = players.filter(({ number }) => !ahead.has(number))
  return (
    <Sheet
      isOpen
      title={leaver === null ? t.substitute : t.whoComes({ name: nameOf(leaver.number) })}
      onClose={onClose}
    >
      {leaver === null && <p className="text-muted">{t.substituteText}</p>}
      {leaver !== null && others.length === 0 && <p className="text-muted">{t.nobodyFree}</p>}
      <ChoosePlayer
        label={t.substitute}
        players={leaver === null ? players.filter(({ number }) => ahead.has(number)) : others}
        nameOf={nameOf}
        onChoose={choose}
      />
    </Sheet>
  )
}
