// Celebrates a medal once per device, when its owner first sees the results.
import { useState } from 'react'
import type { Medal } from '#domain/medal/medal.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { resultTexts } from '#words/en/result/result.ts'
import { getStored, setStored } from '../../device/storage.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { Celebration } from '../../ui/overlay/celebration.tsx'

const rememberedMax = 50

const celebrated = (): string[] => getStored('celebrated')?.split(',') ?? []

export function MedalJoy({ eventId, medal }: { eventId: string; medal: Medal }) {
  const t = useTexts(resultTexts)
  const joy = `${eventId} ${medal}`
  const [isOn, setOn] = useState(() => !celebrated().includes(joy))
  const done = () => {
    setStored(
      'celebrated',
      [joy, ...celebrated().filter((other) => other !== joy)].slice(0, rememberedMax).join(','),
    )
    setOn(false)
  }
  return (
    isOn && (
      <Celebration
        picture={<Picture name={medal} />}
        text={t[`${medal}Won`]}
        shownMs={celebrationMs}
        onDone={done}
      />
    )
  )
}
