// Moves a group here: instructions for its app, the list it goes into, then the import.
import { useRouter } from '@tanstack/react-router'
import type { Keeper } from '#contract/contact.ts'
import type { GroupSource } from '#domain/contact/group-source.ts'
import { moveTexts } from '#words/en/contact/move.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRead } from '../../../net/use-read.ts'
import { toKeeperSearch } from '../../../parts/contact/keeper-search.ts'
import { KeeperSelect } from '../../../parts/contact/keeper-select.tsx'
import { ImportFlow } from '../import/import-flow.tsx'

type MoveGroupProps = {
  source: GroupSource
  keeper: Keeper
  onKeeper: (keeper: Keeper) => void
}

export function MoveGroup({ source, keeper, onKeeper }: MoveGroupProps) {
  const router = useRouter()
  return (
    <ImportFlow
      keeper={keeper}
      lead={
        <>
          <HowTo source={source} />
          <KeeperChoice keeper={keeper} onKeeper={onKeeper} />
        </>
      }
      onSeen={() =>
        void router.navigate({ to: '/contacts', search: toKeeperSearch(keeper), replace: true })
      }
    />
  )
}

function HowTo({ source }: { source: GroupSource }) {
  const t = useTexts(moveTexts)
  const steps = [t[`${source}1`], t[`${source}2`], ...(source === 'whatsapp' ? [t.whatsapp3] : [])]
  return (
    <ol aria-label={t.steps} className="flex list-decimal flex-col gap-2 pl-8 text-pretty">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function KeeperChoice({ keeper, onKeeper }: Omit<MoveGroupProps, 'source'>) {
  const t = useTexts(moveTexts)
  const { data } = useRead('contacts-keepers', {})
  if (data === undefined) return null
  return <KeeperSelect label={t.where} clubs={data.clubs} keeper={keeper} onKeeper={onKeeper} />
}
