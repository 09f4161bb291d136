// Chooses the courts in use from now on; after a change the upcoming rounds are planned again.
import { useState } from 'react'
import { eventCourtsMax } from '#domain/event/event.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { ListActions } from '../use-list-actions.ts'

const spare = 4
const leastOffered = 8

export function CourtsSheet({
  courts,
  actions,
  onClose,
}: {
  courts: readonly number[]
  actions: ListActions
  onClose: () => void
}) {
  const t = useTexts(organizeTexts)
  const words = useTexts(matchListTexts)
  const [chosen, setChosen] = useState<readonly number[]>(courts)
  const offered = Math.min(
    eventCourtsMax,
    Math.max(leastOffered, Math.max(...courts, ...chosen) + spare),
  )
  const toggle = (court: number, isOn: boolean) =>
    setChosen(
      isOn ? [...chosen, court].toSorted((a, b) => a - b) : chosen.filter((each) => each !== court),
    )
  const save = async () => {
    if (await actions.setCourts([...chosen])) onClose()
  }
  return (
    <Sheet
      isOpen
      title={t.courts}
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isDisabled={chosen.length === 0}
          isPending={actions.busy === 'courts'}
          onPress={() => void save()}
        >
          {labels.save}
        </Button>
      }
    >
      <p className="text-muted">{t.courtsText}</p>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: offered }, (_, index) => index + 1).map((court) => (
          <Chip key={court} isOn={chosen.includes(court)} onChange={(isOn) => toggle(court, isOn)}>
            {words.court({ n: court })}
          </Chip>
        ))}
      </div>
    </Sheet>
  )
}
