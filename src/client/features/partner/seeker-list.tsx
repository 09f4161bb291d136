// The players looking for a partner, and buttons to join or leave the list.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { HandHelping, PencilLine, UserPlus, UserX } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { seekNoteMax } from '#domain/partner/partner.ts'
import { skillToText } from '#domain/player/skill.ts'
import { partnerTexts } from '#words/en/partner/partner.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Section } from '../../ui/section.tsx'
import { useSeeking } from './use-seeking.ts'

type Seekers = LiveOutput<'partners-byEvent'>
export type ListedSeeker = Seekers['seekers'][number]

type SeekerListProps = {
  eventId: string
  list: Seekers
  me: { playerId: string; hidden: boolean }
  maySeek: boolean
  isOrganizer: boolean
  asked: readonly string[]
  onAsk: ((player: ListedSeeker) => void) | null
  asking: string | null
}

export function SeekerList({
  eventId,
  list: { seekers, mine },
  me,
  maySeek,
  isOrganizer,
  asked,
  onAsk,
  asking,
}: SeekerListProps) {
  const t = useTexts(partnerTexts)
  const { busy, seek, stop } = useSeeking(eventId)
  if (seekers.length === 0 && mine === null && !maySeek) return null
  return (
    <Section title={t.title}>
      {seekers.length > 0 && (
        <List label={t.title}>
          {seekers.map((player) => (
            <ListRow
              key={player.playerId}
              leading={<Avatar name={player.playerName} photoUrl={player.photoURL} />}
              title={<Name name={player.playerName} />}
              detail={<Told player={player} />}
              trailing={
                <span className="flex items-center gap-1">
                  {onAsk !== null && (
                    <Button
                      size="sm"
                      variant="soft"
                      isDisabled={asked.includes(player.playerId)}
                      isPending={asking === player.playerId}
                      aria-label={
                        asked.includes(player.playerId)
                          ? t.asked
                          : t.askNamed({ name: player.playerName })
                      }
                      onPress={() => onAsk(player)}
                    >
                      {asked.includes(player.playerId) ? t.asked : t.ask}
                    </Button>
                  )}
                  {isOrganizer && (
                    <IconButton
                      label={t.remove({ name: player.playerName })}
                      icon={UserX}
                      onPress={() => void stop(player.playerId)}
                    />
                  )}
                </span>
              }
            />
          ))}
        </List>
      )}
      {mine !== null && (
        <Mine
          note={mine.note}
          isHidden={me.hidden}
          busy={busy}
          onNote={seek}
          onLeave={() => void stop(me.playerId)}
        />
      )}
      {mine === null && maySeek && (
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="min-w-40 flex-1 text-sm text-muted">
            {seekers.length === 0 ? t.nobody : t.lead}
            {me.hidden && <> {t.hidden}</>}
          </p>
          <Button
            variant="soft"
            size="sm"
            className="max-sm:w-full"
            isPending={busy === 'seek'}
            onPress={() => void seek('')}
          >
            <UserPlus aria-hidden size={16} />
            {t.join}
          </Button>
        </Card>
      )}
    </Section>
  )
}

const Name = ({ name }: { name: string }) => (
  <Link
    to="/viewplayer/$pName"
    params={{ pName: name }}
    className="rounded outline-none hover:underline focus-visible:ring-focus"
  >
    {name}
  </Link>
)

function Told({ player: { skillSelf, note } }: { player: ListedSeeker }) {
  const t = useTexts(partnerTexts)
  return (
    <span className="flex flex-col whitespace-normal">
      {t.skill({ skill: skillSelf === null ? t.unknownSkill : skillToText(skillSelf) })}
      {note !== '' && <span className="text-fg">{note}</span>}
    </span>
  )
}

type MineProps = {
  note: string
  isHidden: boolean
  busy: string | null
  onNote: (note: string) => Promise<unknown>
  onLeave: () => void
}

function Mine({ note, isHidden, busy, onNote, onLeave }: MineProps) {
  const t = useTexts(partnerTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const close = () => setTyped(null)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-soft text-brand">
          <HandHelping aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t.joined}</p>
          <p className="text-sm text-muted">{isHidden ? t.hidden : t.joinedText}</p>
          {note !== '' && <p className="pt-1 break-words">{note}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="plain" size="sm" onPress={() => setTyped(note)}>
          <PencilLine aria-hidden size={16} />
          {note === '' ? t.addNote : t.changeNote}
        </Button>
        <Button variant="ghost" size="sm" isPending={busy !== null} onPress={onLeave}>
          {t.leave}
        </Button>
      </div>
      <Sheet title={t.note} isOpen={typed !== null} onClose={close}>
        <SheetForm onSubmit={() => void onNote((typed ?? '').trim()).then(close)}>
          <TextField
            label={t.note}
            description={t.noteHint}
            value={typed ?? ''}
            onChange={setTyped}
            maxLength={seekNoteMax}
            countTo={seekNoteMax}
          />
          <Button type="submit" size="lg" isPending={busy === 'seek'}>
            {t.saveNote}
          </Button>
        </SheetForm>
      </Sheet>
    </Card>
  )
}
