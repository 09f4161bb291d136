// Authorization of Poppi, messages to the operator, passes and tokens, and alerts.
import { describeMatrix } from './describe-matrix.ts'
import { passRows } from './pass-rows.ts'
import { supportRows } from './support-rows.ts'

describeMatrix([...supportRows, ...passRows])
