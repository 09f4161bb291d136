// An offered place: its deadline, and the two answers.
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { formatAnswerBy } from '../../parts/event/answer-by.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { Button } from '../../ui/button.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'

type OfferAnswerProps = {
  until: number
  now: number
  detail: EventDetail
  together: string | null
  isResting: boolean
}

export function OfferAnswer({ until, now, detail, together, isResting }: OfferAnswerProps) {
  const t = useTexts(mainButtonTexts)
  const { busy, answer } = useOfferAnswer(detail, together)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2" data-main="answer-offer">
      <output className="text-center text-sm font-bold text-balance">
        {t.placeFree({ when: formatAnswerBy(until, detail.timezone, now) })}
      </output>
      <div className="flex flex-wrap-reverse gap-2">
        <Button
          size="bar"
          variant="plain"
          className="grow px-3"
          isPending={busy === 'decline'}
          isResting={isResting}
          onPress={() => void answer(false)}
        >
          {t.noThanks}
        </Button>
        <Button
          size="bar"
          className="grow-4 px-3"
          isPending={busy === 'take'}
          isResting={isResting}
          onPress={() => void answer(true)}
        >
          {together === null ? t.takePlace : t.takePlaceWith({ name: together })}
        </Button>
      </div>
    </div>
  )
}
