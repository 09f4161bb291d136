// Players' appeals against missed sessions, with a decision and its reason.
import { useState } from 'react'
import type { HouseOwner } from '#contract/club/house-rule.ts'
import type { CallOutput } from '#contract/contract.ts'
import { reasonMax } from '#domain/house-rule/house-rule.ts'
import { houseRuleTexts } from '#words/en/house-rule/house-rule.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { Section } from '../../ui/section.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type Appeal = CallOutput<'houseRules-get'>['appeals'][number]
type AppealsProps = { owner: HouseOwner; appeals: readonly Appeal[]; onAnswered: () => void }

export function HouseAppeals({ owner, appeals, onAnswered }: AppealsProps) {
  const t = useTexts(houseRuleTexts)
  return (
    <Section title={t.appeals}>
      {appeals.map((appeal) => (
        <OneAppeal key={appeal.playerId} owner={owner} appeal={appeal} onAnswered={onAnswered} />
      ))}
    </Section>
  )
}

function OneAppeal({
  owner,
  appeal: { playerId, playerName, body, missed },
  onAnswered,
}: Omit<AppealsProps, 'appeals'> & { appeal: Appeal }) {
  const t = useTexts(houseRuleTexts)
  const [reason, setReason] = useKeptText(`answer ${playerId}`)
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useBusy<'lift' | 'keep'>()
  const player = shownName(playerName)
  const answer = (isLifted: boolean) =>
    run(isLifted ? 'lift' : 'keep', async () => {
      setMissing(reason.trim() === '')
      if (reason.trim() === '') return
      const answered = await call('houseRules-answer', { owner, playerId, isLifted, reason })
      if (!answered.ok) await alertUser(refusalText(answered.refusal))
      else void showToast({ title: t.answered })
      onAnswered()
    })
  return (
    <Card className="flex flex-col gap-3">
      <p className="font-semibold">
        {player}
        <span className="ml-2 text-sm font-normal text-muted">{t.missed({ n: missed })}</span>
      </p>
      <p className="text-pretty whitespace-pre-line">{body}</p>
      <TextField
        label={t.reason({ player })}
        description={t.reasonHint}
        rows={2}
        value={reason}
        onChange={setReason}
        maxLength={reasonMax}
        {...(isMissing && { error: t.reasonMissing })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" isPending={busy === 'keep'} onPress={() => void answer(false)}>
          {t.keep}
        </Button>
        <Button isPending={busy === 'lift'} onPress={() => void answer(true)}>
          {t.lift}
        </Button>
      </div>
    </Card>
  )
}
