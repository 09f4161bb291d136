// Class names of fields, so that every field looks alike. Apart from button-classes.ts, which every screen
// loads.

/** Stack of a field: label, box, notes. */
export const fieldStack = 'flex min-w-0 flex-col gap-2'
/** The box one types into or opens. */
export const fieldBox =
  'min-h-12 w-full min-w-0 rounded-xl border border-field bg-card px-4 text-base text-fg outline-none transition-colors placeholder:text-muted invalid:border-bad disabled:opacity-50'
export const fieldFocus = 'focus:ring-focus focus-visible:ring-focus'
/** For a box that is a group of parts: the ring shows when any part has the focus. */
export const fieldFocusWithin = 'focus-within:ring-focus'
