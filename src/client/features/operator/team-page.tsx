import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import {
  operatorRoleTexts,
  roleRightsTexts,
  operatorTeamTexts,
} from '#words/en/operator/console.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { RoleButton } from './role-sheet.tsx'
import { usePage } from './use-page.ts'

export function TeamPage() {
  const t = useTexts(operatorTeamTexts)
  const roles = useTexts(operatorRoleTexts)
  const read = usePage('team', { page: 'team' })
  return (
    <ConsoleFrame read={read}>
      {({ team }) => (
        <>
          <p className="text-muted">{t.lead}</p>
          <List>
            {team.map(({ userId, role, email, playerName, hasSecondFactor }) => (
              <ListRow
                key={userId}
                title={playerName ?? email}
                detail={`${roles[role]} · ${email}`}
                trailing={
                  <>
                    {!hasSecondFactor && <Badge tone="warm">{t.noFactor}</Badge>}
                    <RoleButton
                      person={{ userId, name: playerName ?? email, role }}
                      onDone={read.again}
                    />
                  </>
                }
              />
            ))}
          </List>
          <RoleRights />
        </>
      )}
    </ConsoleFrame>
  )
}

function RoleRights() {
  const roles: Readonly<Record<OperatorRole, string>> = useTexts(operatorRoleTexts)
  const rights = useTexts(roleRightsTexts)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-muted">
      {operatorRoles.map((role) => (
        <div key={role} className="contents">
          <dt className="font-semibold">{roles[role]}</dt>
          <dd>{rights[role]}</dd>
        </div>
      ))}
    </dl>
  )
}
