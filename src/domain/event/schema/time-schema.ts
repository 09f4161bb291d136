import * as v from 'valibot'

/** A time of day at the venue, 'HH:mm' in five-minute steps. */
export const timeSchema = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5][05]$/))
