// CSS classes of form fields. Separate from button-classes.ts, which every screen loads.

export const fieldStack = 'flex min-w-0 flex-col gap-2'
export const fieldBox =
  'min-h-12 w-full min-w-0 rounded-xl border border-field bg-card px-4 text-base text-fg outline-none transition-colors placeholder:text-muted invalid:border-bad disabled:opacity-50'
export const fieldFocus = 'focus:ring-focus focus-visible:ring-focus'
export const fieldFocusWithin = 'focus-within:ring-focus'
