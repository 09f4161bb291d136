/** CSS classes of an offer on a pass: an icon above its text. */
export const offerClasses =
  'flex min-h-13 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border border-line bg-card px-2 py-2 text-center text-sm leading-tight font-semibold outline-none hover:border-field focus-visible:ring-focus pressed:bg-soft'
