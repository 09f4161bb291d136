// Opens the live queue of an event: its rules, and one button.
import { useState } from 'react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { QueueSettingsFields, type QueueSettings } from './queue-settings.tsx'
import type { QueueActions } from './use-queue-actions.ts'

export function OpenQueue({ courts, actions }: { courts: number; actions: QueueActions }) {
  const t = useTexts(liveQueueTexts)
  const [isPending, setPending] = useState(false)
  const [value, setValue] = useState<QueueSettings>({
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    keepsLanes: false,
    courts: Array.from({ length: Math.max(1, courts) }, (_, index) => ({
      court: index + 1,
      lane: null,
    })),
  })
  const open = async () => {
    setPending(true)
    await actions.open(value)
    setPending(false)
  }
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4">
      <p className="text-muted">{t.openText}</p>
      <QueueSettingsFields value={value} onChange={setValue} />
      <Button
        size="lg"
        isPending={isPending}
        isDisabled={value.courts.length === 0}
        onPress={() => void open()}
      >
        {t.open}
      </Button>
    </div>
  )
}
