// Authorization of prices and payment lists.
import { describeMatrix } from './describe-matrix.ts'
import { paymentRows } from './payment-rows.ts'

describeMatrix(paymentRows)
