// Finds a player by part of their name, players of the event's venue first.
import { useState } from 'react'
import { Check, UserPlus, UserSearch } from 'lucide-react'
import { contactNameMax } from '#domain/contact/contact.ts'
import { skillToText } from '#domain/player/skill.ts'
import { holdsWords } from '#domain/text/holds-words.ts'
import { rosterTexts } from '#words/en/roster/roster.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Finder } from '../../ui/finder.tsx'
import { RowContent, rowClasses } from '../../ui/list-row.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { labels } from '../../ui/words/labels.ts'

const nothing: ReadonlyMap<string, string> = new Map()

export type FoundPlayer = { playerId: string; playerName: string; skillSelf: number | null }

type PlayerFinderProps = {
  eventId: string | null
  title: string
  isOpen: boolean
  onClose: () => void
  onPick?: (player: FoundPlayer) => void
  onAdd?: (player: FoundPlayer) => Promise<string | null>
  onAddName?: (name: string) => Promise<string | null>
  /** Extra players to offer, because the search omits players in the event. */
  besides?: readonly FoundPlayer[]
  known?: ReadonlyMap<string, string>
  leftOut?: readonly string[]
}

export function PlayerFinder({
  eventId,
  title,
  isOpen,
  onClose,
  onPick,
  onAdd,
  onAddName,
  besides = [],
  known = nothing,
  leftOut = [],
}: PlayerFinderProps) {
  const { news, add } = useAdding(onAdd)
  const pick = async (player: FoundPlayer) => {
    if (onAdd !== undefined) return add(player)
    onClose()
    onPick?.(player)
    return null
  }
  const footer =
    onAdd === undefined
      ? {}
      : {
          footer: (
            <Button className="w-full" onPress={onClose}>
              {labels.done}
            </Button>
          ),
        }
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose} {...footer}>
      <EventFinder
        eventId={eventId}
        besides={besides}
        leftOut={leftOut}
        news={new Map([...known, ...news])}
        onPick={pick}
        {...(onAddName !== undefined && { onAddName })}
      />
    </Sheet>
  )
}

function useAdding(onAdd: PlayerFinderProps['onAdd']) {
  const [news, setNews] = useState(nothing)
  const add = async (player: FoundPlayer) => {
    setNews((last) => new Map([...last, [player.playerId, '']]))
    const words = (await onAdd?.(player)) ?? null
    setNews(
      (last) =>
        new Map(
          words === null
            ? [...last].filter(([playerId]) => playerId !== player.playerId)
            : [...last, [player.playerId, words]],
        ),
    )
    return words
  }
  return { news, add }
}

type EventFinderProps = {
  eventId: string | null
  besides: readonly FoundPlayer[]
  leftOut: readonly string[]
  news: ReadonlyMap<string, string>
  onPick: (player: FoundPlayer) => Promise<string | null>
  onAddName?: (name: string) => Promise<string | null>
}

function EventFinder({ eventId, besides, leftOut, news, onPick, onAddName }: EventFinderProps) {
  const t = useTexts(rosterTexts)
  const [text, setText] = useState('')
  const [last, setLast] = useState<{ playerId: string | null; words: string } | null>(null)
  const finish = (name: string, words: string | null, playerId: string | null = null) => {
    if (words === null) return
    setText('')
    setLast({ playerId, words: t.became({ name, words }) })
  }
  const asked = useSettled(text.trim())
  const { data, refusal, again } = useFound(eventId, asked.slice(0, contactNameMax))
  const own = besides.filter(({ playerName }) => holdsWords(playerName, asked))
  const players = [
    ...own,
    ...(data?.players ?? []).filter(
      ({ playerId }) =>
        !leftOut.includes(playerId) && !own.some((known) => known.playerId === playerId),
    ),
  ]
  const isTold = players.some(({ playerId }) => playerId === last?.playerId)
  const finder = (
    <Finder
      words={t}
      text={text}
      onText={setText}
      maxLength={contactNameMax}
      found={data === undefined ? undefined : players}
      isFailed={refusal !== null}
      onRetry={again}
      icon={UserSearch}
    >
      {(player) => (
        <li key={player.playerId}>
          <button
            type="button"
            className={rowClasses}
            disabled={news.has(player.playerId)}
            onClick={() =>
              void onPick(player).then((words) => finish(player.playerName, words, player.playerId))
            }
          >
            <RowContent
              leading={<Avatar name={player.playerName} />}
              title={player.playerName}
              detail={t.skill({
                skill: player.skillSelf === null ? t.unknownSkill : skillToText(player.skillSelf),
              })}
              trailing={<Became words={news.get(player.playerId)} />}
            />
          </button>
        </li>
      )}
    </Finder>
  )
  return (
    <>
      {finder}
      {onAddName !== undefined && text.trim() !== '' && (
        <NameButton
          key={text.trim()}
          name={text.trim()}
          onAddName={onAddName}
          onAdded={(words) => finish(text.trim(), words)}
        />
      )}
      {text === '' && last !== null && !isTold && <Became words={last.words} />}
    </>
  )
}

function useFound(eventId: string | null, text: string) {
  const forEvent = useRead('events-findPlayers', eventId === null ? 'skip' : { eventId, text })
  const anywhere = useRead('players-find', eventId === null ? { text } : 'skip')
  return eventId === null ? anywhere : forEvent
}

function NameButton({
  name,
  onAddName,
  onAdded,
}: {
  name: string
  onAddName: (name: string) => Promise<string | null>
  onAdded: (words: string | null) => void
}) {
  const t = useTexts(rosterTexts)
  const { busy, run } = useBusy<'add'>()
  return (
    <Button
      variant="soft"
      isPending={busy === 'add'}
      onPress={() => void run('add', async () => onAdded(await onAddName(name)))}
    >
      <UserPlus aria-hidden size={16} />
      {t.addByName({ name })}
    </Button>
  )
}

function Became({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  if (words === '') return <Spinner />
  return (
    <output className="flex items-center gap-2 text-sm font-semibold text-brand">
      <Check aria-hidden size={16} />
      {words}
    </output>
  )
}
