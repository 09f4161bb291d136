// The rights to prices, and to the lists of payments.
import { describeMatrix } from './describe-matrix.ts'
import { paymentRows } from './payment-rows.ts'

describeMatrix(paymentRows)
