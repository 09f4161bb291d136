import { useState } from 'react'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import {
  consoleTexts,
  operatorRoleTexts,
  roleRightsTexts,
  operatorTeamTexts,
} from '#words/en/operator/console.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field/select.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import { ActSheet } from './act-sheet.tsx'
import { Proof, useProof } from './proof.tsx'
import { doAct } from './use-page.ts'

type Holder = { userId: string; name: string; role: OperatorRole | null }

export function RoleButton({ person, onDone }: { person: Holder; onDone: () => void }) {
  const t = useTexts(operatorTeamTexts)
  return (
    <ActSheet
      label={person.role === null ? t.give : t.change}
      variant="plain"
      title={t.giveTitle({ name: person.name })}
      onDone={onDone}
      renderForm={(done) => <RoleForm person={person} onDone={done} />}
    />
  )
}

function RoleForm({ person: { userId, role }, onDone }: { person: Holder; onDone: () => void }) {
  const t = useTexts(operatorTeamTexts)
  const frame = useTexts(consoleTexts)
  const roles = useTexts(operatorRoleTexts)
  const rights = useTexts(roleRightsTexts)
  const [chosen, setChosen] = useState<OperatorRole | 'none'>(role ?? 'none')
  const { busy, run } = useBusy<'save'>()
  const proof = useProof()
  const save = () =>
    run('save', async () => {
      const next = chosen === 'none' ? null : chosen
      if (await doAct({ act: 'appoint', userId, role: next, ...proof.given }, frame.done)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void save()}>
      <Select
        label={t.change}
        options={[
          ...operatorRoles.map((id) => ({ id, label: roles[id] })),
          { id: 'none' as const, label: t.none },
        ]}
        value={chosen}
        onChange={setChosen}
        {...(chosen !== 'none' && { description: rights[chosen] })}
      />
      <Proof proof={proof} />
      <Button type="submit" isPending={busy !== null}>
        {labels.save}
      </Button>
    </SheetForm>
  )
}
