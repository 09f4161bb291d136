// Authorization of all other nouns.
import { describeMatrix } from './describe-matrix.ts'
import { listRows } from './matrix-groups.ts'

describeMatrix(listRows('others'))
