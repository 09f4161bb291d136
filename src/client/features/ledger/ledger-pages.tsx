// A ledger, newest first, loaded page by page on scroll. Each page starts at the last entry of the
// previous one and stays live, so new entries at the top leave no gap below.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Coins, Gem } from 'lucide-react'
import type { LedgerUnit } from '#domain/ledger/ledger.ts'
import { ledgerTexts } from '#words/en/ledger/ledger.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { LedgerRow } from './ledger-row.tsx'

type PageProps = { unit: LedgerUnit; after?: number | null; number?: number }

export function LedgerPages({ unit, after = null, number = 1 }: PageProps) {
  const t = useTexts(ledgerTexts)
  const [hasNext, setNext] = useState(false)
  const { live, retry } = useLiveList('ledger-list', { unit, after }, `${unit} ${number}`)
  if (live.status === 'loading')
    return <SkeletonList label={t.loading} rows={number === 1 ? 6 : 2} />
  if (live.status === 'refused')
    return <ErrorState title={t.failed} text={refusalText(live.refusal)} onRetry={retry} />
  const { entries, more } = live.data
  const last = entries.at(-1)
  if (last === undefined) return <NoEntries unit={unit} />
  return (
    <>
      <List label={unit === 'token' ? t.tokens : t.diamonds}>
        {entries.map((entry) => (
          <LedgerRow key={entry.entryNo} entry={entry} />
        ))}
      </List>
      {more && hasNext && <LedgerPages unit={unit} after={last.entryNo} number={number + 1} />}
      {more && !hasNext && <ShowMore isAutomatic onMore={() => setNext(true)} />}
    </>
  )
}

function NoEntries({ unit }: { unit: LedgerUnit }) {
  const t = useTexts(ledgerTexts)
  if (unit === 'token')
    return (
      <EmptyState
        icon={Coins}
        title={t.noTokens}
        text={t.noTokensText}
        action={
          <Link to="/playerpass" className={buttonClasses()}>
            {t.toPass}
          </Link>
        }
      />
    )
  const profile = (
    <Link
      to="/player/{-$locId}/{-$addFavLoc}"
      params={{ locId: undefined, addFavLoc: undefined }}
      className={buttonClasses()}
    >
      {t.toProfile}
    </Link>
  )
  return <EmptyState icon={Gem} title={t.noDiamonds} text={t.noDiamondsText} action={profile} />
}
