// The settings of an open queue; games in progress continue.
import { useState } from 'react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { labels } from '../../ui/words/labels.ts'
import { QueueSettingsFields, type QueueSettings } from './queue-settings.tsx'
import type { QueueActions } from './use-queue-actions.ts'

type SettingsSheetProps = { queue: QueueView; actions: QueueActions; onClose: () => void }

export function SettingsSheet({ queue, actions, onClose }: SettingsSheetProps) {
  const t = useTexts(liveQueueTexts)
  const [isPending, setPending] = useState(false)
  const opened = queue.courts.filter(({ isOpen }) => isOpen)
  const [value, setValue] = useState<QueueSettings>({
    rule: queue.rule,
    levels: queue.levels,
    keepsLanes: queue.keepsLanes,
    courts: opened.map(({ court, lane }) => ({ court, lane })),
  })
  const save = async () => {
    setPending(true)
    const isDone =
      (await actions.step({
        kind: 'rule',
        rule: value.rule,
        levels: value.levels,
        keepsLanes: value.keepsLanes,
      })) !== null && (await actions.step({ kind: 'courts', courts: value.courts })) !== null
    setPending(false)
    if (isDone) onClose()
  }
  const end = async () => {
    if ((await actions.setState('closed')) !== null) onClose()
  }
  return (
    <Sheet
      isOpen
      title={t.settings}
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isPending={isPending}
          isDisabled={value.courts.length === 0}
          onPress={() => void save()}
        >
          {labels.save}
        </Button>
      }
    >
      <QueueSettingsFields value={value} onChange={setValue} />
      {queue.state === 'open' && (
        <Button variant="ghost" onPress={() => void end()}>
          {t.closeQueue}
        </Button>
      )}
    </Sheet>
  )
}
