// /messagethread/{pName}: my conversation with one player. The name's slug is the id.
import { Suspense, useState } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Ban, Flag } from 'lucide-react'
import { toSlug } from '#domain/player/slug.ts'
import { isPlayerId } from '#domain/shared/id-form.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import { useWindow } from '../device/use-window.ts'
import { hasPersonPane, hasThreadsPane } from '../device/wide-window.ts'
import { useBlock } from '../features/block/block-action.tsx'
import { Thread, type ThreadOf } from '../features/message/thread.tsx'
import type { ReportTarget } from '../features/report/report-sheet.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { usePlayer } from '../session/use-me.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { MenuChoice } from '../ui/overlay/menu.tsx'
import { showToast } from '../ui/overlay/toasts.tsx'

const ThreadMenu = lazyPart(() => import('../features/message/thread-menu.tsx'), 'ThreadMenu')
const ThreadsPane = lazyPart(() => import('./-wide/threads-pane.tsx'), 'ThreadsPane')
const PersonPane = lazyPart(() => import('./-wide/person-pane.tsx'), 'PersonPane')
const ReportSheet = lazyPart(() => import('../features/report/report-sheet.tsx'), 'ReportSheet')

export const Route = createFileRoute('/messagethread/$pName')({ component: MessageThread })

function MessageThread() {
  const t = useTexts(threadTexts)
  const playerId = toSlug(Route.useParams().pName)
  const { userId, player } = usePlayer()
  const hasPane = useWindow(hasThreadsPane)
  const hasPerson = useWindow(hasPersonPane) && isPlayerId(playerId) && playerId !== player.playerId
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const choose = () => {
    setChoosing(true)
    void showToast({ title: t.chooseMessage, tone: 'info' })
  }
  const report = (what: ReportTarget) => {
    setChoosing(false)
    setReported(what)
  }
  return (
    <>
      {hasPane && (
        <Suspense fallback={<aside className="wide-left" />}>
          <ThreadsPane />
        </Suspense>
      )}
      <Thread
        key={playerId}
        playerId={playerId}
        me={{ userId, playerId: player.playerId }}
        renderPlayerMenu={(other) => (
          <PlayerMenu
            player={other}
            onReport={() => report({ kind: 'player', playerId: other.playerId })}
            onChooseMessage={choose}
          />
        )}
        renderMessageMenu={({ messageId }) =>
          isChoosing && (
            <IconButton
              icon={Flag}
              label={t.reportMessage}
              onPress={() => report({ kind: 'message', messageId })}
            />
          )
        }
      />
      {hasPerson && (
        <Suspense fallback={<aside className="wide-side" />}>
          <PersonPane playerId={playerId} />
        </Suspense>
      )}
      {reported !== null && (
        <Suspense>
          <ReportSheet reported={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  )
}

function PlayerMenu({
  player,
  onReport,
  onChooseMessage,
}: {
  player: ThreadOf
  onReport: () => void
  onChooseMessage: () => void
}) {
  const t = useTexts(threadTexts)
  const { label, block } = useBlock()
  const navigate = useNavigate()
  const blockAndLeave = async () => {
    if (await block(player)) await navigate({ to: '/messages', replace: true })
  }
  const choices: MenuChoice[] = [
    { id: 'block', label, icon: Ban, danger: true, onAction: () => void blockAndLeave() },
    ...(player.messages.some(({ fromMe }) => !fromMe)
      ? [
          {
            id: 'report-message',
            label: t.reportOneMessage,
            icon: Flag,
            onAction: onChooseMessage,
          },
        ]
      : []),
    { id: 'report', label: t.reportPlayer, icon: Flag, danger: true, onAction: onReport },
  ]
  return (
    <Suspense fallback={<span className="size-11" />}>
      <ThreadMenu choices={choices} />
    </Suspense>
  )
}
