// One poll of a club: answers with counts, my choice, and the event it leads to.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarPlus, Check, Lock, Trash2, Users } from 'lucide-react'
import { findLeader, isPollOpen, parsePollTime } from '#domain/club/club-poll.ts'
import { clubPollTexts } from '#words/en/club/club-poll.ts'
import { useNow } from '../../device/today.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { call } from '../../net/call.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'
import type { PollClub } from './club-polls.tsx'
import { formatPollOption, type Poll } from './poll-words.ts'

type PollCardProps = { club: PollClub; poll: Poll; mayAsk: boolean }

export function PollCard({ club, poll, mayAsk }: PollCardProps) {
  const t = useTexts(clubPollTexts)
  const { busy, run } = useBusy<'vote'>()
  const [voters, setVoters] = useState<readonly (readonly string[])[] | null>(null)
  const closes = poll.closes === null ? null : Date.parse(poll.closes)
  const isOpen = isPollOpen({ closed: poll.closed, closes }, useNow())
  const { locationId, clubId } = club
  const choose = (place: number) =>
    void run('vote', async () => {
      const choices = toggled(poll, place)
      const { pollId } = poll
      await callOrAlert('clubPolls-vote', { locationId, clubId, pollId, choices })
    })
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere">{poll.question}</h3>
        {!isOpen && <Badge>{t.closed}</Badge>}
      </div>
      {isOpen && poll.kind === 'times' && <p className="text-sm text-muted">{t.pickAll}</p>}
      <ul className="flex flex-col gap-2">
        {poll.options.map((option, place) => (
          <li key={option}>
            <Answer
              poll={poll}
              place={place}
              isDisabled={!isOpen || busy !== null}
              onPress={() => choose(place)}
            />
            {voters !== null && <Voters poll={poll} place={place} names={voters[place] ?? []} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {t.voters({ n: poll.voters })}
          {isOpen && poll.closes !== null && ` · ${t.until({ when: formatInstant(poll.closes) })}`}
        </p>
        {mayAsk && <PollActions club={club} poll={poll} isOpen={isOpen} onVoters={setVoters} />}
      </div>
      {mayAsk ? <ToEvent club={club} poll={poll} /> : null}
      {isOpen && <p className="text-xs text-muted">{t.whoSees}</p>}
    </Card>
  )
}

function toggled({ kind, mine }: Poll, place: number): number[] {
  const rest = mine.filter((one) => one !== place)
  if (rest.length < mine.length) return rest
  return kind === 'times' ? [...rest, place] : [place]
}

type AnswerProps = { poll: Poll; place: number; isDisabled: boolean; onPress: () => void }

function Answer({ poll, place, isDisabled, onPress }: AnswerProps) {
  const t = useTexts(clubPollTexts)
  const label = formatPollOption(poll, place)
  const votes = poll.votes[place] ?? 0
  const isMine = poll.mine.includes(place)
  const share = poll.voters === 0 ? 0 : Math.round((100 * votes) / poll.voters)
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={t.answer({ answer: label, n: votes })}
      disabled={isDisabled}
      onClick={onPress}
      className={clsx(
        'relative flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-xl border px-3 py-2 text-left outline-none focus-visible:ring-focus',
        isMine ? 'border-brand' : 'border-line',
        !isDisabled && 'hover:border-brand',
      )}
    >
      <span aria-hidden className="absolute inset-0 bg-soft" style={{ inlineSize: `${share}%` }} />
      <span className="relative grid size-5 shrink-0 place-items-center text-brand">
        {isMine && <Check aria-hidden size={20} strokeWidth={2.5} />}
      </span>
      <span className="relative min-w-0 flex-1 font-semibold wrap-anywhere">{label}</span>
      <span className="relative text-sm text-muted tabular-nums">{votes}</span>
    </button>
  )
}

function Voters({ poll, place, names }: { poll: Poll; place: number; names: readonly string[] }) {
  const t = useTexts(clubPollTexts)
  const others = Math.max(0, (poll.votes[place] ?? 0) - names.length)
  const all = others === 0 ? names : [...names, t.others({ n: others })]
  return all.length === 0 ? null : (
    <p className="px-3 pt-1 text-sm wrap-anywhere text-muted">{all.join(', ')}</p>
  )
}

type PollActionsProps = {
  club: PollClub
  poll: Poll
  isOpen: boolean
  onVoters: (voters: readonly (readonly string[])[]) => void
}

function PollActions({ club, poll, isOpen, onVoters }: PollActionsProps) {
  const t = useTexts(clubPollTexts)
  const { busy, run } = useBusy<'names' | 'close' | 'remove'>()
  const { question } = poll
  const key = { locationId: club.locationId, clubId: club.clubId, pollId: poll.pollId }
  const name = async () => {
    const answer = await callOrAlert('clubPolls-voters', key)
    if (answer.ok) onVoters(answer.value.voters)
  }
  const close = async () => {
    await callOrAlert('clubPolls-close', key)
  }
  const remove = async () => {
    const isMeant = await confirmUser({
      title: t.removeTitle,
      text: t.removeText,
      confirm: t.removeConfirm,
      isDanger: true,
    })
    if (!isMeant) return
    const answer = await call('clubPolls-remove', key)
    if (!answer.ok && answer.refusal.code !== 'poll-not-found')
      await alertUser(refusalText(answer.refusal))
  }
  return (
    <span className="ml-auto flex">
      <IconButton
        icon={Users}
        label={t.showVoters({ question })}
        isPending={busy === 'names'}
        onPress={() => void run('names', name)}
      />
      {isOpen && (
        <IconButton
          icon={Lock}
          label={t.close({ question })}
          isPending={busy === 'close'}
          onPress={() => void run('close', close)}
        />
      )}
      <IconButton
        icon={Trash2}
        label={t.remove({ question })}
        isPending={busy === 'remove'}
        onPress={() => void run('remove', remove)}
        className="hover:text-bad"
      />
    </span>
  )
}

function ToEvent({ club, poll }: { club: PollClub; poll: Poll }) {
  const t = useTexts(clubPollTexts)
  const leader = poll.kind === 'times' ? findLeader(poll.votes) : null
  const time = leader === null ? null : parsePollTime(poll.options[leader] ?? '')
  if (leader === null || time === null) return null
  return (
    <Link
      to="/createevent/{-$first}/{-$second}/{-$third}"
      params={{ first: club.locationId, second: time.day, third: time.time }}
      search={{ club: club.clubName }}
      className={buttonClasses({ variant: 'soft' })}
    >
      <CalendarPlus aria-hidden size={20} className="shrink-0" />
      {t.toEvent({ when: formatPollOption(poll, leader) })}
    </Link>
  )
}
