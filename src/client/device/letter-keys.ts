// Single-letter shortcuts: whether this device has them on, and which key presses count (WCAG
// 2.1.4).
import { useSyncExternalStore } from 'react'
import { clearStored, getStored, setStored } from './storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const areLettersOn = (): boolean => getStored('letterKeys') === null

export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLettersOn)

export function setLetterKeys(isOn: boolean): void {
  if (isOn) clearStored('letterKeys')
  else setStored('letterKeys', 'off')
  for (const listener of listeners) listener()
}

const typing =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=listbox], [role=menu]'

/** Overlays, whose keys are not the page's. A non-modal notice is no dialog, whatever its role. */
const overlays =
  'dialog[open], [role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

export function isPageKey(event: Pressed): boolean {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing
  if (!isPlain || event.defaultPrevented) return false
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false
  return document.querySelector(overlays) === null
}

export const readLetterKey = (event: Pressed): string | null =>
  event.key.length === 1 && areLettersOn() && isPageKey(event) ? event.key.toLowerCase() : null

export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  document.querySelector(overlays) === null
