// Searches a new venue's town by name; the result is a starting point for the exact position.
import { useState } from 'react'
import { locationTextMax } from '#domain/location/location.ts'
import type { Town } from '#domain/location/towns.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRead } from '../../../net/use-read.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { placeText } from '../place-text.ts'
import { pauseMs, useSettledQuery } from '../use-settled.ts'

export function TownSearch({ onChoose }: { onChoose: (town: Town) => void }) {
  const t = useTexts(locationEditTexts)
  const [text, setText] = useState('')
  const typed = text.trim()
  const asked = useSettledQuery(typed, pauseMs)
  const { data, refusal, isLoading } = useRead(
    'locations-towns',
    typed === '' || asked === '' ? 'skip' : { text: asked },
  )
  const towns = typed === '' ? [] : (data?.towns ?? [])
  const isAnswered = typed !== '' && typed === asked && !isLoading && refusal === null
  const choose = (town: Town) => {
    setText('')
    onChoose(town)
  }
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={t.findTown}
        placeholder={t.findTownHint}
        maxLength={locationTextMax.city}
        value={text}
        onChange={setText}
      />
      <output className="text-sm text-muted empty:hidden">
        {isAnswered && towns.length === 0 ? t.noTown : ''}
      </output>
      {towns.length > 0 && (
        <ul aria-label={t.towns} className="flex flex-wrap gap-2">
          {towns.map((town) => (
            <li key={`${town.city}|${town.region}|${town.country}`}>
              <Button variant="soft" size="sm" onPress={() => choose(town)}>
                {placeText(town)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
