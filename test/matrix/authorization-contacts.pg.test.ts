// Authorization of contacts and their personal links.
import { contactRows } from './contact-rows.ts'
import { describeMatrix } from './describe-matrix.ts'

describeMatrix([...contactRows])
