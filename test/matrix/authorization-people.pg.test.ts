// Authorization of players, venues and clubs.
import { describeMatrix } from './describe-matrix.ts'
import { listRows } from './matrix-groups.ts'

describeMatrix(listRows('people'))
