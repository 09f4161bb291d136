// Shown before a match list exists: players wait, the organizer has one button.
import type { ReactNode } from 'react'
import { ClipboardList } from 'lucide-react'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { openTexts } from '#words/en/match-list/open.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useListActions } from './use-list-actions.ts'

export function NotOpen({
  eventId,
  mayPlay,
  mayOpen,
  isPast,
}: {
  eventId: string
  mayPlay: boolean
  mayOpen: boolean
  isPast: boolean
}) {
  const t = useTexts(matchListTexts)
  const words = useTexts(openTexts)
  const actions = useListActions(eventId)
  if (!mayPlay)
    return isPast ? (
      <EmptyState icon={ClipboardList} title={t.neverOpen} text={t.neverOpenText} />
    ) : (
      <EmptyState icon={ClipboardList} title={t.notOpen} text={t.notOpenText} />
    )
  const open = (
    <Button
      size="lg"
      isPending={actions.busy === 'start'}
      onPress={() => void actions.start()}
      data-step="open"
    >
      {words.open}
    </Button>
  )
  return (
    <EmptyState
      icon={ClipboardList}
      title={isPast ? t.neverOpen : t.notOpen}
      text={isPast ? t.neverOpenText : words.openText}
      {...(mayOpen ? { action: open } : {})}
    />
  )
}

/** A missing list and a hidden one look the same. */
export function NoMatchList({ action }: { action: ReactNode }) {
  const t = useTexts(matchListTexts)
  return (
    <EmptyState picture={<Picture name="not-found" />} title={t.notFoundText} action={action} />
  )
}
