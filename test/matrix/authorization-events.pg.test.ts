// Authorization of events, rosters and teams.
import { describeMatrix } from './describe-matrix.ts'
import { listRows } from './matrix-groups.ts'

describeMatrix(listRows('events'))
