// Who may ask Poppi and the operator, and what shows to whom.
import { describeMatrix } from './describe-matrix.ts'
import { supportRows } from './support-rows.ts'

describeMatrix(supportRows)
