// Renders the large forms and the list import from the smallest data that each accepts.
import type { ComponentType } from 'react'
import { toDay } from '#domain/shared/day.ts'
import { ClubNameForm } from '../../src/client/features/club/club-name-form.tsx'
import { ImportFlow } from '../../src/client/features/contact/import/import-flow.tsx'
import { CreateEvent } from '../../src/client/features/event-form/create-event.tsx'
import { freshDraft } from '../../src/client/features/event-form/event-draft.ts'
import { freshLeague } from '../../src/client/features/league/league-draft.ts'
import { LeagueForm } from '../../src/client/features/league/league-form.tsx'
import { emptyLocationDraft } from '../../src/client/features/location/form/location-draft.ts'
import { LocationEditor } from '../../src/client/features/location/form/location-editor.tsx'
import { saveNewLocation } from '../../src/client/features/location/form/save-location.ts'
import { ProfileFormView } from '../../src/client/features/profile/profile-form.tsx'
import type { Profile } from '../../src/client/features/profile/profile.ts'
import { call } from '../../src/client/net/call.ts'

/** `changes` counts how often another person changed the data that the form started from. */
type FormProps = { changes: number; onDone: () => void }

const venue = 'riverside'
const by = (changes: number, text: string): string => (changes === 0 ? text : `${text} ${changes}`)

const profile = {
  playerId: 'ana',
  playerName: 'Ana',
  headline: 'Lefty',
  summary: '',
  youtube: '',
  facebook: '',
  instagram: '',
  twitter: '',
  medium: '',
  duprRating: null,
} as Profile

export const forms = {
  event: ({ changes, onDone }: FormProps) => (
    <CreateEvent
      start={{
        draft: {
          ...freshDraft({ location: venue, startDate: '2031-06-02', startTime: '18:00' }),
          title: by(changes, ''),
        },
        touched: [],
      }}
      copyOf={null}
      onCreated={onDone}
    />
  ),
  league: ({ changes, onDone }: FormProps) => (
    <LeagueForm
      initial={{ ...freshLeague(venue, toDay('2031-06-02')), note: by(changes, 'Balls') }}
      isFixed={false}
      submitLabel="submit"
      onCancel={onDone}
      save={async (fields) => {
        const answer = await call('leagues-create', { fields })
        if (answer.ok) onDone()
        return answer
      }}
    />
  ),
  location: ({ changes, onDone }: FormProps) => (
    <LocationEditor
      save={saveNewLocation}
      submit="submit"
      start={() => ({ ...emptyLocationDraft('US'), name: by(changes, '') })}
      onSaved={onDone}
      onCancel={onDone}
    />
  ),
  club: ({ changes, onDone }: FormProps) => (
    <ClubNameForm
      initial={by(changes, '')}
      save={(clubName) => call('clubs-create', { locationId: venue, clubName })}
      onSaved={onDone}
      onCancel={onDone}
    />
  ),
  profile: ({ changes, onDone }: FormProps) => (
    <ProfileFormView
      profile={{ ...profile, duprId: null, headline: by(changes, profile.headline) }}
      onDone={onDone}
    />
  ),
  contacts: ({ onDone }: FormProps) => <ImportFlow keeper={{ kind: 'player' }} onSeen={onDone} />,
} satisfies Record<string, ComponentType<FormProps>>

export type FormName = keyof typeof forms

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name)
