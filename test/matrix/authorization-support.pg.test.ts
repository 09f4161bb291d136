// The rights to ask Poppi and the operator, to passes and tokens, and what shows to
// each viewer.
import { describeMatrix } from './describe-matrix.ts'
import { passRows } from './pass-rows.ts'
import { supportRows } from './support-rows.ts'

describeMatrix([...supportRows, ...passRows])
