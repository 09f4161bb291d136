// The notices of a club: read by its members, written by its officers.
import { Suspense, useEffect, useState } from 'react'
import { Megaphone, Pin, PinOff, Trash2 } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { noticesMax, noticesPage } from '#domain/club/club-notice.ts'
import { clubNoticeTexts } from '#words/en/club/club-home.ts'
import { useNow } from '../../../device/today.ts'
import { formatRelative } from '../../../i18n/formats.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { callOrAlert } from '../../../net/call-or-alert.ts'
import { call } from '../../../net/call.ts'
import { useLiveList } from '../../../net/use-live-list.ts'
import { LinkedText } from '../../../parts/linked-text/linked-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { alertUser, confirmUser } from '../../../ui/overlay/dialogs.ts'
import { Section } from '../../../ui/section.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { toClubKey, type ClubPage } from '../club-page.ts'

const NoticeForm = lazyPart(() => import('./notice-form.tsx'), 'NoticeForm')

type ClubNotice = LiveOutput<'clubNotices-list'>['notices'][number]

export function ClubNotices({ club }: { club: ClubPage }) {
  const t = useTexts(clubNoticeTexts)
  const [limit, setLimit] = useState(noticesPage)
  const [isWriting, setWriting] = useState(false)
  const mayWrite = club.rights.includes('club.notices')
  const { locationId, clubId } = club
  const asked = { locationId, clubId, limit, counts: mayWrite }
  const { live } = useLiveList('clubNotices-list', asked, `${locationId} ${clubId}`)
  const notices = live.status === 'ready' ? live.data.notices : []
  const hasUnread = notices.some(({ isRead }) => !isRead)
  useEffect(() => {
    if (hasUnread) void call('clubNotices-markRead', { locationId, clubId })
  }, [hasUnread, locationId, clubId])
  const isNew = useFirstUnread(notices)
  if (notices.length === 0 && !mayWrite) return null
  const write = mayWrite && (
    <Button variant="soft" size="sm" onPress={() => setWriting(true)}>
      <Megaphone aria-hidden size={20} />
      {t.write}
    </Button>
  )
  return (
    <Section title={t.title} action={write}>
      {notices.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="flex flex-col gap-3">
          {notices.map((notice) => (
            <li key={notice.noticeId}>
              <NoticeCard
                club={club}
                notice={notice}
                isNew={isNew.has(notice.noticeId)}
                mayWrite={mayWrite}
              />
            </li>
          ))}
        </ul>
      )}
      {live.status === 'ready' && live.data.hasMore && (
        <ShowMore
          label={t.more}
          onMore={() => setLimit((last) => Math.min(noticesMax, last + noticesPage))}
        />
      )}
      <Suspense>
        {mayWrite && (
          <NoticeForm club={club} isOpen={isWriting} onClose={() => setWriting(false)} />
        )}
      </Suspense>
    </Section>
  )
}

function useFirstUnread(notices: readonly ClubNotice[]): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const added = notices.filter(({ noticeId, isRead }) => !isRead && !unread.has(noticeId))
  if (added.length > 0) setUnread(new Set([...unread, ...added.map(({ noticeId }) => noticeId)]))
  return unread
}

type NoticeCardProps = { club: ClubPage; notice: ClubNotice; isNew: boolean; mayWrite: boolean }

function NoticeCard({ club, notice, isNew, mayWrite }: NoticeCardProps) {
  const t = useTexts(clubNoticeTexts)
  const { title, text, pinned, author, created, readCount } = notice
  const when = formatRelative(created, useNow())
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere">{title}</h3>
        <span className="flex shrink-0 gap-2">
          {isNew && <Badge tone="warm">{t.isNew}</Badge>}
          {pinned && <Badge tone="brand">{t.pinned}</Badge>}
        </span>
      </div>
      {text !== '' && (
        <p className="text-pretty wrap-anywhere whitespace-pre-line">
          <LinkedText text={text} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {author === null ? when : t.by({ player: author, when })}
          {readCount !== null && ` · ${t.read({ n: readCount })}`}
        </p>
        {mayWrite && <NoticeActions club={club} notice={notice} />}
      </div>
    </Card>
  )
}

function NoticeActions({ club, notice }: { club: ClubPage; notice: ClubNotice }) {
  const t = useTexts(clubNoticeTexts)
  const { busy, run } = useBusy<'pin' | 'remove'>()
  const { noticeId, title, pinned } = notice
  const key = { ...toClubKey(club), noticeId }
  const pin = async () => {
    await callOrAlert('clubNotices-pin', { ...key, pinned: !pinned })
  }
  const remove = async () => {
    const isMeant = await confirmUser({
      title: t.removeTitle,
      text: t.removeText,
      confirm: t.removeConfirm,
      isDanger: true,
    })
    if (!isMeant) return
    const answer = await call('clubNotices-remove', key)
    if (!answer.ok && answer.refusal.code !== 'notice-not-found')
      await alertUser(refusalText(answer.refusal))
  }
  return (
    <span className="flex">
      <IconButton
        icon={pinned ? PinOff : Pin}
        label={pinned ? t.unpin({ title }) : t.pin({ title })}
        isPending={busy === 'pin'}
        onPress={() => void run('pin', pin)}
      />
      <IconButton
        icon={Trash2}
        label={t.remove({ title })}
        isPending={busy === 'remove'}
        onPress={() => void run('remove', remove)}
        className="hover:text-bad"
      />
    </span>
  )
}
