// A score that isn't sent: waiting, or refused and why.
import { tryingTexts } from '#words/en/app/trying.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { kit } from '../../ui/words/kit.ts'
import type { OutgoingScore } from './outgoing-scores.ts'

export function OutgoingNotice({
  outgoing,
  onRetry,
  onDiscard,
}: {
  outgoing: OutgoingScore
  onRetry: () => void
  onDiscard: () => void
}) {
  const t = useTexts(scoreTexts)
  const isConnected = useIsConnected()
  const { trying } = useTexts(tryingTexts)
  if (outgoing.state === 'waiting') {
    const onlineWords = isConnected ? t.onItsWay : t.waitsForNet
    return <Notice tone="info">{outgoing.isFailing === true ? trying : onlineWords}</Notice>
  }
  if (outgoing.state === 'done') return null
  return (
    <>
      <Notice tone="bad">
        <span className="block">{t.refused}</span>
        {outgoing.refusal !== null && (
          <span className="block font-normal">{refusalText(outgoing.refusal)}</span>
        )}
      </Notice>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="plain" onPress={onDiscard}>
          {t.discard}
        </Button>
        <Button onPress={onRetry}>{kit.tryAgain}</Button>
      </div>
    </>
  )
}
