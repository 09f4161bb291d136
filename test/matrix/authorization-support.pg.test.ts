// Who may ask Poppi and the operator, who may do what with passes and tokens, and what shows to
// whom.
import { describeMatrix } from './describe-matrix.ts'
import { passRows } from './pass-rows.ts'
import { supportRows } from './support-rows.ts'

describeMatrix([...supportRows, ...passRows])
