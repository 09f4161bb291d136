// Authorization to write each record by collection and id.
import { describeMatrix } from './describe-matrix.ts'
import { documentRows } from './document-rows.ts'

describeMatrix(documentRows)
