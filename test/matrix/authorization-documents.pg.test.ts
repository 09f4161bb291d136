// Who may write which records by collection and id.
import { describeMatrix } from './describe-matrix.ts'
import { documentRows } from './document-rows.ts'

describeMatrix(documentRows)
