// Options of a scoreboard: high contrast for sunlight, spoken score, handover to another phone.
import { scoreboardTexts } from '#words/en/match/board.ts'
import { canSpeak } from '../../device/speech.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import type { ScoreboardWishes } from './use-scoreboard-wishes.ts'

type ScoreboardOptionsProps = {
  wishes: ScoreboardWishes
  handover: { url: string; score: string } | null
  onBack: () => void
}

export function ScoreboardOptions({ wishes, handover, onBack }: ScoreboardOptionsProps) {
  const t = useTexts(scoreboardTexts)
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-md flex-1 flex-col gap-4 overflow-y-auto p-4">
      <Switch
        isSelected={wishes.isSunny}
        onChange={(isOn) => wishes.set('sun', isOn)}
        detail={t.sunText}
      >
        {t.sun}
      </Switch>
      {canSpeak() && (
        <Switch
          isSelected={wishes.isSpoken}
          onChange={(isOn) => wishes.set('voice', isOn)}
          detail={t.voiceText}
        >
          {t.voice}
        </Switch>
      )}
      {handover !== null && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-bold">{t.handOver}</h2>
          <p>{t.handOverText({ score: handover.score })}</p>
          <div className="mx-auto w-full max-w-64">
            <QrCode text={handover.url} label={t.handOverCode} />
          </div>
          <p className="text-sm text-muted">{t.handOverWho}</p>
        </section>
      )}
      <Button size="lg" onPress={onBack}>
        {t.back}
      </Button>
    </div>
  )
}
