// Single letters as shortcuts: whether they are on for this device, and whether a key that was
// pressed is one (WCAG 2.1.4).
import { useSyncExternalStore } from 'react'
import { clearStored, getStored, setStored } from './storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const areLettersOn = (): boolean => getStored('letterKeys') === null

/** Whether single letters are shortcuts on this device, kept up to date; they are until switched off. */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLettersOn)

/** Remembers on this device whether single letters are shortcuts. */
export function setLetterKeys(isOn: boolean): void {
  if (isOn) clearStored('letterKeys')
  else setStored('letterKeys', 'off')
  for (const listener of listeners) listener()
}

/** Where keys write, or choose among options. */
const typing =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable=true], [role=textbox], [role=listbox], [role=menu]'

/** Over the page: its keys are not the page's. News beside it is no dialog, whatever its role. */
const overlays =
  'dialog[open], [role=dialog], [role=alertdialog]:not([aria-modal=false]), [role=menu]'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

/**
 * Whether a key was pressed for the page: without a modifier, not while someone types, and not
 * under a dialog or a menu.
 */
export function isPageKey(event: Pressed): boolean {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing
  if (!isPlain || event.defaultPrevented) return false
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false
  return document.querySelector(overlays) === null
}

/**
 * The letter, digit or sign that was pressed as a shortcut, in lower case; null where it is none,
 * and where this device has letters switched off.
 */
export const readLetterKey = (event: Pressed): string | null =>
  event.key.length === 1 && areLettersOn() && isPageKey(event) ? event.key.toLowerCase() : null

/** ⌘K or Ctrl+K, unless a dialog or a menu is open. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.metaKey || event.ctrlKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  document.querySelector(overlays) === null
