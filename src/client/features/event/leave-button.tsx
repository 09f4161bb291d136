// The way out of an event. A reminder may lead here with "can't make it?": the question is asked at
// once.
import { useEffect, useRef } from 'react'
import type { MainButton } from '#domain/event/main-button.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'

type LeaveButtonProps = {
  isLate: boolean
  isPending: boolean
  isResting: boolean
  onPress: () => void
  isAsked: boolean
  onAsked: () => void
  kind: MainButton['kind']
  children: string
}

export function LeaveButton({
  isLate,
  isPending,
  isResting,
  onPress,
  isAsked,
  onAsked,
  kind,
  children,
}: LeaveButtonProps) {
  const t = useTexts(mainButtonTexts)
  const hasAsked = useRef(false)
  const question = { title: t.cantTitle, text: t.cantText, confirm: t.cant, isDanger: true }
  useEffect(() => {
    if (!isAsked || hasAsked.current) return
    hasAsked.current = true
    onAsked()
    void confirmUser(question).then((isAgreed) => {
      if (isAgreed) onPress()
    })
  })
  return (
    <Button
      size="lg"
      className="flex-1"
      variant={isLate ? 'danger' : 'plain'}
      isPending={isPending}
      isResting={isResting}
      onPress={onPress}
      data-main={kind}
    >
      {children}
    </Button>
  )
}
