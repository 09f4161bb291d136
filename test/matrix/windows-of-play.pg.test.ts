// Windows beside calls of events, leagues, tournaments and matches.
import { describeWindows } from './describe-windows.ts'

describeWindows('play')
