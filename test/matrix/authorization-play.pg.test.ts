// Authorization in play: match lists, scores, results, leagues, tournaments, live queues, self
// check-in.
import { describeMatrix } from './describe-matrix.ts'
import { listRows } from './matrix-groups.ts'

describeMatrix(listRows('play'))
