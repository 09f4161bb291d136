// The money of a league's season: my line, and the list for organizers.
import { Suspense, useState } from 'react'
import { HandCoins } from 'lucide-react'
import { moneyTexts } from '#words/en/payment/payment.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { PaymentLine } from './payment-line.tsx'

const MoneySheet = lazyPart(() => import('./money-sheet.tsx'), 'MoneySheet')

type SeasonMoneyProps = { leagueSeriesId: string; organizerName: string; isOrganizer: boolean }

export function SeasonMoney({ leagueSeriesId, organizerName, isOrganizer }: SeasonMoneyProps) {
  const t = useTexts(moneyTexts)
  const [isOpen, setOpen] = useState(false)
  const subject = { kind: 'league' as const, leagueSeriesId }
  return (
    <>
      <PaymentLine subject={subject} organizerName={organizerName} isOrganizer={isOrganizer} />
      {isOrganizer && (
        <Button variant="soft" className="self-start" onPress={() => setOpen(true)}>
          <HandCoins aria-hidden size={20} />
          {t.money}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <MoneySheet subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
