// The weekly tokens: a claim button when ready, else the remaining time.
import { CalendarPlus, Clock } from 'lucide-react'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant, formatRelative } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { Pass } from './pass-card.tsx'

export function ClaimPanel({ pass }: { pass: Pass }) {
  const t = useTexts(passTexts)
  const now = useNow()
  const { busy, run } = useBusy<'claim'>()
  const claim = () =>
    void run('claim', async () => {
      const answer = await callOrAlert('playerPass-claim', {})
      if (!answer.ok) return
      if (answer.value.claimed) await showToast({ title: t.claimed({ n: answer.value.amount }) })
    })
  if (pass.nextClaimAt !== null && Date.parse(pass.nextClaimAt) > now) {
    return (
      <p className="flex items-center gap-3 rounded-xl bg-soft px-4 py-3">
        <Clock aria-hidden size={20} className="shrink-0 text-brand" />
        <span>
          {t.nextClaim({
            when: formatInstant(pass.nextClaimAt),
            wait: formatRelative(pass.nextClaimAt, now),
          })}
        </span>
      </p>
    )
  }
  return (
    <Button size="lg" isPending={busy !== null} onPress={claim}>
      <CalendarPlus aria-hidden size={20} />
      {t.claim({ n: pass.weeklyAllowance })}
    </Button>
  )
}
