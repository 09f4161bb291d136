// The check of a player name (SPEC sections 4 and 5): unchecked, available, unavailable. Editing
// the name resets it.
import { parsePlayerName, playerNameMin, type PlayerNameRefusal } from '#domain/player/name.ts'

export type NameCheck =
  | { state: 'unchecked' }
  | { state: 'checking' }
  | { state: 'available' }
  | { state: 'unavailable' }

export type NameDraft = {
  text: string
  isTouched: boolean
  check: NameCheck
}

export const emptyName: NameDraft = { text: '', isTouched: false, check: { state: 'unchecked' } }

export type NameCheckState =
  | { type: 'offered'; text: string }
  | { type: 'chosen'; text: string }
  | { type: 'edited'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; text: string; isTaken: boolean | null }

/**
 * A name the server proposed counts as available and fills only an untouched field. An answer for a
 * name edited meanwhile is dropped; a missing answer (null) leaves it unchecked.
 */
export function nextName(draft: NameDraft, step: NameCheckState): NameDraft {
  switch (step.type) {
    case 'offered':
      return draft.isTouched || draft.text !== ''
        ? draft
        : { text: step.text, isTouched: false, check: { state: 'available' } }
    case 'chosen':
      return { text: step.text, isTouched: true, check: { state: 'available' } }
    case 'edited':
      return { text: step.text, isTouched: true, check: { state: 'unchecked' } }
    case 'asked':
      return { ...draft, isTouched: true, check: { state: 'checking' } }
    case 'answered':
      if (step.text !== draft.text) return draft
      return {
        ...draft,
        check: {
          state: step.isTaken === null ? 'unchecked' : step.isTaken ? 'unavailable' : 'available',
        },
      }
  }
}

export function nameProblem({
  text,
  isTouched,
  check,
}: NameDraft): PlayerNameRefusal | 'name-taken' | null {
  if (check.state === 'unavailable') return 'name-taken'
  const name = parsePlayerName(text)
  return isTouched && !name.ok ? name.refusal.code : null
}

export const canCheck = ({ text, check }: NameDraft): boolean =>
  text.trim().length >= playerNameMin && check.state === 'unchecked' && parsePlayerName(text).ok
