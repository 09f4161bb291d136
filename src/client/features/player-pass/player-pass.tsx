// My Player Pass: the card, claiming and sending tokens; without a pass, how to get one.
import { Suspense, useState, type ReactNode } from 'react'
import {
  Heart,
  IdCard,
  Scale,
  Send,
  Ticket,
  Trophy,
  CalendarPlus,
  type LucideIcon,
} from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { attendedTokens } from '#domain/player-pass/player-pass.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { usePlayer } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Celebration } from '../../ui/overlay/celebration.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { PassCard, type Pass } from './pass-card.tsx'
import { PassTiers } from './pass-tiers.tsx'

const SendSheet = lazyPart(() => import('./send-sheet.tsx'), 'SendSheet')
const RedeemForm = lazyPart(() => import('./redeem-form.tsx'), 'RedeemForm')

type Mine = LiveOutput<'playerPass-mine'>

export function PlayerPass({ code, children }: { code: string; children: ReactNode }) {
  const t = useTexts(passTexts)
  const { live, retry } = useLiveList('playerPass-mine', {})
  if (live.status === 'loading') return <SkeletonList label={t.loading} rows={3} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  return (
    <ShownPass mine={live.data} code={code}>
      {children}
    </ShownPass>
  )
}

function ShownPass({
  mine: { pass, ...purse },
  code,
  children,
}: {
  mine: Mine
  code: string
  children: ReactNode
}) {
  const t = useTexts(passTexts)
  const { player } = usePlayer()
  const [isSending, setSending] = useState(false)
  const [isTyping, setTyping] = useState(code !== '')
  const [joy, setJoy] = useState<string | null>(null)
  const isRedeeming = isTyping || pass === null
  const redeemed = (tier: string) => {
    setTyping(false)
    setJoy(tier)
  }
  return (
    <>
      {pass === null ? (
        <NoPass balance={purse.balance} />
      ) : (
        <PassCard pass={pass} playerName={player.playerName} balance={purse.balance} />
      )}
      {pass !== null && <ClaimPanel pass={pass} />}
      {purse.balance > 0 && (
        <Button variant="plain" size="lg" onPress={() => setSending(true)}>
          <Send aria-hidden size={20} />
          {t.send}
        </Button>
      )}
      {isRedeeming && (
        <Card>
          <Suspense>
            <RedeemForm code={code} onRedeemed={redeemed} />
          </Suspense>
        </Card>
      )}
      <Why pass={pass} />
      <PassTiers tier={pass?.tier ?? null} />
      {!isRedeeming && (
        <Button variant="ghost" onPress={() => setTyping(true)}>
          <Ticket aria-hidden size={20} />
          {t.haveCode}
        </Button>
      )}
      {children}
      {isSending && (
        <Suspense>
          <SendSheet purse={purse} onClose={() => setSending(false)} />
        </Suspense>
      )}
      {joy !== null && (
        <Celebration
          picture={<Picture name="pass" />}
          text={t.welcome({ tier: joy })}
          shownMs={celebrationMs}
          onDone={() => setJoy(null)}
        />
      )}
    </>
  )
}

function NoPass({ balance }: { balance: number }) {
  const t = useTexts(passTexts)
  return (
    <>
      <EmptyState icon={IdCard} title={t.noPass} text={t.noPassText} />
      {balance > 0 && <p className="text-center text-muted">{t.waiting({ n: balance })}</p>}
    </>
  )
}

function Why({ pass }: { pass: Pass | null }) {
  const t = useTexts(passTexts)
  const lines: [LucideIcon, string][] = [
    [Heart, t.whyThanks],
    ...(pass === null
      ? []
      : [[CalendarPlus, t.whyWeekly({ n: pass.weeklyAllowance })] as [LucideIcon, string]]),
    [Trophy, t.whyPlayed({ n: attendedTokens })],
    [Scale, t.whyNoMoney],
  ]
  return (
    <Section title={t.why}>
      <Card>
        <ul className="flex flex-col gap-3">
          {lines.map(([Icon, text]) => (
            <li key={text} className="flex gap-3">
              <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
