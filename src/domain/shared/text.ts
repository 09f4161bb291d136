// Free text as people type it: trimmed, no control characters, counted in characters.
import * as v from 'valibot'

// oxlint-disable-next-line no-control-regex -- refusing control characters is the point
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** Text of `min` to `max` characters after trimming; refuses control characters other than tab and line breaks, and half characters, which no database keeps. */
export const textSchema = (max: number, min = 0) =>
  v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max), v.check((text) => !control.test(text), 'control characters'), v.check((text) => text.isWellFormed(), 'half a character'))
