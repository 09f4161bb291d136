// Finds the player to write to by part of their name.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { pickerMax } from '#domain/message/message.ts'
import { messagesTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { List, RowContent, rowClasses } from '../../ui/list-row.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useSettled } from '../../ui/use-settled.ts'

export function PlayerPicker() {
  const t = useTexts(messagesTexts)
  const [text, setText] = useState('')
  const asked = useSettled(text.trim())
  return (
    <search className="flex flex-col gap-3">
      <SearchField
        label={t.search}
        value={text}
        onChange={setText}
        maxLength={pickerMax}
        autoComplete="off"
      />
      {text.trim() !== '' && asked !== '' && <Found text={asked} />}
    </search>
  )
}

function Found({ text }: { text: string }) {
  const t = useTexts(messagesTexts)
  const { data, refusal, again } = useRead('players-find', { text })
  if (refusal !== null) return <ErrorState title={t.failed} onRetry={again} />
  if (data === undefined) return <SkeletonList label={t.searching} rows={2} />
  if (data.players.length === 0) return <output className="px-1 text-muted">{t.noneFound}</output>
  return (
    <List label={t.found}>
      {data.players.map(({ playerId, playerName, photoURL }) => (
        <li key={playerId}>
          <Link to="/messagethread/$pName" params={{ pName: playerId }} className={rowClasses}>
            <RowContent
              leading={<Avatar name={playerName} photoUrl={photoURL} />}
              title={playerName}
            />
          </Link>
        </li>
      ))}
    </List>
  )
}
