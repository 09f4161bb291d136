// Open windows during calls about accounts, players, clubs, contacts, venues and money.
import { describeWindows } from './describe-windows.ts'

describeWindows('people', 900)
