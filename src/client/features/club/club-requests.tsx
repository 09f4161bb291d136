// Requests to join a club, for the officers who answer them.
import { clubHomeTexts } from '#words/en/club/club-home.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { List } from '../../ui/list-row.tsx'
import { Section } from '../../ui/section.tsx'
import type { ClubPage } from './club-page.ts'
import { PersonRow } from './person-row.tsx'
import type { ClubActions } from './use-club-actions.ts'

export function ClubRequests({ club, actions }: { club: ClubPage; actions: ClubActions }) {
  const t = useTexts(clubHomeTexts)
  if (club.requests.length === 0) return null
  return (
    <Section title={`${t.requests} (${club.requestCount})`}>
      <List label={t.requests}>
        {club.requests.map((person) => (
          <PersonRow key={person.playerId} person={person}>
            <span className="flex items-center gap-2">
              <Button
                variant="plain"
                size="sm"
                aria-label={t.declineNamed({ player: person.playerName })}
                isDisabled={actions.busy === person.playerId}
                onPress={() => void actions.answerRequest(club, person, false)}
              >
                {t.decline}
              </Button>
              <Button
                size="sm"
                aria-label={t.acceptNamed({ player: person.playerName })}
                isDisabled={actions.busy === person.playerId}
                onPress={() => void actions.answerRequest(club, person, true)}
              >
                {t.accept}
              </Button>
            </span>
          </PersonRow>
        ))}
      </List>
    </Section>
  )
}
