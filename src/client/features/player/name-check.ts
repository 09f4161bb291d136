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
  /** Someone typed: an empty field is a mistake from then on. */
  isTouched: boolean
  check: NameCheck
}

export const emptyName: NameDraft = { text: '', isTouched: false, check: { state: 'unchecked' } }

export type NameStep =
  | { type: 'offered'; text: string }
  | { type: 'chosen'; text: string }
  | { type: 'edited'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; text: string; isTaken: boolean | null }

/**
 * The next draft. What the server just proposed is available; it is put only into a field that no
 * one has touched. An answer to a name that was edited meanwhile is dropped; an answer that never
 * came (null) leaves it unchecked.
 */
export function nextName(draft: NameDraft, step: NameStep): NameDraft {
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

/** What is wrong with the name as typed, if anything should be said yet. */
export function nameProblem({
  text,
  isTouched,
  check,
}: NameDraft): PlayerNameRefusal | 'name-taken' | null {
  if (check.state === 'unavailable') return 'name-taken'
  const name = parsePlayerName(text)
  return isTouched && !name.ok ? name.refusal.code : null
}

/** The check button is disabled under 3 characters, and while there is nothing left to ask. */
export const canCheck = ({ text, check }: NameDraft): boolean =>
  text.trim().length >= playerNameMin && check.state === 'unchecked' && parsePlayerName(text).ok
