// Going home with guests in the line: each goes along, or stays with another player there.
import { useState } from 'react'
import { House } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { PlacedPerson, QueueNames, QueueView } from '../../parts/queue/queue-names.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { QueueActions } from './use-queue-actions.ts'

type LeaveSheetProps = {
  queue: QueueView
  mine: PlacedPerson
  guests: readonly PlacedPerson[]
  nameOf: QueueNames
  actions: Pick<QueueActions, 'own'>
  onClose: () => void
}

const home = 'home'

export function LeaveSheet({ queue, mine, guests, nameOf, actions, onClose }: LeaveSheetProps) {
  const t = useTexts(liveQueueTexts)
  const [hosts, setHosts] = useState<ReadonlyMap<number, string>>(new Map())
  const [isPending, setPending] = useState(false)
  const options = [
    { id: home, label: t.goesHome },
    ...queue.members
      .filter((one) => one.playerId !== null && one.number !== mine.number && one.state !== 'left')
      .map(({ number }) => ({
        id: String(number),
        label: t.staysWith({ name: nameOf(number) }),
      })),
  ]
  const leave = async () => {
    setPending(true)
    const isDone = await actions.own('leave', toEntrusted(hosts))
    setPending(false)
    if (isDone) onClose()
  }
  return (
    <Sheet
      isOpen
      title={t.leaveAsk}
      onClose={onClose}
      footer={
        <Button className="w-full" isPending={isPending} onPress={() => void leave()}>
          <House aria-hidden size={20} />
          {t.leave}
        </Button>
      }
    >
      <p className="text-muted">{t.leaveGuestsText}</p>
      {guests.map(({ number }) => (
        <Select
          key={number}
          label={nameOf(number)}
          options={options}
          value={hosts.get(number) ?? home}
          onChange={(chosen) => setHosts(new Map([...hosts, [number, chosen]]))}
        />
      ))}
      <p className="text-muted">{t.leaveText}</p>
    </Sheet>
  )
}

const toEntrusted = (hosts: ReadonlyMap<number, string>): { guest: number; to: number }[] =>
  [...hosts].flatMap(([guest, chosen]) => (chosen === home ? [] : [{ guest, to: Number(chosen) }]))
