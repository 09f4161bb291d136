// Shows the other side's objection to a score.
import { useState } from 'react'
import { disputeMax } from '#domain/match/match.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { kit } from '../../ui/words/kit.ts'

export function ScoreDispute({
  matchId,
  isToAdmins,
  isPending,
  onBack,
  onSend,
}: {
  matchId: string
  isToAdmins: boolean
  isPending: boolean
  onBack: () => void
  onSend: (dispute: string) => void
}) {
  const t = useTexts(scoreTexts)
  const [dispute, setDispute] = useKeptText(`dispute ${matchId}`)
  const [isRefused, setRefused] = useState(false)
  const isMissing = dispute.trim() === ''
  return (
    <SheetForm
      onSubmit={() => {
        setRefused(isMissing)
        if (!isMissing) onSend(dispute.trim())
      }}
    >
      <TextField
        label={t.disputeLabel}
        value={dispute}
        onChange={setDispute}
        rows={3}
        maxLength={disputeMax}
        countTo={disputeMax}
        error={isRefused && isMissing ? t.disputeMissing : undefined}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="plain" onPress={onBack}>
          {kit.back}
        </Button>
        <Button type="submit" isPending={isPending}>
          {isToAdmins ? t.sendToAdmins : t.sendDispute}
        </Button>
      </div>
    </SheetForm>
  )
}
