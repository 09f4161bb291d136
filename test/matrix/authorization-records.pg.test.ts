// Authorization to read each of the spec's records.
import { describeMatrix } from './describe-matrix.ts'
import { notificationRows } from './notification-rows.ts'
import { recordRows } from './record-rows.ts'

describeMatrix([...recordRows, ...notificationRows])
