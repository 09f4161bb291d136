// Authorization to write each record by collection and id.
import { describeMatrix } from './describe-matrix.ts'
import { listRows } from './matrix-groups.ts'

describeMatrix(listRows('documents'))
