// Open windows during calls about events, leagues, tournaments and matches.
import { describeWindows } from './describe-windows.ts'

describeWindows('play', 860)
