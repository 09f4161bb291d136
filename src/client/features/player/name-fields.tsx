// The field of the player name, proposed names, and whether the name is free.
import { CircleCheck } from 'lucide-react'
import { playerNameMax } from '#domain/player/name.ts'
import { setupTexts } from '#words/en/player/setup.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { canCheck, nameProblem } from './name-check.ts'
import type { NameInHand } from './use-name-draft.ts'

export function NameFields({ hand, isSaving }: { hand: NameInHand; isSaving: boolean }) {
  const t = useTexts(setupTexts)
  const { draft, name, isAvailable, proposals } = hand
  const problem = nameProblem(draft)
  return (
    <>
      <TextField
        label={t.name}
        value={draft.text}
        onChange={hand.edit}
        countTo={playerNameMax}
        description={t.nameRules}
        error={problem === null ? undefined : refusalText({ code: problem })}
        isReadOnly={isSaving}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
      />
      {proposals.length > 0 && (
        <fieldset aria-label={t.proposals} className="flex flex-wrap items-center gap-2">
          <span aria-hidden className="text-sm text-muted">
            {t.proposals}
          </span>
          {proposals.map((proposal) => (
            <Chip
              key={proposal}
              isOn={draft.text === proposal}
              isDisabled={isSaving}
              onChange={() => hand.choose(proposal)}
            >
              {proposal}
            </Chip>
          ))}
        </fieldset>
      )}
      <output className={isAvailable ? 'block' : 'contents'}>
        {isAvailable && (
          <span className="flex animate-fade items-center gap-2 rounded-xl bg-soft px-4 py-3 font-semibold text-brand">
            <CircleCheck aria-hidden size={20} className="shrink-0" />
            {t.available({ player: name })}
          </span>
        )}
      </output>
    </>
  )
}

export function CheckButton({ hand: { draft, isAvailable } }: { hand: NameInHand }) {
  const t = useTexts(setupTexts)
  return isAvailable ? null : (
    <Button
      type="submit"
      variant="soft"
      size="lg"
      isDisabled={!canCheck(draft) && draft.check.state !== 'checking'}
      isPending={draft.check.state === 'checking'}
    >
      {t.check}
    </Button>
  )
}
